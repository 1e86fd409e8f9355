//go:build !js

package platform

import (
	"context"
	"os"
	"os/exec"
	"runtime"
	"strings"
	"time"
)

// OpenClipboard is the system's clipboard by way of the programs that come with it, since Ebitengine offers a window none;
// nil where there are none.
func OpenClipboard() Clipboard {
	for _, t := range clipboardTools(runtime.GOOS, os.Getenv("WAYLAND_DISPLAY") != "") {
		_, w := exec.LookPath(t.write[0])
		_, r := exec.LookPath(t.read[0])
		if w == nil && r == nil {
			return t
		}
	}
	return nil
}

// boardTool is how a clipboard is written and read: by command lines, the text on standard input and output.
type boardTool struct{ write, read []string }

// clipboardTools are those of an operating system, the likeliest first.
func clipboardTools(system string, wayland bool) []boardTool {
	tool := func(write, read string) boardTool { return boardTool{strings.Fields(write), strings.Fields(read)} }
	switch system {
	case "windows":
		return []boardTool{tool("clip", "powershell -NoProfile -Command Get-Clipboard")}
	case "darwin":
		return []boardTool{tool("pbcopy", "pbpaste")}
	}
	all := []boardTool{tool("xclip -selection clipboard", "xclip -selection clipboard -out"), tool("xsel --clipboard --input", "xsel --clipboard --output")}
	if wayland {
		all = append([]boardTool{tool("wl-copy", "wl-paste --no-newline")}, all...)
	}
	return all
}

// boardWait is how long the table may stand still for a clipboard whose owner does not answer.
const boardWait = 2 * time.Second

func (t boardTool) Write(text string, done func(bool)) {
	ctx, stop := context.WithTimeout(context.Background(), boardWait)
	defer stop()
	c := exec.CommandContext(ctx, t.write[0], t.write[1:]...)
	c.Stdin = strings.NewReader(text)
	done(c.Run() == nil)
}

func (t boardTool) Read(done func(string, bool)) {
	ctx, stop := context.WithTimeout(context.Background(), boardWait)
	defer stop()
	out, err := exec.CommandContext(ctx, t.read[0], t.read[1:]...).Output()
	done(string(out), err == nil)
}
