package front

import (
	"bytes"
	"crypto/sha256"
	"fmt"
	"io/fs"
	"mime"
	"net/http"
	"path"
	"regexp"
	"strconv"
	"strings"
	"time"
)

// contentType knows the page's files without the system's table, which differs from machine to machine.
func contentType(name string) string {
	switch path.Ext(name) {
	case ".html":
		return "text/html; charset=utf-8"
	case ".js", ".mjs":
		return "text/javascript; charset=utf-8"
	case ".css":
		return "text/css; charset=utf-8"
	case ".json":
		return "application/json"
	case ".wasm":
		return "application/wasm"
	case ".mp3":
		return "audio/mpeg"
	case ".png":
		return "image/png"
	case ".webp":
		return "image/webp"
	case ".avif":
		return "image/avif"
	case ".svg":
		return "image/svg+xml"
	case ".ico":
		return "image/x-icon"
	case ".webmanifest":
		return "application/manifest+json"
	case ".txt":
		return "text/plain; charset=utf-8"
	}
	if t := mime.TypeByExtension(path.Ext(name)); t != "" {
		return t
	}
	return "application/octet-stream"
}

// guard are the headers that keep the page to what it needs: nothing but this server's own files, of which the scripts alone
// may run and compile WebAssembly, and no frame of another site's round it.
func guard(head http.Header) {
	head.Set("Content-Security-Policy", "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data: blob:; "+
		"object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'")
	head.Set("X-Frame-Options", "SAMEORIGIN")
	head.Set("X-Content-Type-Options", "nosniff")
	head.Set("Referrer-Policy", "no-referrer")
}

// hashed is an address that changes with what lies there: a hash ends the file's name, or is asked for as ?v=.
func hashed() *regexp.Regexp {
	return regexp.MustCompile(`(-[0-9a-f]{12}\.\w+(\.gz)?|\?v=[0-9a-f]{12})$`)
}

// tag is a validator for a text: part of its SHA-256, so that a page built anew with the same files is the same to a browser.
func tag(data []byte) string {
	sum := sha256.Sum256(data)
	return fmt.Sprintf(`"%x"`, sum[:8])
}

// stillHas says whether a browser's If-None-Match names the tag (RFC 9110, 13.1.2).
func stillHas(header, tag string) bool {
	for part := range strings.SplitSeq(header, ",") {
		if part = strings.TrimPrefix(strings.TrimSpace(part), "W/"); part == tag || part == "*" {
			return true
		}
	}
	return false
}

// Page serves files, the smallest pre-compressed one that the browser takes. What has a hash in its address the
// browser may keep for ever; it asks again for the rest, so that a page built anew is seen at once, and what it has is not
// sent again.
func Page(files fs.FS) http.Handler {
	never := hashed() // changes
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.Method != http.MethodGet && r.Method != http.MethodHead {
			w.Header().Set("Allow", "GET, HEAD")
			http.Error(w, "only GET and HEAD", http.StatusMethodNotAllowed)
			return
		}
		name := strings.TrimPrefix(path.Clean("/"+r.URL.Path), "/")
		if info, err := fs.Stat(files, nonEmpty(name)); err == nil && info.IsDir() {
			name = path.Join(name, "index.html")
		}
		head := w.Header()
		guard(head)
		head.Set("Cache-Control", "no-cache")
		head.Add("Vary", "Accept-Encoding")
		file, encoding := name, ""
		for _, e := range []struct{ suffix, name string }{{".br", "br"}, {".gz", "gzip"}} {
			if !accepts(r.Header.Get("Accept-Encoding"), e.name) {
				continue
			}
			if info, err := fs.Stat(files, name+e.suffix); err == nil && !info.IsDir() {
				file, encoding = name+e.suffix, e.name
				break
			}
		}
		if info, err := fs.Stat(files, nonEmpty(file)); err != nil || info.IsDir() {
			http.NotFound(w, r)
			return
		}
		data, err := fs.ReadFile(files, file)
		if err != nil {
			http.Error(w, "the file cannot be read", http.StatusInternalServerError)
			return
		}
		head.Set("Content-Type", contentType(name))
		head.Set("ETag", tag(data))
		if never.MatchString(r.URL.RequestURI()) {
			head.Set("Cache-Control", "public, max-age=31536000, immutable")
		}
		slow := &slowWriter{w, http.NewResponseController(w), writePatience}
		if encoding == "" {
			http.ServeContent(slow, r, "", time.Time{}, bytes.NewReader(data))
			return
		}
		head.Set("Content-Encoding", encoding)
		sendWhole(slow, r, data)
	})
}

// sendWhole sends a compressed file with its length, which http.ServeContent leaves out and a progress bar wants.
func sendWhole(w http.ResponseWriter, r *http.Request, data []byte) {
	if stillHas(r.Header.Get("If-None-Match"), w.Header().Get("ETag")) {
		w.Header().Del("Content-Type")
		w.WriteHeader(http.StatusNotModified)
		return
	}
	w.Header().Set("Content-Length", strconv.Itoa(len(data)))
	if r.Method == http.MethodHead {
		return
	}
	_, _ = w.Write(data) // a browser that goes away is no concern of ours
}

func nonEmpty(name string) string {
	if name == "" {
		return "."
	}
	return name
}

// accepts says whether an Accept-Encoding header takes the encoding: named, or by *, and not with weight 0 (RFC 9110,
// 12.5.3).
func accepts(header, encoding string) bool {
	star := false
	for part := range strings.SplitSeq(header, ",") {
		name, rest, _ := strings.Cut(strings.TrimSpace(part), ";")
		name = strings.ToLower(strings.TrimSpace(name))
		weight := 1.0
		if q, ok := strings.CutPrefix(strings.ReplaceAll(strings.TrimSpace(rest), " ", ""), "q="); ok {
			weight, _ = strconv.ParseFloat(q, 64)
		}
		switch name {
		case encoding:
			return weight > 0
		case "*":
			star = weight > 0
		}
	}
	return star
}
