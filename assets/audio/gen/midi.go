package main

import (
	"cmp"
	"encoding/binary"
	"slices"
)

const (
	tempo      = 96  // beats a minute
	perBeat    = 480 // MIDI ticks in a beat
	drumsAt    = 9   // General MIDI's drum channel, counted from 0
	drumsBrush = 40  // the brush kit
)

// General MIDI programs, counted from 0.
const (
	rhodes     = 4
	vibraphone = 11
	bass       = 32
	mutedHorn  = 59
)

// Drum keys of General MIDI; tap and swirl are what the brush kit puts there.
const (
	sideStick = 37
	tap       = 38
	slap      = 39
	swirl     = 40
	pedal     = 44
	ride      = 51
)

// midi is a score under construction: channel messages with their ticks.
type midi struct{ events []midiEvent }

type midiEvent struct {
	tick int
	rank int // at one tick: set-up before ends of notes before starts
	data []byte
}

func (m *midi) put(tick, rank int, data ...byte) {
	m.events = append(m.events, midiEvent{max(0, tick), rank, data})
}

// channel chooses a program and sets its volume, place (0 left, 127 right) and
// share of reverb, all 0 … 127.
func (m *midi) channel(ch, program, volume, pan, reverb byte) {
	m.put(0, 0, 0xC0|ch, program)
	for _, c := range [][2]byte{{7, volume}, {10, pan}, {91, reverb}, {93, 0}} {
		m.put(0, 0, 0xB0|ch, c[0], c[1])
	}
}

// note sounds key for a number of ticks.
func (m *midi) note(ch byte, tick, ticks int, key, velocity byte) {
	m.put(tick, 2, 0x90|ch, key, velocity)
	m.put(tick+max(1, ticks), 1, 0x80|ch, key, 0)
}

// bendRange sets how far a full bend reaches, in semitones.
func (m *midi) bendRange(ch, semitones byte) {
	for _, c := range [][2]byte{{101, 0}, {100, 0}, {6, semitones}, {38, 0}} {
		m.put(0, 0, 0xB0|ch, c[0], c[1])
	}
}

// bend moves the pitch of a channel: −1 … 1 of its range.
func (m *midi) bend(ch byte, tick int, to float64) {
	v := 8192 + int(8191*to)
	m.put(tick, 2, 0xE0|ch, byte(v&0x7F), byte(v>>7))
}

// file returns a Standard MIDI File of format 0 that ends at tick end.
func (m *midi) file(end int) []byte {
	slices.SortStableFunc(m.events, func(a, b midiEvent) int {
		return cmp.Or(cmp.Compare(a.tick, b.tick), cmp.Compare(a.rank, b.rank))
	})
	micros := 60_000_000 / tempo
	track := []byte{0, 0xFF, 0x51, 3, byte(micros >> 16), byte(micros >> 8), byte(micros)}
	now := 0
	for _, e := range m.events {
		track = append(appendVarLen(track, e.tick-now), e.data...)
		now = e.tick
	}
	track = append(appendVarLen(track, max(0, end-now)), 0xFF, 0x2F, 0)

	b := append([]byte("MThd"), 0, 0, 0, 6, 0, 0, 0, 1)
	b = binary.BigEndian.AppendUint16(b, perBeat)
	b = append(b, "MTrk"...)
	b = binary.BigEndian.AppendUint32(b, uint32(len(track)))
	return append(b, track...)
}

// appendVarLen appends n in MIDI's seven bits to a byte, high bits first.
func appendVarLen(b []byte, n int) []byte {
	for shift := 21; shift > 0; shift -= 7 {
		if n>>shift > 0 {
			b = append(b, byte(n>>shift)&0x7F|0x80)
		}
	}
	return append(b, byte(n)&0x7F)
}
