package scene

import "fourtell/engine/uno"

// switchMark is the picture of a switch, its own alone; nil for one that has none yet. One picture means one thing: a card is
// a card, an eye is seeing, a mask is a bluff, a balloon is the call, a hand of a clock is time that runs.
func switchMark(id uno.SwitchID) mark {
	switch id {
	// Answering draw cards, and the numbers a player knows from the cards.
	case uno.StackTwo:
		return mark{wordAt(0, 0, 20, "+2")}
	case uno.StackFour:
		return mark{wordAt(0, 0, 20, "+4")}
	case uno.StackCross:
		return mark{wordAt(-5, -7, 14, "+2"), wordAt(5, 7, 14, "+4")}
	case uno.StackChallenge:
		return mark{boxAt(-12, 8, 24, 3.4, 1.7), boxAt(-12, 3, 24, 3.4, 1.7), wordAt(0, -6, 19, "?")}
	case uno.SevenSwap:
		return mark{wordAt(0, 0, 23, "7")}
	case uno.ZeroRotate:
		return mark{wordAt(0, 0, 23, "0")}
	case uno.JumpIn:
		return append(arcAt(-1, 4, 10.5, 190, 330, 3.6), headAt(12.5, 3.5, 0.42, 0.9, 9), discAt(-1, 8, 3.6))
	case uno.MultiPlay:
		return mark{sheetAt(6, 2), hole(boxAt(-8.5, -13, 17, 22, 4)), sheetAt(0, -2), hole(boxAt(-14, -15, 16, 21, 4)), sheetAt(-6.5, -4)}
	// Drawing.
	case uno.DrawMode:
		return mark{boxAt(-12.5, -10, 11, 17, 2.6), lineAt(2.5, -4, 12, -4, 3), lineAt(2.5, 3, 12, 3, 3), lineAt(-12, 12, 12, 12, 3)}
	case uno.ForcedPlay:
		return mark{boxAt(-3, -13, 6, 16, 3), discAt(0, 10, 3.4)}
	case uno.DrawAfter:
		return mark{sheetAt(-6, 0), lineAt(7.5, 9, 7.5, -3, 3.4), headAt(7.5, -12, 0, -1, 9)}
	}
	if m := challengeMark(id); m != nil {
		return m
	}
	return matchMark(id)
}

// challengeMark is the picture of a switch of the challenge or of the call.
func challengeMark(id uno.SwitchID) mark {
	mask := mark{discAt(-7.5, 0, 8), discAt(7.5, 0, 8), boxAt(-9, -7, 18, 10, 3), quadAt(-15, -2, -15.5, -11, -7, -7, -8, 0), quadAt(15, -2, 15.5, -11, 7, -7, 8, 0),
		hole(boxAt(-11, -2.6, 7, 5, 2.5)), hole(boxAt(4, -2.6, 7, 5, 2.5))}
	balloon := mark{boxAt(-14, -13, 28, 20, 8), quadAt(-8, 4, 1, 4, -8, 14, -8, 4)}
	switch id {
	case uno.WD4Challenge:
		return mark{quadAt(0, -16, 4.5, -4.5, -4.5, -4.5, 0, -16), quadAt(0, 16, 4.5, 4.5, -4.5, 4.5, 0, 16), quadAt(-16, 0, -4.5, -4.5, -4.5, 4.5, -16, 0),
			quadAt(16, 0, 4.5, -4.5, 4.5, 4.5, 16, 0), discAt(0, 0, 10.5), hole(wordAt(0, 0, 17, "4"))}
	case uno.WD4Bluff:
		return mask
	case uno.WD4Legality:
		return mark{boxAt(-12, -12, 11, 11, 3), boxAt(1, -12, 11, 11, 3), boxAt(-12, 1, 11, 11, 3), frameAt(1, 1, 11, 11, 3, 2.4)}
	case uno.WD4Timing:
		return mark{lineAt(-9, -13, 9, -13, 3), lineAt(-9, 13, 9, 13, 3), quadAt(-8, -12, 8, -12, 0, 1, 0, 1), quadAt(-8, 12, 8, 12, 0, -1, 0, -1)}
	case uno.WD4Guilty:
		return mark{discAt(-8, -4, 8), boxAt(-9, -11, 7, 10, 2), quadAt(-15.5, -6, -16, -15, -7.5, -11, -8.5, -4), hole(boxAt(-12, -6.6, 7, 5, 2.5)),
			discAt(8, 4, 8), boxAt(2, -3, 7, 10, 2), quadAt(15.5, 2, 16, -7, 7.5, -3, 8.5, 4), hole(boxAt(5, 1.4, 7, 5, 2.5)), lineAt(1, -12, 3, -9, 2), lineAt(-4, 9, -2, 12, 2)}
	case uno.WD4InnocentExtra:
		return mark{wordAt(-5, 0, 20, "4"), lineAt(5, 0, 13, 0, 3), lineAt(9, -4, 9, 4, 3)}
	case uno.WD4AfterGuilty:
		return mark{quadAt(-12, -9, -1, 0, -12, 9, -12, -9), quadAt(0, -9, 11, 0, 0, 9, 0, -9), lineAt(12.5, -8, 12.5, 8, 2.6)}
	case uno.WD4Reveal:
		return append(append(append(arcAt(0, 9, 16, 213, 327, 2.8), arcAt(0, -9, 16, 33, 147, 2.8)...), discAt(0, 0, 5.2)), hole(discAt(0, 0, 1.8)))
	case uno.UnoCall:
		return append(balloon, hole(lineAt(0, -9.5, 0, -3, 3.2)), hole(discAt(0, 2.6, 1.9)))
	case uno.UnoPenalty:
		return append(balloon, hole(lineAt(-4.5, -7.5, 4.5, 1.5, 3)), hole(lineAt(4.5, -7.5, -4.5, 1.5, 3)))
	case uno.UnoFalseCatch:
		return mark{frameAt(-14, -13, 28, 20, 8, 2.8), quadAt(-8, 6, 1, 6, -8, 14, -8, 6), lineAt(-5.5, -3.5, -1.5, 1, 3), lineAt(-1.5, 1, 6, -7.5, 3)}
	case uno.UnoGraceMs:
		return mark{ringAt(0, 2, 10.5, 3), lineAt(-3.5, -14, 3.5, -14, 3), lineAt(0, -13, 0, -9, 3), lineAt(0, 2, 0, -3.5, 2.8), lineAt(9.5, -9, 11, -7.5, 3)}
	}
	return nil
}

