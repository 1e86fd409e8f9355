package main

import "bytes"

// jumping is how a function of Go's goes from one part of it to another: all
// parts lie in one loop that begins with a table of them, and whoever jumps puts
// the number of a place into local 0 and begins the loop anew. By the same table
// the function goes on where it was left when another goroutine was to run.
//
//	block                      to leave by, when what was called is to be left
//	  loop
//	    block block … block    as many as there are parts
//	      local.get 0
//	      br_table
//	    end part 0, end part 1 …
//	  end
//	  unreachable
//	end
type jumping struct {
	first   int   // the instruction that part 0 begins with
	outside int   // blocks round those of the parts: the loop is the innermost
	parts   int   // how many
	after   int   // the loop's end, behind the last part
	table   []int // the part of each place; the last is that of every other
	jumps   map[int]jump
	needed  []bool // the parts that something goes to
	entered []bool // those of them that the table leads to
}

// jump is kept under its first instruction, of three: a constant, a set, a branch.
type jump struct{ from, to int }

func (j jump) back() bool { return j.to <= j.from }

// jumping reads how a function jumps. It is not ok where nothing does, or the
// function is no such one: then it stays as it is.
func (f *function) jumping() (j jumping, ok bool) {
	const begin = 2 // instructions, which read the stack's top
	if f.body[0] == 0 || !bytes.HasPrefix(f.body[1:], goLocals) || len(f.all) < begin || !f.is(0, opGlobalGet, 0) || !f.is(1, opSet, 1) {
		return j, false
	}
	i := begin
	for ; i < len(f.all) && (f.all[i].op == opBlock || f.all[i].op == opLoop); i++ {
		if f.all[i].op == opLoop {
			if j.outside > 0 {
				return j, false
			}
			j.outside = i + 1 - begin
		}
	}
	if i+3 >= len(f.all) || !f.is(i, opGet, 0) || f.all[i+1].op != opBranchTable || f.all[i+2].op != opEnd {
		return j, false
	}
	j.table, j.first = f.labels(i+1), i+3
	for _, part := range j.table {
		j.parts = max(j.parts, part+1)
	}
	if j.outside == 0 || j.outside > 2 || i-begin-j.outside != j.parts {
		return j, false
	}
	j.jumps = map[int]jump{}
	j.needed, j.entered = make([]bool, j.parts), make([]bool, j.parts)
	return j, f.joinEmptyParts(&j) && f.follow(&j)
}

// joinEmptyParts has whoever goes to a part without an instruction go to the next.
func (f *function) joinEmptyParts(j *jumping) bool {
	part, inner := 0, 0
	begin := []int{j.first}
	for i := j.first; i < len(f.all) && j.after == 0; i++ {
		switch f.all[i].op {
		case opBlock, opLoop, opIf:
			inner++
		case opEnd:
			if inner > 0 {
				inner--
			} else if part++; part == j.parts {
				j.after = i
			} else {
				begin = append(begin, i+1)
			}
		}
	}
	if j.after == 0 {
		return false
	}
	for p := j.parts - 2; p >= 0; p-- {
		if begin[p]+1 == begin[p+1] {
			for place, to := range j.table {
				if to == p {
					j.table[place] = p + 1
				}
			}
		}
	}
	return true
}

// enter marks the part of a place as one that the table leads to.
func (j *jumping) enter(place int) {
	part := j.table[min(place, len(j.table)-1)]
	j.entered[part], j.needed[part] = true, true
}

// follow finds the jumps, and where the function may be gone on with.
func (f *function) follow(j *jumping) bool {
	j.enter(0)
	part, inner := 0, 0
	for i := j.first; i < j.after; i++ {
		switch op := f.all[i].op; op {
		case opBlock, opLoop, opIf:
			inner++
		case opEnd:
			if inner > 0 {
				inner--
				continue
			}
			part++
			if f.calls(i + 1) { // what is put off is called from such a place after a panic, and no code tells it
				j.entered[part], j.needed[part] = true, true
			}
		case opLong:
			if f.kept(i) {
				j.enter(int(signed(f.text(i)[1:]) & 0xffff))
			}
		case opBranchTable:
			return false
		case opBranch, opBranchIf:
			label, _, _ := uleb(f.body, f.all[i].at+1)
			switch outer := label - inner - (j.parts - 1 - part); {
			case outer < 0 && label >= inner:
				return false // to a part, which Go never does
			case outer != 0:
			case op == opBranch && f.all[i-2].op == opConst && f.is(i-1, opSet, 0):
				place, _, err := sleb(f.body, f.all[i-2].at+1)
				if err != nil || place < 0 || place >= len(j.table) {
					return false
				}
				to := j.table[place]
				j.jumps[i-2] = jump{part, to}
				j.needed[to] = true
				if to <= part {
					j.entered[to] = true
				}
			default:
				return false
			}
		}
	}
	return true
}

// calls says whether the instructions there are the first of a call.
func (f *function) calls(i int) bool {
	const minus = 0x6b
	return i+3 < len(f.all) && f.is(i, opGet, 1) && f.is(i+1, opConst, 8) && f.is(i+2, minus) && f.is(i+3, opTee, 1)
}

func (f *function) text(i int) []byte { return f.body[f.all[i].at:f.all[i].end] }

func (f *function) is(i int, text ...byte) bool { return bytes.Equal(f.text(i), text) }

// labels are those of a table of branches.
func (f *function) labels(i int) []int {
	count, at, _ := uleb(f.body, f.all[i].at+1)
	all := make([]int, count+1)
	for n := range all {
		all[n], at, _ = uleb(f.body, at)
	}
	return all
}
