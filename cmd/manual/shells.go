package main

import (
	"fmt"
	"slices"
	"strings"
)

// Choices are what may stand for a value, by what stands for it in a help: GAME is uno or bluff.
type Choices map[string][]string

const (
	files   = "FILE"
	folders = "DIR"
)

// takes says whether a subcommand, or a program, takes files (or folders) that no flag goes before.
func (p Program) takes(what string) bool {
	return strings.HasPrefix(strings.TrimPrefix(p.Usage, "["), what)
}

// names are the flags of p, in their order.
func (p Program) names() []string {
	names := []string{}
	for _, f := range p.Flags {
		names = append(names, f.Name)
	}
	return names
}

// bash is the completion of a program for bash, without the help of any package.
func (p Program) bash(c Choices) string {
	var b strings.Builder
	function := "_" + strings.ReplaceAll(p.Name, "-", "_")
	fmt.Fprintf(&b, "# Completion of %s for bash. Made by cmd/manual from what the program answers to --help.\n%s() {\n", p.Name, function)
	b.WriteString("\tlocal word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} flags= values= kind=\n")
	if len(p.Parts) > 0 {
		var parts []string
		for _, part := range p.Parts {
			parts = append(parts, part.Name)
		}
		fmt.Fprintf(&b, "\tif [ \"$COMP_CWORD\" -eq 1 ]; then\n\t\tmapfile -t COMPREPLY < <(compgen -W '%s' -- \"$word\")\n\t\treturn\n\tfi\n", strings.Join(append(parts, "--help", "--version"), " "))
		b.WriteString("\tcase ${COMP_WORDS[1]} in\n")
		for _, part := range p.Parts {
			fmt.Fprintf(&b, "\t%s)\n", part.Name)
			part.bashFlags(&b, c, "\t\t")
			b.WriteString("\t\t;;\n")
		}
		b.WriteString("\tesac\n")
	} else {
		p.bashFlags(&b, c, "\t")
	}
	b.WriteString(`	case $kind in
	file) mapfile -t COMPREPLY < <(compgen -f -- "$word") ;;
	dir) mapfile -t COMPREPLY < <(compgen -d -- "$word") ;;
	value) mapfile -t COMPREPLY < <(compgen -W "$values" -- "$word") ;;
	*)
		if [[ $kind != none || $word == -* ]]; then mapfile -t COMPREPLY < <(compgen -W "$flags" -- "$word"); fi
		;;
	esac
	if [[ $kind == file || $kind == dir ]]; then compopt -o filenames 2>/dev/null; fi
}
`)
	fmt.Fprintf(&b, "complete -F %s %s\n", function, p.Name)
	return b.String()
}

func (p Program) bashFlags(b *strings.Builder, c Choices, in string) {
	fmt.Fprintf(b, "%sflags='%s'\n", in, strings.Join(append(p.names(), dashes(p)+"help"), " "))
	switch {
	case p.takes(files):
		fmt.Fprintf(b, "%sif [[ $word != -* ]]; then kind=file; fi\n", in)
	case p.takes(folders):
		fmt.Fprintf(b, "%sif [[ $word != -* ]]; then kind=dir; fi\n", in)
	}
	fmt.Fprintf(b, "%scase $before in\n", in)
	for _, f := range p.Flags {
		one := strings.TrimLeft(f.Name, "-")
		switch {
		case f.Value == "":
			continue
		case f.Value == files:
			fmt.Fprintf(b, "%s-%s | --%s) kind=file ;;\n", in, one, one)
		case f.Value == folders:
			fmt.Fprintf(b, "%s-%s | --%s) kind=dir ;;\n", in, one, one)
		case len(c[f.Value]) > 0:
			fmt.Fprintf(b, "%s-%s | --%s) kind=value values='%s' ;;\n", in, one, one, strings.Join(c[f.Value], " "))
		default:
			fmt.Fprintf(b, "%s-%s | --%s) kind=none ;;\n", in, one, one)
		}
	}
	fmt.Fprintf(b, "%sesac\n", in)
}

// dashes are how many a program's flags begin with in its own help; each program takes one and two.
func dashes(p Program) string {
	if slices.ContainsFunc(p.Flags, func(f Flag) bool { return strings.HasPrefix(f.Name, "--") }) {
		return "--"
	}
	return "-"
}

