//go:build race

package scenetest

const thinned = 6
