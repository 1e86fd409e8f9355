package main

import (
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/tls"
	"crypto/x509"
	"crypto/x509/pkix"
	"encoding/pem"
	"io"
	"math/big"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"fourtell/online/client"
	"fourtell/online/socket"
	"fourtell/online/wire"
)

func TestWhatAHouseCannotBeToldItRefusesInASentence(t *testing.T) {
	taken, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer taken.Close()
	file := write(t, "file", "no folder")
	there := t.TempDir()
	if err := os.WriteFile(filepath.Join(there, "index.html"), nil, 0o600); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		name, say string
		args      []string
	}{
		{"two folders", "one directory, not 2", []string{"serve", "a", "b"}},
		{"a folder without a page", "no index.html", []string{"serve", t.TempDir()}},
		{"no page and no rooms", "no index.html", []string{"serve", "--no-rooms"}},
		{"an address without a host", `--addr takes HOST:PORT, not "8080"`, []string{"serve", "--addr", "8080"}},
		{"an address that another has", "address already in use", []string{"serve", "--addr", taken.Addr().String()}},
		{"a port that is none", "port", []string{"serve", "--addr", "127.0.0.1:99999"}},
		{"a certificate without its key", "--cert and --key go together", []string{"serve", "--cert", file}},
		{"a key without its certificate", "--cert and --key go together", []string{"serve", "--key", file}},
		{"a certificate that is none", "the certificate: ", []string{"serve", "--cert", file, "--key", file}},
		{"a certificate that is not there", "the certificate: ", []string{"serve", "--cert", "none.pem", "--key", "none.pem"}},
		{"nine replicas", "--replicas 9: 1 to 5", []string{"serve", "--nats", "nats://127.0.0.1:1", "--replicas", "9"}},
		{"replicas of a folder", "--replicas goes with --nats", []string{"serve", "--store", t.TempDir(), "--replicas", "3"}},
		{"rooms kept twice", "not in both", []string{"serve", "--store", t.TempDir(), "--nats", "nats://127.0.0.1:1"}},
		{"rooms kept in a file", "--store takes a folder, and ", []string{"serve", "--addr", "127.0.0.1:0", "--store", file}},
		{"rooms to take along to nowhere", "--take-along goes with --nats", []string{"serve", "--take-along", "rooms"}},
		{"a cluster that is not there", "the journal's servers cannot be reached", []string{"serve", "--addr", "127.0.0.1:0", "--nats", "nats://127.0.0.1:1"}},
		{"no rooms at all", "--rooms 0, --people 4000: from 1", []string{"serve", "--rooms", "0"}},
		{"fewer people than none", "--people -1: from 1", []string{"serve", "--people", "-1"}},
		{"rooms that are no number", `invalid value "many" for flag -rooms`, []string{"serve", "--rooms", "many"}},
		{"an origin without a scheme", "an origin looks like https://example.com", []string{"serve", "--origin", "example.com"}},
		{"origins by a pattern", "an origin looks like https://example.com", []string{"serve", "--origin", "https://*.example.com"}},
		{"an origin of another kind", "an origin looks like https://example.com", []string{"serve", "--origin", "ftp://example.com"}},
		{"counts at no address", `--metrics takes HOST:PORT, not "9090"`, []string{"serve", "--metrics", "9090"}},
		{"counts at an address that another has", "--metrics: ", []string{"serve", there, "--addr", "127.0.0.1:0", "--metrics", taken.Addr().String()}},
		{"a flag that is none", "-host", []string{"serve", "--host", "x"}},
		{"the list of no house", "--url takes the address of a house", []string{"rooms", "--url", "ftp://example.com"}},
		{"the list of a house and something else", "--url takes the address of a house", []string{"rooms", "more"}},
		{"a load on no house", "--url: that is no link", []string{"load", "--url", "::"}},
		{"a load and something else", `"more" is too much`, []string{"load", "more"}},
		{"a load of nothing", "--rooms from 1", []string{"load", "--rooms", "0"}},
		{"a load with one seat", "--seats from 2 to 10", []string{"load", "--seats", "1"}},
		{"a load that never acts", "above 0", []string{"load", "--rate", "0"}},
		{"a load of no length", "above 0", []string{"load", "--for", "0s"}},
		{"a bot without a room to join", "names no room", []string{"bot", "--join", "http://127.0.0.1:1/"}},
		{"a bot with no link", "that is no link", []string{"bot", "--join", "K7QF2M"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			r := dealer("", c.args...)
			lines := strings.Split(strings.TrimSuffix(r.err, "\n"), "\n")
			if c.args[0] == "serve" && len(lines) == 2 && strings.Contains(lines[0], "rooms alone") {
				lines = lines[1:] // there is no page beside the tests
			}
			if r.code != exitUsage || r.out != "" || len(lines) != 1 || !strings.HasPrefix(lines[0], "dealer: "+c.args[0]+": ") || !strings.Contains(lines[0], c.say) {
				t.Errorf("exit %d\nstdout %q\nstderr %q, want %q in a line", r.code, r.out, r.err, c.say)
			}
		})
	}
}

