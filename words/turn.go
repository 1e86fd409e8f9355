package words

// YourTurn says that it is their turn to whoever has that name; a name that only stands for oneself is left out.
func (l *Language) YourTurn(name string) string {
	if isSelf(name) {
		return l.Say(TableYourTurn)
	}
	return l.Say(HandYours, With("name", name))
}
