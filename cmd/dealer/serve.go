package main

import (
	"context"
	"crypto/tls"
	"fmt"
	"io"
	"log"
	"net"
	"net/http"
	"os"
	"os/signal"
	"runtime/debug"
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
	if os.Getenv("GOGC") == "" {
		debug.SetGCPercent(houseGarbage)
	}
	if host, err := os.Hostname(); err == nil {
		o.house.place = host + " " + listener.Addr().String()
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

// houseGarbage is how much of what a house has may be garbage, in percent, before it is collected: half of what is usual. That takes a
// quarter of the memory off for each person, and no processor time that could be measured.
const houseGarbage = 50

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
