//go:build !js

package main

import (
	"context"
	"flag"
	"time"

	"fourtell/online/siege"
)

// besiege comes to a house as nobody should, at whose tables somebody else plays meanwhile, and prints what became of it.
func besiege(args []string) error {
	f := flag.NewFlagSet("siege", flag.ContinueOnError)
	s := siege.Siege{}
	f.StringVar(&s.Door, "door", "ws://127.0.0.1:8080/v1/ws", "where the house is")
	f.IntVar(&s.Frames, "frames", 100_000, "how many frames are sent as fast as they are taken")
	f.IntVar(&s.HalfOpen, "half-open", 2_000, "how many connections say nothing")
	f.IntVar(&s.Codes, "codes", 5_000, "how many codes are tried")
	most := f.Duration("for", time.Minute, "for how long at most")
	if err := f.Parse(args); err != nil {
		return err
	}
	ctx, stop := context.WithTimeout(context.Background(), *most)
	defer stop()
	begun := time.Now()
	told, err := s.Run(ctx)
	if err != nil {
		return err
	}
	figure("online.siege_s", "%.1f", time.Since(begun).Seconds(), "s")
	figure("online.siege_frames", "%.0f", float64(told.Frames), "frames sent without end")
	figure("online.siege_half_open", "%.0f", float64(told.Open), "connections that say nothing, at once")
	figure("online.siege_codes", "%.0f", float64(told.Tried), "codes tried")
	figure("online.siege_found", "%.0f", float64(told.Found), "rooms found by them")
	return nil
}
