package front

import (
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"testing/fstest"
)

func page() fstest.MapFS {
	file := func(s string) *fstest.MapFile { return &fstest.MapFile{Data: []byte(s)} }
	return fstest.MapFS{
		"index.html":    file("<title>plain</title>"),
		"game.wasm":     file("wasm"),
		"game.wasm.br":  file("wasm in brotli"),
		"game.wasm.gz":  file("wasm in gzip"),
		"game.js":       file("js"),
		"game.js.gz":    file("js in gzip"),
		"music/a.mp3":   file("0123456789"),
		"only.bin.br":   file("nothing plain beside it"),
		"a/index.html":  file("<title>a</title>"),
		"style.css":     file("css"),
		"manifest.json": file("{}"),
	}
}

func TestThePageIsServedWithItsTypesAndTheSmallestFileTheBrowserTakes(t *testing.T) {
	h := Page(page())
	for _, c := range []struct {
		name, path, accept         string
		code                       int
		contentType, encoding, say string
	}{
		{"the root", "/", "", 200, "text/html; charset=utf-8", "", "plain"},
		{"the index by name", "/index.html", "br", 200, "text/html; charset=utf-8", "", "plain"},
		{"a folder", "/a/", "", 200, "text/html; charset=utf-8", "", "<title>a"},
		{"wasm in brotli", "/game.wasm", "gzip, deflate, br", 200, "application/wasm", "br", "in brotli"},
		{"wasm in gzip", "/game.wasm", "gzip", 200, "application/wasm", "gzip", "in gzip"},
		{"brotli refused by weight", "/game.wasm", "br;q=0, gzip;q=0.5", 200, "application/wasm", "gzip", "in gzip"},
		{"anything taken", "/game.wasm", "*", 200, "application/wasm", "br", "in brotli"},
		{"nothing compressed taken", "/game.wasm", "identity", 200, "application/wasm", "", "wasm"},
		{"only gzip there", "/game.js", "br, gzip", 200, "text/javascript; charset=utf-8", "gzip", "in gzip"},
		{"no compressed twin", "/style.css", "br", 200, "text/css; charset=utf-8", "", "css"},
		{"music", "/music/a.mp3", "br", 200, "audio/mpeg", "", "0123456789"},
		{"a manifest", "/manifest.json", "", 200, "application/json", "", "{}"},
		{"nothing there", "/none.js", "br", 404, "text/plain; charset=utf-8", "", "404"},
		{"a way out", "/../serve.go", "", 404, "text/plain; charset=utf-8", "", "404"},
		{"a folder without an index", "/music/", "", 404, "text/plain; charset=utf-8", "", "404"},
	} {
		t.Run(c.name, func(t *testing.T) {
			r := httptest.NewRequest(http.MethodGet, "/", nil)
			r.URL.Path = c.path
			if c.accept != "" {
				r.Header.Set("Accept-Encoding", c.accept)
			}
			w := httptest.NewRecorder()
			h.ServeHTTP(w, r)
			head := w.Result().Header
			if w.Code != c.code || head.Get("Content-Type") != c.contentType || head.Get("Content-Encoding") != c.encoding || !strings.Contains(w.Body.String(), c.say) {
				t.Errorf("%d %q %q %q", w.Code, head.Get("Content-Type"), head.Get("Content-Encoding"), w.Body)
			}
			if c.code == 200 && (head.Get("Content-Length") == "" || head.Get("Vary") != "Accept-Encoding") {
				t.Errorf("length %q, vary %q", head.Get("Content-Length"), head.Get("Vary"))
			}
		})
	}
}

