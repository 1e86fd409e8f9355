package main

import (
	"bytes"
	"context"
	"crypto/sha256"
	"crypto/tls"
	"fmt"
	"io"
	"io/fs"
	"log"
	"mime"
	"net"
	"net/http"
	"os"
	"os/signal"
	"path"
	"regexp"
	"strconv"
	"strings"
	"syscall"
	"time"
)

func runServe(args []string, s stream) int {
	o, code := readServeOptions(args, s)
	if code >= 0 {
		return code
	}
	secure, err := o.secure()
	if err != nil {
		s.say("serve: %v", err)
		return exitUsage
	}
	page, err := o.page()
	if err != nil {
		s.say("serve: %v", err)
		return exitUsage
	}
	if page == nil {
		s.say("serve: there is no page in %s (make web builds it): rooms alone, for windows, terminals and bots", o.dir)
		page = http.NotFoundHandler()
	}
	listener, err := net.Listen("tcp", o.addr)
	if err != nil {
		s.say("serve: %v", err)
		return exitUsage
	}
	defer listener.Close()
	stop, done := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer done()
	if o.noRooms {
		tellAddresses(listener.Addr(), secure != nil, false, s)
		return serve(stop, listener, secure, page, nil, s)
	}
	var watched net.Listener
	if o.metrics != "" {
		if watched, err = net.Listen("tcp", o.metrics); err != nil {
			s.say("serve: --metrics: %v", err)
			return exitUsage
		}
		defer watched.Close()
	}
	h, err := openHouse(o.house, logTo(s.err))
	if err != nil {
		s.say("serve: %v", err)
		return exitUsage
	}
	if watched != nil {
		m := &http.Server{Handler: http.HandlerFunc(h.metrics), ReadHeaderTimeout: 5 * time.Second, WriteTimeout: 10 * time.Second}
		go func() { _ = m.Serve(watched) }()
		defer m.Close()
	}
	tellAddresses(listener.Addr(), secure != nil, true, s)
	if watched != nil {
		fmt.Fprintf(s.out, "http://%s/metrics\n", watched.Addr())
	}
	return serve(stop, listener, secure, h.doors(page), h.close, s)
}

// serve serves until it is stopped; ended, which may be nil, ends what the handler stands on.
func serve(stop context.Context, listener net.Listener, secure *tls.Config, handler http.Handler, ended func(context.Context), s stream) int {
	const patience = 5 * time.Second
	server := &http.Server{Handler: handler, TLSConfig: secure, ReadHeaderTimeout: patience, IdleTimeout: 2 * time.Minute, MaxHeaderBytes: 16 << 10,
		ErrorLog: log.New(io.Discard, "", 0)} // of handshakes that broke off: anybody can make thousands
	over := make(chan error, 1)
	go func() {
		if secure != nil {
			over <- server.ServeTLS(listener, "", "")
		} else {
			over <- server.Serve(listener)
		}
	}()
	select {
	case err := <-over:
		s.say("serve: %v", err)
		return exitUsage
	case <-stop.Done():
	}
	ctx, cancel := context.WithTimeout(context.Background(), patience)
	defer cancel()
	if ended != nil {
		ended(ctx)
	}
	if err := server.Shutdown(ctx); err != nil {
		s.say("serve: %v", err)
	}
	<-over
	return exitDone
}

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

// pageHandler serves files, the smallest pre-compressed one that the browser takes. What has a hash in its address the
// browser may keep for ever; it asks again for the rest, so that a page built anew is seen at once, and what it has is not
// sent again.
func pageHandler(files fs.FS) http.Handler {
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
