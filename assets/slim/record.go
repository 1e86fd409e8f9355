package main

import (
	"encoding/binary"
	"errors"
	"fmt"
)

// Of the data of a function (FUNCDATA_ in https://go.dev/src/internal/abi/symtab.go): what a trace prints of its arguments.
const (
	argumentInfo     = 5
	argumentLiveInfo = 6
)

// column is every stride-th number of 32 bits of the memory, count of them.
type column struct{ at, stride, count int }

// differences takes from each number of a column the one before it; the
// program adds it again when it begins.
func (c column) differences(memory []byte) {
	le := binary.LittleEndian
	for i := c.count - 1; i > 0; i-- {
		p := memory[c.at+i*c.stride:]
		le.PutUint32(p, le.Uint32(p)-le.Uint32(memory[c.at+(i-1)*c.stride:]))
	}
}

// shape is how many lists and how many data the records of a kind have room for.
type shape struct{ lists, data int }

func (s shape) size() int { return recordFixed + 4*(s.lists+s.data) }

// record is a function's, read.
type record struct {
	fixed       [recordFixed]byte
	lists, data []uint32
}

// evenRecords lays the functions' records out in two rows, of a usual size and
// of what is larger, so that the same numbers of each lie equally far apart,
// and writes those that grow as differences, which it returns.
func evenRecords(memory []byte, place, functions int) ([]column, error) {
	le := binary.LittleEndian
	directory := memory[place:]
	all := make([]record, functions)
	first, last := len(directory), 0
	for i := range all {
		at := int(le.Uint32(directory[8*i+4:]))
		if at+recordFixed > len(directory) {
			return nil, fmt.Errorf("the record of function %d lies outside the memory", i)
		}
		r := directory[at:]
		first = min(first, at)
		copy(all[i].fixed[:], r)
		lists, data := int(le.Uint32(r[28:])), int(r[43])
		end := at + recordFixed + 4*(lists+data)
		if end > len(directory) {
			return nil, fmt.Errorf("the record of function %d is cut off", i)
		}
		last = max(last, end)
		for l := range lists {
			all[i].lists = append(all[i].lists, le.Uint32(r[recordFixed+4*l:]))
		}
		for d := range data {
			v := le.Uint32(r[recordFixed+4*(lists+d):])
			if d == argumentInfo || d == argumentLiveInfo {
				v = none
			}
			all[i].data = append(all[i].data, v)
		}
		all[i].lists, all[i].data = trim(all[i].lists, 0), trim(all[i].data, none)
	}
	usual, large, ok := shapes(all, last-first)
	if !ok {
		return nil, errors.New("there is no room for even records")
	}
	var rows [2][]int
	for i, r := range all {
		row := 0
		if !usual.holds(r) {
			row = 1
		}
		rows[row] = append(rows[row], i)
	}
	clear(directory[first:last])
	at := first
	columns := []column{{place, 8, functions}, {place + 4, 8, functions}}
	for row, s := range []shape{usual, large} {
		for _, word := range grows {
			columns = append(columns, column{place + at + word, s.size(), len(rows[row])})
		}
		for _, i := range rows[row] {
			le.PutUint32(directory[8*i+4:], uint32(at))
			all[i].put(directory[at:], s)
			at += s.size()
		}
	}
	for _, c := range columns {
		c.differences(memory)
	}
	return columns, nil
}

// grows is where in a record the numbers lie that grow from one to the next: where it begins, its name, and its tables.
var grows = [...]int{0, 4, 16, recordFixed + 4}

const none = 1<<32 - 1 // data that a function has not

// put writes the record with room for as many lists and data.
func (r *record) put(to []byte, s shape) {
	le := binary.LittleEndian
	copy(to, r.fixed[:])
	le.PutUint32(to[28:], uint32(s.lists))
	to[43] = byte(s.data)
	to = to[recordFixed:]
	for l := range s.lists {
		if l < len(r.lists) {
			le.PutUint32(to[4*l:], r.lists[l])
		}
	}
	to = to[4*s.lists:]
	for d := range s.data {
		v := uint32(none)
		if d < len(r.data) {
			v = r.data[d]
		}
		le.PutUint32(to[4*d:], v)
	}
}

func trim(v []uint32, end uint32) []uint32 {
	for len(v) > 0 && v[len(v)-1] == end {
		v = v[:len(v)-1]
	}
	return v
}

func (s shape) holds(r record) bool { return len(r.lists) <= s.lists && len(r.data) <= s.data }

// shapes are the shape that holds all, and of those with which everything has room the one that holds the most.
func shapes(all []record, room int) (usual, large shape, ok bool) {
	for _, r := range all {
		large.lists, large.data = max(large.lists, len(r.lists)), max(large.data, len(r.data))
	}
	most := 0
	for lists := range large.lists + 1 {
		for data := range large.data + 1 {
			s, held := shape{lists, data}, 0
			for _, r := range all {
				if s.holds(r) {
					held++
				}
			}
			if held*s.size()+(len(all)-held)*large.size() <= room && held > most {
				usual, most, ok = s, held, true
			}
		}
	}
	return usual, large, ok
}
