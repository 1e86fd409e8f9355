// Package siege comes to a house as nobody should: it sends frames without end, opens connections that say nothing, and tries codes
// at random. Tests and figures play at an honest table beside it; no program that people are given has it.
package siege
