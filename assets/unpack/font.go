package main

import (
	"bytes"
	"compress/zlib"
	"encoding/binary"
	"errors"
	"io"
)

// plainFont writes a WOFF anew with its tables as they are. A table whose
// length equals its packed length is stored (WOFF 1.0, section 5), so every
// reader of WOFF takes the result. Metadata and private data are left out.
func plainFont(packed []byte) ([]byte, error) {
	const header, entry = 44, 20
	if len(packed) < header || string(packed[:4]) != "wOFF" {
		return nil, errors.New("not a WOFF file")
	}
	be := binary.BigEndian
	tables := int(be.Uint16(packed[12:]))
	if len(packed) < header+entry*tables {
		return nil, errors.New("the directory of tables is cut off")
	}
	out := bytes.Clone(packed[:header+entry*tables])
	for i := range tables {
		row := out[header+entry*i:][:entry]
		at, short, long := be.Uint32(row[4:]), be.Uint32(row[8:]), be.Uint32(row[12:])
		if uint64(at)+uint64(short) > uint64(len(packed)) {
			return nil, errors.New("a table lies outside the file")
		}
		table := packed[at : at+short]
		if short < long {
			r, err := zlib.NewReader(bytes.NewReader(table))
			if err != nil {
				return nil, err
			}
			if table, err = io.ReadAll(r); err != nil {
				return nil, err
			}
		}
		if uint32(len(table)) != long {
			return nil, errors.New("a table is not as long as the directory says")
		}
		be.PutUint32(row[4:], uint32(len(out)))
		be.PutUint32(row[8:], long)
		out = append(out, table...)
		out = append(out, make([]byte, -len(out)&3)...)
		row = out[header+entry*i:][:entry] // append may have moved it
		be.PutUint32(row[8:], long)
	}
	be.PutUint32(out[8:], uint32(len(out)))
	clear(out[24:44]) // no metadata, no private data
	return out, nil
}
