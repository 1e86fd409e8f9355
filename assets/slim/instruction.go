package main

import "errors"

// The instructions that Go writes (WebAssembly 1.0, section 5.4, and of 2.0
// those of opcode 0xfc).
const (
	opBlock, opLoop, opIf = 0x02, 0x03, 0x04
	opBranch, opBranchIf  = 0x0c, 0x0d
	opBranchTable         = 0x0e
	opReturn              = 0x0f
	opCall, opCallAny     = 0x10, 0x11
	opGet, opSet, opTee   = 0x20, 0x21, 0x22
	opGlobalGet           = 0x23
	opLong                = 0x42 // i64.const
	opLongStore           = 0x37
	opAdd                 = 0x7c // i64.add
	opMore                = 0xfc

	noResult = 0x40
)

// instruction is one of a body: its opcode and where it lies there.
type instruction struct {
	op      byte
	at, end int
}

var errInstruction = errors.New("an instruction is not one that Go writes")

// instructions reads what lies in a body behind its locals.
func instructions(b []byte, at int, into []instruction) ([]instruction, error) {
	for at < len(b) {
		end, err := afterOperands(b, at)
		if err != nil {
			return nil, err
		}
		into = append(into, instruction{b[at], at, end})
		at = end
	}
	return into, nil
}

// afterOperands is where the instruction that begins there ends.
func afterOperands(b []byte, at int) (int, error) {
	op := b[at]
	at++
	numbers := 0 // in LEB128
	switch {
	case op == opBlock || op == opLoop || op == opIf || op == opBranch || op == opBranchIf || op == opCall,
		op >= opGet && op <= 0x24, op == 0x3f || op == 0x40, op == opConst || op == opLong:
		numbers = 1
	case op == opCallAny, op >= 0x28 && op <= 0x3e: // what reads and writes memory
		numbers = 2
	case op == opBranchTable:
		labels, next, err := uleb(b, at)
		if err != nil {
			return 0, err
		}
		at, numbers = next, labels+1
	case op == 0x43: // f32.const
		at += 4
	case op == 0x44: // f64.const
		at += 8
	case op == opMore:
		if at >= len(b) {
			return 0, errCut
		}
		switch kind := b[at]; {
		case kind < 8: // to whole numbers, held in range
			at++
		case kind == 10: // memory.copy
			at += 3
		case kind == 11: // memory.fill
			at += 2
		default:
			return 0, errInstruction
		}
	case op <= 0x01, op == 0x05, op == opEnd, op == opReturn, op == 0x1a, op == 0x1b, op >= 0x45 && op <= 0xc4:
	default:
		return 0, errInstruction
	}
	for range numbers {
		for at < len(b) && b[at] >= 0x80 {
			at++
		}
		at++
	}
	if at > len(b) {
		return 0, errCut
	}
	return at, nil
}
