package main

import (
	"fmt"
	"strings"
	"time"
)

// Section is a part of a page for man that no help has.
type Section struct {
	Head  string
	Terms []Term
}

// Term is a thing of such a part and what is said of it; without a thing it is a paragraph.
type Term struct{ Name, What string }

// man is the page of a program, by the macros of man(7), in section 6, games.
func (p Program) man(version string, day time.Time, more []Section) string {
	var b strings.Builder
	fmt.Fprintf(&b, ".\\\" Made by cmd/manual from what the program answers to --help.\n")
	fmt.Fprintf(&b, ".TH %s 6 %s \"Fourtell %s\" Games\n", strings.ToUpper(roff(p.Name)), day.UTC().Format(time.DateOnly), roff(version))
	fmt.Fprintf(&b, ".SH NAME\n%s \\- %s\n", roff(p.Name), roff(p.Line))
	b.WriteString(".SH SYNOPSIS\n")
	if len(p.Parts) == 0 {
		synopsis(&b, p.Name, p.Usage)
	}
	for i, part := range p.Parts {
		if i > 0 {
			b.WriteString(".br\n")
		}
		synopsis(&b, p.Name+" "+part.Name, part.Usage)
	}
	b.WriteString(".SH DESCRIPTION\n")
	paragraphs(&b, p.About, false)
	if len(p.Flags) > 0 {
		b.WriteString(".SH OPTIONS\n")
		options(&b, p.Flags)
	}
	if len(p.Parts) > 0 {
		b.WriteString(".SH SUBCOMMANDS\n")
	}
	for _, part := range p.Parts {
		fmt.Fprintf(&b, ".SS %s \\- %s\n", roff(part.Name), roff(part.Line))
		paragraphs(&b, part.About, false)
		options(&b, part.Flags)
	}
	for _, s := range more {
		fmt.Fprintf(&b, ".SH %s\n", roff(s.Head))
		for i, t := range s.Terms {
			if t.Name != "" {
				fmt.Fprintf(&b, ".TP\n.B %s\n", roff(t.Name))
			}
			paragraphs(&b, t.What, t.Name == "" && i > 0)
		}
	}
	return b.String()
}

func synopsis(b *strings.Builder, name, usage string) {
	if usage == "" {
		usage = "[FLAG…]"
	}
	fmt.Fprintf(b, ".B %s\n", roff(name))
	folded(b, roff(usage))
}

func options(b *strings.Builder, flags []Flag) {
	for _, f := range flags {
		if f.Value == "" {
			fmt.Fprintf(b, ".TP\n.B %s\n", roff(f.Name))
		} else {
			fmt.Fprintf(b, ".TP\n.BI %s \" %s\"\n", roff(f.Name), roff(f.Value))
		}
		paragraphs(b, strings.TrimSuffix(strings.ToUpper(f.What[:1])+f.What[1:], ",…")+".", false)
	}
}

// paragraphs writes text that an empty line parts; apart: the first one begins anew too.
func paragraphs(b *strings.Builder, text string, apart bool) {
	for i, one := range strings.Split(text, "\n\n") {
		if i > 0 || apart {
			b.WriteString(".PP\n")
		}
		for _, line := range strings.Split(strings.TrimSpace(one), "\n") {
			for _, sentence := range strings.SplitAfter(strings.TrimSpace(line), ". ") {
				folded(b, roff(strings.TrimSpace(sentence)))
			}
		}
	}
}

// folded writes a line as several short ones, as a page for man is written; none begins as a request does.
func folded(b *strings.Builder, text string) {
	at := 0
	for _, word := range strings.Fields(text) {
		switch {
		case at == 0:
		case at+1+len(word) > 78:
			b.WriteString("\n")
			at = 0
			if word[0] == '.' || word[0] == '\'' {
				word = `\&` + word
			}
		default:
			b.WriteString(" ")
			at++
		}
		b.WriteString(word)
		at += len(word)
	}
	b.WriteString("\n")
}

// roff is text that means itself there.
func roff(text string) string {
	text = strings.NewReplacer(`\`, `\e`, "-", `\-`, "…", "...", `"`, `\(dq`).Replace(text)
	if strings.HasPrefix(text, ".") || strings.HasPrefix(text, "'") {
		text = `\&` + text
	}
	return text
}
