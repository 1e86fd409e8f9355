package client

// AgainIn is how long, ms, until a broken line is tried again; 0 where it is not broken, or tried just now.
func (c *Client) AgainIn() int64 {
	if c.state != Lost || c.line != nil {
		return 0
	}
	return max(c.since+c.again-c.now, 0)
}

// TryNow tries a broken line again with the next Step, however long it would have waited; a house that still does not answer is
// tried soon again, and then more and more seldom.
func (c *Client) TryNow() {
	if c.state == Lost && c.line == nil {
		c.again = firstAgain
		c.since = c.now - c.again
	}
}
