package main

import "encoding/binary"

// direct is the body with jumps that go straight to the part they are for, or
// the body as it was.
//
// A jump forward leaves the block behind whose end the part lies, without the
// table; and what nothing goes to by the table is not in it any more. So whoever
// translates the program for a machine sees what follows what, and need not put
// everything away for whatever might follow.
func (f *function) direct() []byte {
	j, ok := f.jumping()
	if !ok {
		return f.body
	}
	f.out = append(f.out[:0], f.body[:f.head]...)
	d := directing{function: f, jumping: &j}
	d.out = append(append(d.out, f.text(0)...), f.text(1)...)
	d.begin()
	for i := j.first; i < len(f.all); {
		i = d.write(i)
	}
	return f.out
}

// directing writes a function anew.
type directing struct {
	*function
	*jumping
	part int
	open []int // for each block that was open here, the outermost first, how many there are now
}

// begin writes what lies before part 0.
func (d *directing) begin() {
	for range d.outside - 1 {
		d.opens(opBlock)
	}
	var loop []byte
	if d.again() {
		loop = append(loop, opLoop)
	}
	byTable := d.byTable()
	d.needed[0] = byTable
	if byTable {
		loop = append(loop, opBlock) // at whose end nothing is: for places that the function is never gone on with from
	}
	d.opens(loop...)
	for part := d.parts - 1; part >= 0; part-- {
		if d.needed[part] {
			d.opens(opBlock)
		} else {
			d.opens()
		}
	}
	if byTable {
		d.out = append(d.out, opGet, 0)
		d.writeTable()
	}
	d.closes()
}

// opens opens blocks in the place of one.
func (d *directing) opens(ops ...byte) {
	d.open = append(d.open, len(ops))
	for _, op := range ops {
		d.out = append(d.out, op, noResult)
	}
}

// closes ends what is open in the place of the innermost.
func (d *directing) closes() {
	last := len(d.open) - 1
	for range d.open[last] {
		d.out = append(d.out, opEnd)
	}
	d.open = d.open[:last]
}

// again says whether a jump goes back, for which there must be a loop.
func (j *jumping) again() bool {
	for _, jump := range j.jumps {
		if jump.back() {
			return true
		}
	}
	return false
}

// byTable says whether the table leads anywhere but to the beginning.
func (j *jumping) byTable() bool {
	for _, entered := range j.entered[1:] {
		if entered {
			return true
		}
	}
	return j.again()
}

// writeTable writes the table of the places that are left.
func (d *directing) writeTable() {
	labels := make([]int, d.parts) // of the parts
	count := 0
	for part := range labels {
		labels[part] = count
		if d.needed[part] {
			count++
		}
	}
	nowhere := count
	places := make([]int, len(d.table))
	end := 0
	for place, part := range d.table {
		places[place] = nowhere
		if d.entered[part] {
			places[place], end = labels[part], place+1
		}
	}
	d.out = binary.AppendUvarint(append(d.out, opBranchTable), uint64(end))
	for _, label := range append(places[:end], nowhere) {
		d.out = binary.AppendUvarint(d.out, uint64(label))
	}
}

// write writes an instruction, or the whole of a jump, and says which is next.
func (d *directing) write(i int) int {
	if jump, ok := d.jumps[i]; ok {
		d.jump(i, jump, opBranch)
		return i + 3
	}
	switch in := d.all[i]; in.op {
	case opIf:
		if jump, ok := d.jumps[i+1]; ok && d.is(i, opIf, noResult) && d.all[i+4].op == opEnd {
			d.jump(i+1, jump, opBranchIf)
			return i + 5
		}
		fallthrough
	case opBlock, opLoop:
		d.open = append(d.open, 1)
	case opEnd:
		if len(d.open) == 0 { // of the body
			break
		}
		inPart := len(d.open) - d.outside - (d.parts - 1 - d.part)
		if i < d.after && inPart == 0 {
			d.part++
		}
		d.closes()
		return i + 1
	case opBranch, opBranchIf:
		label, _, _ := uleb(d.body, in.at+1)
		d.branch(in.op, len(d.open)-1-label)
		return i + 1
	}
	d.out = append(d.out, d.text(i)...)
	return i + 1
}

// jump writes a jump whose three instructions were there.
func (d *directing) jump(i int, to jump, op byte) {
	if to.back() {
		d.out = append(append(d.out, d.text(i)...), d.text(i+1)...)
		d.branch(op, d.outside-1)
		return
	}
	d.branch(op, d.outside+d.parts-1-to.to)
}

// branch writes a branch to a block that was open here, by its number from the outermost.
func (d *directing) branch(op byte, block int) {
	label := d.open[block] - 1
	for _, n := range d.open[block+1:] {
		label += n
	}
	d.out = binary.AppendUvarint(append(d.out, op), uint64(label))
}
