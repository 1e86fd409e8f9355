package words

// consolePrefix begins the keys of what the game in a terminal says by itself: the terminal draws it, in its own letters.
const consolePrefix = "console."

// ConsoleWord is what a word of the terminal does.
func ConsoleWord(word string) Key { return Key(consolePrefix + "help." + word) }