// certified writes a certificate for this machine with its key, and gives who trusts it.
func certified(t *testing.T) (cert, key string, trusting *x509.CertPool) {
	t.Helper()
	secret, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	plan := &x509.Certificate{SerialNumber: big.NewInt(1), Subject: pkix.Name{CommonName: "a house"}, NotBefore: time.Now().Add(-time.Hour),
		NotAfter: time.Now().Add(time.Hour), IPAddresses: []net.IP{net.IPv4(127, 0, 0, 1)}, IsCA: true, BasicConstraintsValid: true}
	made, err := x509.CreateCertificate(rand.Reader, plan, plan, secret.Public(), secret)
	if err != nil {
		t.Fatal(err)
	}
	own, err := x509.MarshalPKCS8PrivateKey(secret)
	if err != nil {
		t.Fatal(err)
	}
	text := pem.EncodeToMemory(&pem.Block{Type: "CERTIFICATE", Bytes: made})
	trusting = x509.NewCertPool()
	trusting.AppendCertsFromPEM(text)
	return write(t, "cert.pem", string(text)), write(t, "key.pem", string(pem.EncodeToMemory(&pem.Block{Type: "PRIVATE KEY", Bytes: own}))), trusting
}

func TestAHouseWithACertificateSpeaksHttpsAndNothingOlderThanTLS12(t *testing.T) {
	cert, key, trusting := certified(t)
	_, url := beginHouse(t, "127.0.0.1:0", "--cert", cert, "--key", key)
	if !strings.HasPrefix(url, "https://127.0.0.1:") {
		t.Fatalf("it says to be at %s", url)
	}
	by := &http.Client{Transport: &http.Transport{TLSClientConfig: &tls.Config{RootCAs: trusting}}}
	defer by.CloseIdleConnections()
	answer, text := get(t, by, url+"/healthz")
	if answer.StatusCode != http.StatusOK || text != "ok\n" {
		t.Errorf("%s: %q", answer.Status, text)
	}
	if keeps := answer.Header.Get("Strict-Transport-Security"); keeps != "max-age=31536000" {
		t.Errorf("a browser is told %q of coming by https again", keeps)
	}
	old := &tls.Config{RootCAs: trusting, MaxVersion: tls.VersionTLS11, MinVersion: tls.VersionTLS10}
	if c, err := tls.Dial("tcp", strings.TrimPrefix(url, "https://"), old); err == nil {
		c.Close()
		t.Error("it speaks TLS 1.1")
	}
	link, err := client.ParseLink(url, "")
	if err != nil {
		t.Fatal(err)
	}
	c := client.New(socket.DialBy(by, link.Socket(), nil), client.Who{Token: wire.Token([]byte("Ann"), url), Name: "Ann"})
	defer c.Close()
	tables{}.until(t, "the rooms answer", nil, func() bool { c.Step(time.Now().UnixMilli()); return c.State() == client.Here })
}

func TestOnlyPagesOfTheHouseAndThoseItNamesReachTheRooms(t *testing.T) {
	const in = http.StatusSwitchingProtocols
	_, s := houseHere(t, houseOptions{name: "Home", origins: []string{"https://friends.example"}})
	for _, c := range []struct {
		name, origin string
		status       int
	}{
		{"no page at all", "", in},
		{"its own page", s.URL, in},
		{"a page it names", "https://friends.example", in},
		{"the same without https", "http://friends.example", http.StatusForbidden},
		{"another port of it", "https://friends.example:8443", http.StatusForbidden},
		{"a page below it", "https://x.friends.example", http.StatusForbidden},
		{"a page that ends alike", "https://nofriends.example", http.StatusForbidden},
		{"any other page", "https://example.com", http.StatusForbidden},
		{"another program on this machine", "http://127.0.0.1:1", http.StatusForbidden},
		{"a page from a file", "null", http.StatusForbidden},
	} {
		t.Run(c.name, func(t *testing.T) {
			ask, err := http.NewRequestWithContext(t.Context(), http.MethodGet, s.URL+"/v1/ws", nil)
			if err != nil {
				t.Fatal(err)
			}
			for name, value := range map[string]string{"Connection": "Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Version": "13",
				"Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Protocol": wire.Subprotocol} {
				ask.Header.Set(name, value)
			}
			if c.origin != "" {
				ask.Header.Set("Origin", c.origin)
			}
			answer, err := http.DefaultClient.Do(ask)
			if err != nil {
				t.Fatal(err)
			}
			defer answer.Body.Close()
			if answer.StatusCode != c.status {
				t.Fatalf("it is answered %s", answer.Status)
			}
			if c.status != in {
				return
			}
			frame := make([]byte, 64) // uncompressed, because nobody has asked for it
			if _, err := io.ReadFull(answer.Body, frame); err != nil || !strings.Contains(string(frame), `"t":"welcome"`) {
				t.Errorf("%q, %v", frame, err)
			}
		})
	}
}

