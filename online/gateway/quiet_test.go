package gateway

import (
	"fmt"
	"runtime"
	"strings"
	"testing"

	"fourtell/online/client"
)

// Most people say and are told nothing most of the time: nobody stands by to write or to ping for each of them.
func TestAQuietConnectionHasNobodyButWhoReads(t *testing.T) {
	_, door := house(t)
	var all []*player
	for n := range 5 {
		all = append(all, come(door, fmt.Sprint("Ann ", n)))
	}
	until(t, "all are known", all, func() bool {
		for _, p := range all {
			if p.State() != client.Here {
				return false
			}
		}
		return true
	})
	text := make([]byte, 1<<20)
	until(t, "nobody is there but who reads", all, func() bool {
		stacks := string(text[:runtime.Stack(text, true)])
		count := func(of string) int { return strings.Count(stacks, "gateway.(*conn)."+of+"(") }
		return count("serve") == len(all) && count("write") == 0 && count("ping") == 0
	})
}
