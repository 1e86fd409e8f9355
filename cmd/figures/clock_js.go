package main

import (
	"syscall/js"
	"time"
)

// spent is the processor time Node has used for this program.
func spent() time.Duration {
	used := js.Global().Get("process").Call("cpuUsage")
	return time.Duration(used.Get("user").Int()+used.Get("system").Int()) * time.Microsecond
}
