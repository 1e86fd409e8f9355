// Package qr makes QR codes, for links that somebody opens by the camera of a telephone.
//
// Contract: it knows modules alone, neither colours nor sizes; who draws a code leaves Quiet modules of light round it, and
// draws dark on light. It is light enough for the page.
package qr

import (
	"fmt"

	"rsc.io/qr/coding"
)

// Quiet is how many modules of light a code wants round it (ISO/IEC 18004 asks for 4; cameras are content with 2 where what lies
// beyond is no pattern of its own).
const Quiet = 4

// Most is how many bytes a text may have: that of a code of 57 modules, which is as fine as a screen across a room may be.
const Most = 213

// Code is a square of modules, row by row from above; true is dark. Its side has 21 modules or 4, 8, 12… more.
type Code [][]bool

// Of is the code of a text, the smallest one that can still be read with 15 % of it hidden. The error is one sentence: the text is
// longer than Most bytes.
func Of(text string) (Code, error) { return of(text, Most, coding.M) }

// MostDense is how many bytes a text of a dense code may have: one of 93 modules, to be held close to.
const MostDense = 792

// Dense is the code of a longer text, for a screen at arm's length: the smallest one that can still be read with 7 % of it hidden. The
// error is one sentence: the text is longer than MostDense bytes.
func Dense(text string) (Code, error) { return of(text, MostDense, coding.L) }

func of(text string, most int, level coding.Level) (Code, error) {
	if len(text) > most {
		return nil, fmt.Errorf("a text of %d bytes makes no QR code: %d at most", len(text), most)
	}
	data, v := coding.String(text), coding.Version(coding.MinVersion)
	for data.Bits(v) > v.DataBytes(level)*8 {
		v++
	}
	plan, err := coding.NewPlan(v, level, 0)
	if err != nil {
		return nil, fmt.Errorf("no QR code: %w", err)
	}
	made, err := plan.Encode(data)
	if err != nil {
		return nil, fmt.Errorf("no QR code: %w", err)
	}
	c := make(Code, made.Size)
	for y := range c {
		c[y] = make([]bool, made.Size)
		for x := range c[y] {
			c[y][x] = made.Black(x, y)
		}
	}
	return c, nil
}

// Dark says whether the module in column x of row y, both from 0, is dark; those round the code are light.
func (c Code) Dark(x, y int) bool {
	return y >= 0 && y < len(c) && x >= 0 && x < len(c[y]) && c[y][x]
}
