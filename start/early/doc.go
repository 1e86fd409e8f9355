//go:build !linux

// Package early does nothing where a program may begin without a display.
package early