// zsh is the same for zsh.
func (p Program) zsh(c Choices) string {
	var b strings.Builder
	fmt.Fprintf(&b, "#compdef %s\n# Made by cmd/manual from what the program answers to --help.\n", p.Name)
	if len(p.Parts) == 0 {
		b.WriteString("_arguments \\\n")
		p.zshFlags(&b, c, "  ")
		return b.String()
	}
	b.WriteString("local -a parts\nparts=(\n")
	for _, part := range p.Parts {
		fmt.Fprintf(&b, "  '%s:%s'\n", part.Name, zshQuoted(part.Line))
	}
	b.WriteString(")\nif (( CURRENT == 2 )); then\n  _describe -t commands subcommand parts\n  return\nfi\n")
	b.WriteString("local part=$words[2]\nshift words\n(( CURRENT-- ))\ncase $part in\n")
	for _, part := range p.Parts {
		fmt.Fprintf(&b, "%s)\n  _arguments \\\n", part.Name)
		part.zshFlags(&b, c, "    ")
		b.WriteString("  ;;\n")
	}
	b.WriteString("esac\n")
	return b.String()
}

func (p Program) zshFlags(b *strings.Builder, c Choices, in string) {
	var lines []string
	for _, f := range p.Flags {
		line := fmt.Sprintf("'%s[%s]", f.Name, zshQuoted(f.short()))
		switch {
		case f.Value == "":
		case f.Value == files:
			line += ":file:_files"
		case f.Value == folders:
			line += ":folder:_files -/"
		case len(c[f.Value]) > 0:
			line += fmt.Sprintf(":%s:(%s)", strings.ToLower(f.Value), strings.Join(c[f.Value], " "))
		default:
			line += fmt.Sprintf(":%s: ", strings.ToLower(zshQuoted(f.Value)))
		}
		lines = append(lines, in+line+"'")
	}
	lines = append(lines, fmt.Sprintf("%s'%shelp[say what there is]'", in, dashes(p)))
	switch {
	case p.takes(files):
		lines = append(lines, in+"'*:file:_files'")
	case p.takes(folders):
		lines = append(lines, in+"'*:folder:_files -/'")
	}
	b.WriteString(strings.Join(lines, " \\\n") + "\n")
}

// zshQuoted is text within single quotes and within what _arguments takes apart.
func zshQuoted(text string) string {
	return strings.NewReplacer("'", `'\''`, "[", `\[`, "]", `\]`, ":", `\:`).Replace(text)
}

// fish is the same for fish.
func (p Program) fish(c Choices) string {
	var b strings.Builder
	fmt.Fprintf(&b, "# Completion of %s for fish. Made by cmd/manual from what the program answers to --help.\ncomplete -c %s -f\n", p.Name, p.Name)
	if len(p.Parts) == 0 {
		p.fishFlags(&b, c, p.Name, "")
	}
	for _, part := range p.Parts {
		fmt.Fprintf(&b, "complete -c %s -n __fish_use_subcommand -a %s -d '%s'\n", p.Name, part.Name, fishQuoted(part.Line))
	}
	for _, part := range p.Parts {
		part.fishFlags(&b, c, p.Name, fmt.Sprintf(" -n '__fish_seen_subcommand_from %s'", part.Name))
	}
	return b.String()
}

func (p Program) fishFlags(b *strings.Builder, c Choices, name, where string) {
	for _, f := range append(p.Flags, Flag{Name: dashes(p) + "help", What: "say what there is"}) {
		kind, one := "-o", strings.TrimLeft(f.Name, "-")
		if strings.HasPrefix(f.Name, "--") {
			kind = "-l"
		}
		fmt.Fprintf(b, "complete -c %s%s %s %s", name, where, kind, one)
		switch {
		case f.Value == "":
		case f.Value == files:
			b.WriteString(" -r -F")
		case f.Value == folders:
			b.WriteString(" -x -a '(__fish_complete_directories)'")
		case len(c[f.Value]) > 0:
			fmt.Fprintf(b, " -x -a '%s'", strings.Join(c[f.Value], " "))
		default:
			b.WriteString(" -x")
		}
		fmt.Fprintf(b, " -d '%s'\n", fishQuoted(f.short()))
	}
	switch {
	case p.takes(files):
		fmt.Fprintf(b, "complete -c %s%s -F\n", name, where)
	case p.takes(folders):
		fmt.Fprintf(b, "complete -c %s%s -a '(__fish_complete_directories)'\n", name, where)
	}
}

func fishQuoted(text string) string { return strings.NewReplacer(`\`, `\\`, "'", `\'`).Replace(text) }
