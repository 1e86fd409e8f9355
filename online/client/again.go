package client

// AgainIn is how long, ms, until a broken line is tried again; 0 where it is not broken, or tried just now.
func (c *Client) AgainIn() int64 {
	if c.state != Lost || c.line != nil {
		return 0
	}
	return max(c.since+c.again-c.now, 0)
}

// TryNow tries a broken line again with the next Step, however long it would have waited, and begins anew what was being tried; a house
// that still does not answer is tried soon again, and then more and more seldom. A line that stands is asked whether it does, and
// counts as broken when nothing comes soon: the network was gone, or the program stood still.
func (c *Client) TryNow() {
	switch c.state {
	case Lost:
		if c.line != nil {
			c.line.Close()
			c.line = nil
		}
		c.again, c.tries = firstAgain, 0
		c.since = c.now - c.again
	case Here:
		if c.line != nil && c.doubts == 0 {
			c.doubts = max(c.now, 1)
			if c.pinged == 0 {
				c.ping()
			}
		}
	case Reaching, Ended:
	}
}
