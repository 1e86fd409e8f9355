//go:build linux && !android

package sound

/*
#cgo pkg-config: alsa
#include <stdlib.h>
#include <alsa/asoundlib.h>

static void say_nothing(const char *file, int line, const char *function, int err, const char *format, ...) {}

// A device that is looked for every two seconds is not to be complained of every two seconds.
static void be_quiet(void) { snd_lib_error_set_handler(say_nothing); }

// open_device opens a device for float stereo; 0 or the error.
static int open_device(snd_pcm_t **pcm, const char *name, unsigned rate, unsigned latency) {
	int err = snd_pcm_open(pcm, name, SND_PCM_STREAM_PLAYBACK, 0);
	if (err < 0) return err;
	err = snd_pcm_set_params(*pcm, SND_PCM_FORMAT_FLOAT, SND_PCM_ACCESS_RW_INTERLEAVED, 2, rate, 1, latency);
	if (err < 0) { snd_pcm_close(*pcm); *pcm = NULL; }
	return err;
}
*/
import "C"

import (
	"errors"
	"fmt"
	"time"
	"unsafe"

	"fourtell/assets"
)

// deviceLatency is how much a device holds that has not been heard yet.
const deviceLatency = 60 * time.Millisecond

// alsa is a device as ALSA gives it, or what stands in its place.
type alsa struct{ pcm *C.snd_pcm_t }

// openALSA opens the system's own choice, and where that is none any device that plays.
func openALSA() (sink, error) {
	C.be_quiet()
	var all []error
	for _, name := range append([]string{"default", "plug:default"}, alsaDevices()...) {
		a := &alsa{}
		text := C.CString(name)
		err := C.open_device(&a.pcm, text, assets.SampleRate, C.uint(deviceLatency.Microseconds()))
		C.free(unsafe.Pointer(text))
		if err == 0 {
			return a, nil
		}
		all = append(all, fmt.Errorf("%s: %s", name, C.GoString(C.snd_strerror(err))))
	}
	return nil, errors.Join(all...)
}

// alsaDevices are the devices that play, by name.
func alsaDevices() (names []string) {
	kind, name, use := C.CString("pcm"), C.CString("NAME"), C.CString("IOID")
	defer C.free(unsafe.Pointer(kind))
	defer C.free(unsafe.Pointer(name))
	defer C.free(unsafe.Pointer(use))
	var hints *unsafe.Pointer
	if C.snd_device_name_hint(-1, kind, &hints) != 0 {
		return nil
	}
	defer C.snd_device_name_free_hint(hints)
	for _, hint := range unsafe.Slice(hints, 1<<16) {
		if hint == nil {
			break
		}
		if n, way := alsaHint(hint, name), alsaHint(hint, use); n != "" && n != "null" && n != "default" && way != "Input" {
			names = append(names, n)
		}
	}
	return names
}

func alsaHint(hint unsafe.Pointer, id *C.char) string {
	text := C.snd_device_name_get_hint(hint, id)
	defer C.free(unsafe.Pointer(text))
	return C.GoString(text)
}

// Write hands a block over. What has run dry meanwhile begins anew.
func (a *alsa) Write(block []float32) error {
	for len(block) > 0 {
		n := C.snd_pcm_writei(a.pcm, unsafe.Pointer(&block[0]), C.snd_pcm_uframes_t(len(block)/2))
		if n < 0 {
			if err := C.snd_pcm_recover(a.pcm, C.int(n), 1); err < 0 {
				return errors.New(C.GoString(C.snd_strerror(err)))
			}
			continue
		}
		block = block[2*int(n):]
	}
	return nil
}

// Close lets the device go.
func (a *alsa) Close() { C.snd_pcm_close(a.pcm) }

// machineSpeakers are this machine's. Ebitengine's own end the program when their device goes.
func machineSpeakers() Speakers {
	began := time.Now()
	m := newMixer(openALSA, time.Sleep, func() time.Duration { return time.Since(began) })
	go m.run()
	return m
}
