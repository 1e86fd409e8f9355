//go:build linux

// Command appimage is the head of Fourtell's AppImage, the part that runs first: behind it in the same file lies a squashfs with
// everything else (AppImage specification, type 2). It is a program without any library of the system's, so that one head serves
// every distribution.
//
// It unpacks what lies behind it, once, into the cache of whoever starts it and starts AppRun there with the same arguments.
// Nothing is mounted, and so neither FUSE nor its helpers are asked for.
//
//	--appimage-extract   unpack into squashfs-root in this folder
//	--appimage-remove    take away what was unpacked into the cache
//	--appimage-offset    print where the squashfs begins
//	--appimage-version   print which head this is
package main

import (
	"debug/elf"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"strings"
	"syscall"

	"github.com/diskfs/go-diskfs/backend/file"
	"github.com/diskfs/go-diskfs/filesystem/squashfs"
)

func main() {
	if err := run(os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, "Fourtell's AppImage:", err)
		os.Exit(1)
	}
}

func run(args []string) error {
	image, err := os.Executable()
	if err != nil {
		return err
	}
	from, err := end(image)
	if err != nil {
		return err
	}
	asked := ""
	if len(args) > 0 && strings.HasPrefix(args[0], "--appimage-") {
		asked = args[0]
	}
	switch asked {
	case "--appimage-offset":
		fmt.Println(from)
		return nil
	case "--appimage-version":
		fmt.Println("Fourtell's own, of type 2")
		return nil
	case "--appimage-extract":
		return unpack(image, from, "squashfs-root")
	case "--appimage-remove":
		cache, err := cacheDir()
		if err != nil {
			return err
		}
		return os.RemoveAll(cache)
	case "":
	default:
		return fmt.Errorf("%s is none of --appimage-extract, --appimage-remove, --appimage-offset, --appimage-version", asked)
	}
	cache, err := cacheDir()
	if err != nil {
		return err
	}
	dir, err := unpacked(image, from, cache)
	if err != nil {
		return err
	}
	env := append(os.Environ(), "APPIMAGE="+image, "APPDIR="+dir)
	program := filepath.Join(dir, "AppRun")
	return fmt.Errorf("%s: %w", program, syscall.Exec(program, append([]string{program}, args...), env))
}

// end is where the program in a file ends, and what lies behind it begins: as the AppImage tools reckon, behind the table of its
// sections and behind the last of these.
func end(name string) (int64, error) {
	f, err := elf.Open(name)
	if err != nil {
		return 0, err
	}
	defer f.Close()
	last := int64(0)
	for _, s := range f.Sections {
		if s.Type != elf.SHT_NOBITS {
			last = max(last, int64(s.Offset+s.FileSize))
		}
	}
	var head [64]byte
	raw, err := os.Open(name)
	if err != nil {
		return 0, err
	}
	defer raw.Close()
	if _, err := io.ReadFull(raw, head[:]); err != nil {
		return 0, err
	}
	table := int64(f.ByteOrder.Uint64(head[0x28:])) + int64(f.ByteOrder.Uint16(head[0x3a:]))*int64(f.ByteOrder.Uint16(head[0x3c:]))
	return max(last, table), nil
}

// cacheDir is where images are unpacked for whoever starts them.
func cacheDir() (string, error) {
	cache, err := os.UserCacheDir()
	return filepath.Join(cache, "fourtell-appimage"), err
}

// unpacked is the folder in the cache in which the image lies, unpacked now where it was not yet. What else lies there, of an older
// Fourtell or half unpacked when the power went, is cleared away. Of several started at once the first unpacks and the others wait.
func unpacked(image string, from int64, cache string) (string, error) {
	about, err := os.Stat(image)
	if err != nil {
		return "", err
	}
	if err := os.MkdirAll(cache, 0o700); err != nil {
		return "", err
	}
	lock, err := os.OpenFile(filepath.Join(cache, "lock"), os.O_CREATE|os.O_RDWR, 0o600)
	if err != nil {
		return "", err
	}
	defer lock.Close()                                 // and so it is unlocked
	_ = syscall.Flock(int(lock.Fd()), syscall.LOCK_EX) // a home that knows no locks can still be played from
	name := fmt.Sprintf("%x-%x", about.Size(), about.ModTime().UnixNano())
	dir, part := filepath.Join(cache, name), filepath.Join(cache, "part")
	if _, err := os.Stat(filepath.Join(dir, "AppRun")); err == nil {
		return dir, nil
	}
	others, err := os.ReadDir(cache)
	if err != nil {
		return "", err
	}
	for _, one := range others {
		if one.Name() != "lock" {
			_ = os.RemoveAll(filepath.Join(cache, one.Name())) // who still plays an older one has its program open
		}
	}
	if err := unpack(image, from, part); err != nil {
		_ = os.RemoveAll(part)
		return "", err
	}
	return dir, os.Rename(part, dir)
}

// unpack puts the squashfs that begins at from into a folder, which it makes.
func unpack(image string, from int64, to string) error {
	b, err := file.OpenFromPath(image, true)
	if err != nil {
		return err
	}
	defer b.Close()
	about, err := b.Stat()
	if err != nil {
		return err
	}
	if about.Size() <= from {
		return errors.New("nothing lies behind its program; it was not fetched whole")
	}
	all, err := squashfs.Read(b, about.Size()-from, from, 0)
	if err != nil {
		return fmt.Errorf("what lies behind its program cannot be read; was it fetched whole? %w", err)
	}
	return below(all, ".", to)
}

func below(all *squashfs.FileSystem, at, to string) error {
	if err := os.MkdirAll(to, 0o755); err != nil {
		return err
	}
	entries, err := all.ReadDir(at)
	if err != nil {
		return err
	}
	for _, e := range entries {
		about, err := e.Info()
		if err != nil {
			return err
		}
		name, target := path.Join(at, e.Name()), filepath.Join(to, e.Name())
		switch {
		case e.IsDir():
			err = below(all, name, target)
		case about.Mode()&fs.ModeSymlink != 0:
			link, ok := about.(interface{ Readlink() (string, error) })
			if !ok {
				return fmt.Errorf("%s: a link that leads nowhere", name)
			}
			var aim string
			if aim, err = link.Readlink(); err == nil {
				err = os.Symlink(aim, target)
			}
		default:
			err = copied(all, name, target, about.Mode().Perm())
		}
		if err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
	}
	return nil
}

func copied(all *squashfs.FileSystem, name, target string, mode fs.FileMode) error {
	in, err := all.Open(name)
	if err != nil {
		return err
	}
	defer in.Close()
	out, err := os.OpenFile(target, os.O_CREATE|os.O_EXCL|os.O_WRONLY, mode)
	if err != nil {
		return err
	}
	if _, err := io.Copy(out, in); err != nil {
		out.Close()
		return err
	}
	return out.Close()
}
