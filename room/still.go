package room

// Ask takes up what the chairs wish, as Step does, without letting time pass: for a table whose clock moves only when it is
// told to, as over a pipe. Whoever plays at the table's pace is asked about what it was shown last, and then shown what came
// of it; so ask until nothing changes any more. While paused it does nothing.
func (t *Table) Ask() {
	if t.paused {
		return
	}
	t.start()
	t.poll(false)
	t.timeout() // the clock may have been moved past the end of a turn
	t.releaseHeld()
	t.poll(true)
	t.showPaced()
}