// matchMark is the picture of a switch of the match, its first card and its end.
func matchMark(id uno.SwitchID) mark {
	switch id {
	case uno.Score:
		return mark{boxAt(-13.5, 1, 8, 11, 1.5), boxAt(-4, -10, 8, 22, 1.5), boxAt(5.5, -3, 8, 15, 1.5)}
	case uno.Target:
		return mark{ringAt(0, 0, 12, 3), ringAt(0, 0, 6.4, 2.8), discAt(0, 0, 2.4)}
	case uno.Teams:
		return mark{discAt(-7, -5, 4.6), boxAt(-13, 1.5, 12, 10, 5), discAt(7, -5, 4.6), boxAt(1, 1.5, 12, 10, 5)}
	case uno.HandSize:
		return mark{quadAt(-14, -5, -5.5, -9, 1, 7, -7.5, 11), hole(boxAt(-5.7, -12.5, 11.4, 21, 3)), quadAt(14, -5, 5.5, -9, -1, 7, 7.5, 11),
			hole(boxAt(-5.7, -13, 11.4, 23, 3)), boxAt(-4.4, -11.5, 8.8, 20, 2.2)}
	case uno.Decks:
		return mark{boxAt(-12, -10, 24, 5, 2), boxAt(-12, -3, 24, 5, 2), boxAt(-12, 4, 24, 5, 2)}
	case uno.OpenerWild:
		return mark{boxAt(-8.5, -12.5, 17, 25, 4), hole(lineAt(-3, -12, 3, 12, 1.8)), hole(lineAt(-9, 3.5, 9, -3.5, 1.8)), hole(discAt(0, 0, 3.6)), discAt(0, 0, 1.9)}
	case uno.OpenerReverse:
		return mark{lineAt(-11, -5, 4, -5, 3.4), headAt(13, -5, 1, 0, 9), lineAt(11, 5, -4, 5, 3.4), headAt(-13, 5, -1, 0, 9)}
	case uno.OpenerActions:
		return mark{boxAt(-8.5, -12.5, 17, 25, 4), hole(quadAt(2.5, -9, -5.5, 2, 1, 2, 1, 2)), hole(quadAt(-2.5, 9, 5.5, -2, -1, -2, -1, -2))}
	case uno.Finish:
		return mark{lineAt(-9, -12, -9, 13, 3), quadAt(-8, -12, 12, -8.5, 12, 2.5, -8, 1)}
	case uno.LastDrawHits:
		return mark{lineAt(-11, -12, -11, 13, 2.8), quadAt(-10, -12, -1, -9, -1, -3, -10, -5), boxAt(2, -4, 12, 17, 2.6), hole(lineAt(8, 1, 8, 8, 2.4)), hole(lineAt(4.5, 4.5, 11.5, 4.5, 2.4))}
	case uno.Blocked:
		return mark{frameAt(-8.5, -12.5, 17, 25, 4, 2.6), lineAt(-4, -4.5, 4, 4.5, 2.8), lineAt(4, -4.5, -4, 4.5, 2.8)}
	case uno.TurnSeconds:
		return mark{ringAt(0, 0, 12, 3), lineAt(0, 0, 0, -7, 2.8), lineAt(0, 0, 5.5, 3, 2.8)}
	case uno.Leaver:
		return mark{frameAt(-13, -12.5, 15, 25, 2.5, 2.8), hole(boxAt(-1, -5, 6, 10, 0)), lineAt(-5, 0, 6, 0, 3.2), headAt(14, 0, 1, 0, 9)}
	}
	return nil
}

// backMark is the way back to a value: an arrow that turns round.
func backMark() mark {
	return append(arcAt(1, 1, 10, -90, 160, 3.4), headAt(-10, -9, -1, 0, 9), lineAt(-4, -9, 1, -9, 3.4))
}