func TestThePageIsOnlyRead(t *testing.T) {
	w := httptest.NewRecorder()
	Page(page()).ServeHTTP(w, httptest.NewRequest(http.MethodPost, "/", strings.NewReader("x")))
	if w.Code != http.StatusMethodNotAllowed {
		t.Errorf("a POST gets %d", w.Code)
	}
	w = httptest.NewRecorder()
	r := httptest.NewRequest(http.MethodHead, "/game.wasm", nil)
	r.Header.Set("Accept-Encoding", "br")
	Page(page()).ServeHTTP(w, r)
	if w.Code != http.StatusOK || w.Body.Len() != 0 || w.Result().Header.Get("Content-Length") != "14" {
		t.Errorf("a HEAD gets %d, %d bytes, length %q", w.Code, w.Body.Len(), w.Result().Header.Get("Content-Length"))
	}
}

func TestWhatTheBrowserHasIsNotSentAgain(t *testing.T) {
	files := page()
	files["loader-0123456789ab.js"] = files["style.css"]
	files["loader-0123456789ab.js.br"] = files["game.wasm.br"]
	h := Page(files)
	ask := func(path, accept, has string) *httptest.ResponseRecorder {
		r := httptest.NewRequest(http.MethodGet, path, nil)
		r.Header.Set("Accept-Encoding", accept)
		r.Header.Set("If-None-Match", has)
		w := httptest.NewRecorder()
		h.ServeHTTP(w, r)
		return w
	}
	for _, c := range []struct{ name, path, accept, cache string }{
		{"the page", "/", "br", "no-cache"},
		{"a packed file", "/game.js", "gzip", "no-cache"},
		{"a packed file whose name has a hash", "/loader-0123456789ab.js", "br", "public, max-age=31536000, immutable"},
		{"the same unpacked", "/loader-0123456789ab.js", "", "public, max-age=31536000, immutable"},
		{"a file asked for in a state", "/music/a.mp3?v=0123456789ab", "br", "public, max-age=31536000, immutable"},
		{"a file asked for in none", "/music/a.mp3?v=1", "br", "no-cache"},
	} {
		t.Run(c.name, func(t *testing.T) {
			first := ask(c.path, c.accept, "")
			tag := first.Header().Get("ETag")
			if first.Code != 200 || len(tag) != 18 || first.Header().Get("Cache-Control") != c.cache {
				t.Errorf("%d, tag %s, %s", first.Code, tag, first.Header().Get("Cache-Control"))
			}
			for _, has := range []string{tag, `"other", W/` + tag} {
				if again := ask(c.path, c.accept, has); again.Code != http.StatusNotModified || again.Body.Len() != 0 {
					t.Errorf("who has %s gets %d and %d bytes", has, again.Code, again.Body.Len())
				}
			}
			if other := ask(c.path, c.accept, `"other"`); other.Code != 200 || other.Body.Len() == 0 {
				t.Errorf("who has another gets %d", other.Code)
			}
		})
	}
	if ask("/loader-0123456789ab.js", "br", "").Header().Get("ETag") == ask("/loader-0123456789ab.js", "", "").Header().Get("ETag") {
		t.Error("packed and unpacked are one to the browser")
	}
	if cache := ask("/none-0123456789ab.js", "", "").Header().Get("Cache-Control"); cache == "public, max-age=31536000, immutable" {
		t.Errorf("that a file is missing may be kept for ever: %q", cache)
	}
}

func TestEveryAnswerKeepsThePageToItself(t *testing.T) {
	for _, path := range []string{"/", "/game.wasm", "/none"} {
		w := httptest.NewRecorder()
		Page(page()).ServeHTTP(w, httptest.NewRequest(http.MethodGet, path, nil))
		head := w.Result().Header
		for name, part := range map[string]string{"Content-Security-Policy": "script-src 'self' 'wasm-unsafe-eval';", "Referrer-Policy": "no-referrer",
			"X-Frame-Options": "SAMEORIGIN", "X-Content-Type-Options": "nosniff"} {
			if !strings.Contains(head.Get(name), part) {
				t.Errorf("%s of %s is %q", name, path, head.Get(name))
			}
		}
	}
}
