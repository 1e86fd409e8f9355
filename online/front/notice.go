package front

import (
	"html"
	"net/http"
	"strconv"
	"strings"
)

// Notice is what a house without a page tells a browser: how else one comes. The zero value says so in English.
type Notice struct {
	Lang  string // BCP 47
	Title string
	Lines []string
}

const noticeStyle = `body{margin:0;min-height:100vh;display:grid;place-items:center;background:#1b1f3b;color:#f4f1e8;font:1.15rem/1.5 system-ui,sans-serif}
main{max-width:34rem;padding:2rem}h1{font-size:1.6rem;line-height:1.2}`

// ServeHTTP answers / with the notice, and nothing else.
func (n Notice) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	if r.Method != http.MethodGet && r.Method != http.MethodHead {
		w.Header().Set("Allow", "GET, HEAD")
		http.Error(w, "only GET and HEAD", http.StatusMethodNotAllowed)
		return
	}
	if n.Title == "" {
		n = Notice{"en", "A table of Fourtell", []string{"This table is held by a window of Fourtell, which has no page to play on.",
			"Open Fourtell on your own machine, and give it the address of this page under Play online."}}
	}
	head := w.Header()
	guard(head)
	head.Set("Cache-Control", "no-cache")
	var text, kind string
	switch r.URL.Path {
	case "/", "/index.html":
		var b strings.Builder
		b.WriteString(`<!doctype html><html lang="` + html.EscapeString(n.Lang) + `"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
			`<title>` + html.EscapeString(n.Title) + `</title><link rel="stylesheet" href="notice.css"><main><h1>` + html.EscapeString(n.Title) + `</h1>`)
		for _, line := range n.Lines {
			b.WriteString(`<p>` + html.EscapeString(line) + `</p>`)
		}
		b.WriteString("</main></html>\n")
		text, kind = b.String(), "x.html"
	case "/notice.css":
		text, kind = noticeStyle, "x.css"
	default:
		http.NotFound(w, r)
		return
	}
	head.Set("Content-Type", contentType(kind))
	head.Set("Content-Length", strconv.Itoa(len(text)))
	if r.Method == http.MethodGet {
		_, _ = w.Write([]byte(text))
	}
}
