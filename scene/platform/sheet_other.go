//go:build !js

package platform

// OpenSheet is nil: a window of Ebitengine's has no such sheet, and links are copied.
func OpenSheet() Sheet { return nil }