func TestAHouseSaysHowItIs(t *testing.T) {
	h, s := houseHere(t, houseOptions{})
	for path, want := range map[string]string{"/healthz": "ok\n", "/readyz": "ready\n"} {
		answer, text := get(t, http.DefaultClient, s.URL+path)
		if answer.StatusCode != http.StatusOK || text != want || answer.Header.Get("Cache-Control") != "no-store" {
			t.Errorf("%s: %s, %q, %v", path, answer.Status, text, answer.Header)
		}
	}
	answer, text := get(t, http.DefaultClient, s.URL+"/")
	if !strings.Contains(text, "plain") || !strings.Contains(answer.Header.Get("Content-Security-Policy"), "script-src 'self'") {
		t.Errorf("the page is %q with %v", text, answer.Header)
	}
	h.ending.Store(true)
	if answer, _ := get(t, http.DefaultClient, s.URL+"/readyz"); answer.StatusCode != http.StatusServiceUnavailable {
		t.Errorf("a house that ends is ready: %s", answer.Status)
	}
	if answer, _ := get(t, http.DefaultClient, s.URL+"/healthz"); answer.StatusCode != http.StatusOK {
		t.Errorf("a house that ends does not run: %s", answer.Status)
	}
}

// The counts are in Prometheus' text form, each with what it is, and count what has been.
func TestTheCountsOfAHouseAreTold(t *testing.T) {
	p, url := beginHouse(t, "127.0.0.1:0", "--metrics", "127.0.0.1:0")
	counts := p.says(t, "http")
	sitDown(t, url, 2, 3, "classic")
	answer, text := get(t, http.DefaultClient, counts)
	if !strings.HasPrefix(answer.Header.Get("Content-Type"), "text/plain; version=0.0.4") {
		t.Errorf("it is %s", answer.Header.Get("Content-Type"))
	}
	form := regexp.MustCompile(`^(# HELP (\w+) [^\n]+\n# TYPE (\w+) (counter|gauge)\n(\w+) (\d+)\n)+$`)
	if !form.MatchString(text) {
		t.Errorf("it is not of the form:\n%s", text)
	}
	if !regexp.MustCompile(`\nfourtell_goroutines [1-9]\d*\n`).MatchString(text) {
		t.Errorf("it does not say how much is done at once:\n%s", text)
	}
	for _, want := range []string{"\nfourtell_rooms 2\n", "\nfourtell_people 6\n", "\nfourtell_past_bytes 0\n", "\nfourtell_connections_total 6\n", "\nfourtell_turned_away_total 0\n"} {
		if !strings.Contains(text, want) {
			t.Errorf("there is no %q in\n%s", want, text)
		}
	}
	if answer, _ := get(t, http.DefaultClient, url+"/metrics"); answer.StatusCode != http.StatusNotFound {
		t.Errorf("people get %s for the counts", answer.Status)
	}
}

func TestBehindAProxyWhoComesIsWhoTheProxySays(t *testing.T) {
	for _, c := range []struct {
		name, want string
		told       []string
	}{
		{"one proxy", "192.0.2.7", []string{"192.0.2.7"}},
		{"somebody who says to be another", "192.0.2.7", []string{"203.0.113.1, 192.0.2.7"}},
		{"a proxy that adds a line of its own", "192.0.2.7", []string{"203.0.113.1", "192.0.2.7"}},
		{"an address with a port", "192.0.2.7", []string{"192.0.2.7:4711"}},
		{"IPv6", "2001:db8::7", []string{"2001:db8::7"}},
		{"IPv6 with a port", "2001:db8::7", []string{"[2001:db8::7]:4711"}},
		{"IPv6 in brackets", "2001:db8::7", []string{"[2001:db8::7]"}},
		{"nobody says anything", "198.51.100.9", nil},
	} {
		t.Run(c.name, func(t *testing.T) {
			r := &http.Request{RemoteAddr: "198.51.100.9:1234", Header: http.Header{"X-Forwarded-For": c.told}}
			if got := forwardedFor(r); got != c.want {
				t.Errorf("%q", got)
			}
		})
	}
}
