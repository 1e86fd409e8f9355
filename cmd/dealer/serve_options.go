package main

import (
	"crypto/tls"
	"fmt"
	"net"
	"net/http"
	"net/url"
	"os"
	"path"
	"strings"

	"fourtell/online/front"
)

// builtPage is where `make web` puts the page.
const builtPage = "build/web"

// serveOptions is what `dealer serve` was told.
type serveOptions struct {
	dir       string // of the page
	named     bool   // somebody said which
	addr      string
	cert, key string
	metrics   string // where the counts are told; "": nowhere
	noRooms   bool
	house     houseOptions
}

// readServeOptions reads flags; the second result is an exit code, or less than 0 to go on.
func readServeOptions(args []string, s stream) (o serveOptions, code int) {
	f := flags("serve", "[DIR] [--addr HOST:PORT] [--store DIR]", "Serves the built page from DIR ("+builtPage+" if left out) and rooms for people anywhere, from one address, until interrupted.\n"+
		"Files that have a .br or .gz beside them go out compressed to browsers that take it. Without --store or --nats the rooms last as\n"+
		"long as the program. docs/hosting.md tells how friends come to it.")
	f.StringVar(&o.addr, "addr", "127.0.0.1:8080", "the `HOST:PORT` to listen on; port 0 takes a free one, 0.0.0.0 lets other machines in")
	h := &o.house
	f.StringVar(&h.name, "name", "Fourtell", "the `NAME` of the house")
	f.StringVar(&h.store, "store", "", "keep rooms in this `DIR`, so that they outlast the program")
	nats := f.String("nats", "", "keep rooms in a cluster of NATS servers, `URL,URL,URL`")
	f.IntVar(&h.replicas, "replicas", 1, "on how many of the cluster's servers each room is kept, 1 to 5")
	f.StringVar(&h.from, "take-along", "", "with --nats: first copy the rooms of this `DIR` of --store there")
	f.StringVar(&o.cert, "cert", "", "the `FILE` of a certificate, for https; with --key")
	f.StringVar(&o.key, "key", "", "the `FILE` of its key")
	f.Func("origin", "let pages from this `URL` reach the rooms too; may be said again", func(text string) error {
		u, err := url.Parse(text)
		if err != nil || u.Host == "" || u.Scheme != "https" && u.Scheme != "http" || strings.ContainsAny(u.Host, `*?\`) {
			return fmt.Errorf("an origin looks like https://example.com")
		}
		h.origins = append(h.origins, u.Scheme+"://"+strings.NewReplacer("[", `\[`, "]", `\]`).Replace(u.Host)) // it is taken for a pattern
		return nil
	})
	f.BoolVar(&h.proxied, "behind-proxy", false, "believe X-Forwarded-For of a proxy before the house")
	f.IntVar(&h.mostRooms, "rooms", 1000, "how many `ROOMS` there may be")
	f.IntVar(&h.mostPeople, "people", 4000, "how many `PEOPLE` there may be")
	f.StringVar(&o.metrics, "metrics", "", "tell Prometheus how the house is at this `HOST:PORT`")
	f.BoolVar(&o.noRooms, "no-rooms", false, "serve the page alone")
	dirs, code := parse(f, args, s)
	if code >= 0 {
		return o, code
	}
	if *nats != "" {
		h.nats = strings.Split(*nats, ",")
	}
	o.dir, o.named = builtPage, len(dirs) > 0
	if o.named {
		o.dir = dirs[0]
	}
	if err := o.check(len(dirs)); err != nil {
		s.say("serve: %v", err)
		return o, exitUsage
	}
	return o, -1
}

// check says in one sentence what can't be.
func (o *serveOptions) check(dirs int) error {
	h := &o.house
	switch {
	case dirs > 1:
		return fmt.Errorf("one directory, not %d", dirs)
	case (o.cert == "") != (o.key == ""):
		return fmt.Errorf("--cert and --key go together")
	case h.replicas < 1 || h.replicas > 5:
		return fmt.Errorf("--replicas %d: 1 to 5", h.replicas)
	case h.replicas > 1 && len(h.nats) == 0:
		return fmt.Errorf("--replicas goes with --nats: a folder is one")
	case h.store != "" && len(h.nats) > 0:
		return fmt.Errorf("rooms are kept in --store or in --nats, not in both")
	case h.from != "" && len(h.nats) == 0:
		return fmt.Errorf("--take-along goes with --nats: it says where to")
	case isFile(h.store):
		return fmt.Errorf("--store takes a folder, and %s is a file", h.store)
	case h.mostRooms < 1 || h.mostPeople < 1:
		return fmt.Errorf("--rooms %d, --people %d: from 1", h.mostRooms, h.mostPeople)
	}
	for _, one := range []struct{ flag, addr string }{{"addr", o.addr}, {"metrics", o.metrics}} {
		if _, _, err := net.SplitHostPort(one.addr); err != nil && one.addr != "" {
			return fmt.Errorf("--%s takes HOST:PORT, not %q", one.flag, one.addr)
		}
	}
	return nil
}

// isFile says whether something is there that is no folder.
func isFile(name string) bool {
	if name == "" {
		return false
	}
	info, err := os.Stat(name)
	return err == nil && !info.IsDir()
}

// secure is how https is spoken; nil: not at all.
func (o *serveOptions) secure() (*tls.Config, error) {
	if o.cert == "" {
		return nil, nil
	}
	pair, err := tls.LoadX509KeyPair(o.cert, o.key)
	if err != nil {
		return nil, fmt.Errorf("the certificate: %v", err)
	}
	return &tls.Config{Certificates: []tls.Certificate{pair}, MinVersion: tls.VersionTLS12, NextProtos: []string{"h2", "http/1.1"}}, nil
}

// page is what hands the page out; nil where none is built and nobody has asked for one.
func (o *serveOptions) page() (http.Handler, error) {
	if _, err := os.Stat(path.Join(o.dir, "index.html")); err == nil {
		return front.Page(os.DirFS(o.dir)), nil
	}
	if o.noRooms || o.named {
		return nil, fmt.Errorf("there is no page in %s (no index.html); make web builds it", o.dir)
	}
	return nil, nil
}
