package assets

import "embed"

// artMore is empty in a browser.
var artMore embed.FS

// artLater is empty in a browser: LaterFiles lie beside the page.
var artLater embed.FS

// Scales returns the scales this build embeds, ascending.
func Scales() []Scale { return []Scale{2} }

// iconFiles is empty: the page has icons of its own.
func iconFiles() []string { return nil }
