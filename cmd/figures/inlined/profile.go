package main

import "encoding/binary"

// often is how often each of the calls is said to be made. The compiler minds those that make up 99 in 100 of all: so that none of
// them is left out, as many calls of nobody's as are more than the rest are said to be made half as often.
const often = 1000

// profile is the calls in the form of runtime/pprof (github.com/google/pprof, proto/profile.proto), each as often as any other.
func profile(edges []edge) []byte {
	w := writer{texts: []string{""}, functions: map[*function]uint64{}, places: map[place]uint64{}}
	w.bytes(1, w.valueType("samples", "count"))
	w.bytes(1, w.valueType("cpu", "nanoseconds"))
	for _, e := range edges {
		w.sample(often, w.at(place{e.to, e.to.start + 1}), w.at(place{e.from, e.line}))
	}
	nobody := &function{name: "nobody"}
	for n := range len(edges)/40 + 1 {
		w.sample(often/2, w.at(place{nobody, 0}), w.at(place{nobody, 1 + n}))
	}
	w.bytes(11, w.valueType("cpu", "nanoseconds"))
	w.number(12, 10_000_000)
	for _, text := range w.texts {
		w.bytes(6, []byte(text))
	}
	return w.out
}

type place struct {
	in   *function
	line int
}

// writer writes protocol buffers, and remembers what it has numbered.
type writer struct {
	message
	texts     []string
	functions map[*function]uint64
	places    map[place]uint64
}

func (w *writer) text(s string) uint64 {
	w.texts = append(w.texts, s)
	return uint64(len(w.texts) - 1)
}

func (w *writer) valueType(kind, unit string) []byte {
	var m message
	m.number(1, w.text(kind))
	m.number(2, w.text(unit))
	return m.out
}

func (w *writer) sample(times uint64, places ...uint64) {
	var m message
	for _, p := range places { // the innermost first
		m.number(1, p)
	}
	m.number(2, times)
	m.number(2, times*10_000_000)
	w.bytes(2, m.out)
}

func (w *writer) at(p place) uint64 {
	id := w.places[p]
	if id == 0 {
		id = uint64(len(w.places) + 1)
		w.places[p] = id
		var line, m message
		line.number(1, w.function(p.in))
		line.number(2, uint64(p.line))
		m.number(1, id)
		m.number(3, id*16) // an address, which nobody asks for
		m.bytes(4, line.out)
		w.bytes(4, m.out)
	}
	return id
}

func (w *writer) function(f *function) uint64 {
	id := w.functions[f]
	if id == 0 {
		id = uint64(len(w.functions) + 1)
		w.functions[f] = id
		name := w.text(f.name)
		var m message
		m.number(1, id)
		m.number(2, name)
		m.number(3, name)
		m.number(4, w.text(f.file))
		m.number(5, uint64(f.start))
		w.bytes(5, m.out)
	}
	return id
}

// message is a protocol buffer being written.
type message struct{ out []byte }

func (m *message) number(field int, n uint64) {
	m.out = binary.AppendUvarint(m.out, uint64(field)<<3)
	m.out = binary.AppendUvarint(m.out, n)
}

func (m *message) bytes(field int, b []byte) {
	m.out = binary.AppendUvarint(m.out, uint64(field)<<3|2)
	m.out = binary.AppendUvarint(m.out, uint64(len(b)))
	m.out = append(m.out, b...)
}
