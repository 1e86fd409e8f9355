package dated

// odd is a mixture of rules for a week. What it is called and its one sentence are odd.NAME and odd.NAME.line in words.
type odd struct {
	name, game, rules string
	seats             int // 3 … 6
}

// odds are all of them, which the weeks have in this order, over and over. One that is added at the end gives later weeks others, and
// those that have been as well: every week's result stands by its name alone.
func odds() []odd {
	return []odd{
		{"carousel", "uno", "classic,seven_swap=on,zero_rotate=on,hand_reveal=5", 4},
		{"bombs", "uno", "classic,bomb=on,multi_play=on,hand_size=9", 4},
		{"free_tongue", "bluff", "classic,rank_rule=free,turn_limit=30", 4},
		{"blitz", "uno", "classic,blitz_seconds=120,jump_in=any", 4},
		{"wild_night", "uno", "wild_night", 5},
		{"blind", "uno", "classic,blind_draw=on", 4},
		{"deluge", "uno", "classic,stack_cross=on,hand_size=5", 5},
		{"mirrors", "uno", "classic,stack_two=on,reverse_deflect=both,skip_deflect=both", 4},
		{"arcade", "bluff", "arcade", 3},
		{"three_cards", "uno", "classic,hand_size=3,uno_penalty=4", 6},
		{"fifteen", "uno", "classic,hand_size=15,decks=2", 3},
		{"twins", "uno", "classic,decks=3,jump_in=any", 5},
		{"handfuls", "uno", "classic,multi_play=on,hand_size=12", 4},
		{"well", "uno", "classic,draw_mode=until_playable,hand_limit=20", 4},
		{"all_sorts", "bluff", "classic,mode=chaos,turn_limit=30", 5},
		{"revenge", "uno", "classic,stack_two=on,stack_four=on,revenge=on", 4},
		{"plain_end", "uno", "classic,finish=no_action", 4},
		{"no_rules", "uno", "classic,wd4_legality=free,wd4_challenge=off,opener_wild=colourless", 5},
		{"silence", "uno", "classic,uno_penalty=6,uno_false_catch=2,hand_size=5", 4},
		{"no_choice", "uno", "classic,forced_play=on,draw_after=must_play,seven_swap=on", 3},
		{"pairs", "uno", "classic,teams=opposite,zero_rotate=on", 4},
		{"liars_in_pairs", "bluff", "classic,mode=team,turn_limit=30", 4},
		{"look_twice", "uno", "classic,misplay=penalty,misplay_cards=4,show_playable=off", 4},
		{"full_hands", "uno", "classic,hand_limit=10,stack_cross=on", 6},
		{"chaos", "uno", "chaos", 6},
		{"next_door", "uno", "classic,seven_swap=next,hand_reveal=3", 5},
		{"truth", "bluff", "classic,mode=truth,turn_limit=30", 4},
		{"sharp_eyes", "uno", "strict,wd4_innocent_extra=4,wd4_reveal=everyone", 4},
	}
}
