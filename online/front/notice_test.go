package front

import (
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
)

func TestAHouseWithoutAPageTellsABrowserHowToCome(t *testing.T) {
	ask := func(n Notice, method, path string) *httptest.ResponseRecorder {
		w := httptest.NewRecorder()
		n.ServeHTTP(w, httptest.NewRequest(method, path, nil))
		return w
	}
	own := Notice{"de", `Ein "Tisch" <hier>`, []string{"Fourtell & du"}}
	for _, tt := range []struct {
		name, method, path string
		n                  Notice
		code               int
		kind, say          string
	}{
		{"in English", "GET", "/", Notice{}, 200, "text/html; charset=utf-8", "no page to play on"},
		{"in the words it is given", "GET", "/", own, 200, "text/html; charset=utf-8", `<html lang="de">`},
		{"with nothing of them taken for a tag", "GET", "/", own, 200, "text/html; charset=utf-8", "&lt;hier&gt;</h1><p>Fourtell &amp; du</p>"},
		{"its colours", "GET", "/notice.css", Notice{}, 200, "text/css; charset=utf-8", "body{"},
		{"anything else", "GET", "/x", Notice{}, 404, "text/plain; charset=utf-8", "404"},
		{"its head", "HEAD", "/", Notice{}, 200, "text/html; charset=utf-8", ""},
		{"sent something", "POST", "/", Notice{}, 405, "text/plain; charset=utf-8", "only GET"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			w := ask(tt.n, tt.method, tt.path)
			if w.Code != tt.code || w.Header().Get("Content-Type") != tt.kind || !strings.Contains(w.Body.String(), tt.say) {
				t.Errorf("%d %q %q", w.Code, w.Header().Get("Content-Type"), w.Body)
			}
			if tt.method == http.MethodHead && w.Body.Len() > 0 {
				t.Error("a head has a body")
			}
			if tt.code == 200 && !strings.Contains(w.Header().Get("Content-Security-Policy"), "default-src 'self'") {
				t.Error("the notice keeps nothing out")
			}
		})
	}
}
