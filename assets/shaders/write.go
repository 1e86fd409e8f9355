package main

import (
	"bytes"
	"errors"
	"fmt"
	"go/ast"
	"go/format"
	"go/parser"
	"go/token"
	"strconv"
	"text/template"
)

// What the template is told: Ebitengine's names of its ways to read a picture's
// pixels, and their numbers.
var (
	filters   = []string{"FilterNearest", "FilterLinear"}
	addresses = []string{"AddressUnsafe", "AddressClampToZero", "AddressRepeat"}
)

// fallen is what of the file's declarations has no use once the sources stand in it.
var fallen = map[string]bool{"tmpl": true, "shaders": true, "shadersM": true, "ShaderSource": true}

// writeOut is the file with what its template gives in the template's place.
func writeOut(source []byte) ([]byte, error) {
	fset := token.NewFileSet()
	tree, err := parser.ParseFile(fset, "shader.go", source, parser.SkipObjectResolution|parser.ParseComments)
	if err != nil {
		return nil, err
	}
	text, err := templateOf(tree)
	if err != nil {
		return nil, err
	}
	table, err := fill(text)
	if err != nil {
		return nil, err
	}
	var out bytes.Buffer
	fmt.Fprintf(&out, "// Changed for Fourtell's page by assets/shaders: the sources are written out.\n\n%s", source[:fset.Position(tree.Name.End()).Offset])
	found := map[string]bool{}
	for _, decl := range tree.Decls {
		if keep := kept(decl, found); keep {
			from := decl.Pos()
			if doc := docOf(decl); doc != nil {
				from = doc.Pos()
			}
			fmt.Fprintf(&out, "\n\n%s", source[fset.Position(from).Offset:fset.Position(decl.End()).Offset])
		}
	}
	for name := range fallen {
		if !found[name] {
			return nil, fmt.Errorf("it declares no %s: another version than this knows", name)
		}
	}
	fmt.Fprintf(&out, "\n\nvar shaders = [FilterCount][AddressCount][2]string{\n")
	for _, filter := range table {
		fmt.Fprintln(&out, "{")
		for _, address := range filter {
			fmt.Fprintf(&out, "{%q, %q},\n", address[0], address[1])
		}
		fmt.Fprintln(&out, "},")
	}
	fmt.Fprint(&out, `}

// ShaderSource returns the built-in shader source based on the given parameters.
func ShaderSource(filter Filter, address Address, useColorM bool) []byte {
	var c int
	if useColorM {
		c = 1
	}
	return []byte(shaders[filter][address][c])
}
`)
	return format.Source(out.Bytes())
}

// templateOf is the text in the call of Parse in the file.
func templateOf(tree *ast.File) (text string, err error) {
	count := 0
	ast.Inspect(tree, func(node ast.Node) bool {
		call, ok := node.(*ast.CallExpr)
		if !ok {
			return true
		}
		if to, ok := call.Fun.(*ast.SelectorExpr); ok && to.Sel.Name == "Parse" && len(call.Args) == 1 {
			if literal, ok := call.Args[0].(*ast.BasicLit); ok {
				text, err = strconv.Unquote(literal.Value)
				count++
			}
		}
		return true
	})
	if count != 1 {
		return "", fmt.Errorf("it holds %d templates where there was one", count)
	}
	return text, err
}

// fill is what the template gives for each filter, address, and without and with a matrix of colours.
func fill(text string) (table [2][3][2]string, err error) {
	t, err := template.New("shader").Option("missingkey=error").Parse(text)
	if err != nil {
		return table, err
	}
	told := map[string]any{}
	for i, name := range filters {
		told[name] = i
	}
	for i, name := range addresses {
		told[name] = i
	}
	for filter := range filters {
		for address := range addresses {
			for c := range 2 {
				told["Filter"], told["Address"], told["UseColorM"] = filter, address, c == 1
				var out bytes.Buffer
				if err := t.Execute(&out, told); err != nil {
					return table, err
				}
				if out.Len() == 0 {
					return table, errors.New("a shader's source is empty")
				}
				table[filter][address][c] = out.String()
			}
		}
	}
	return table, nil
}

// kept reports whether a declaration stays, and notes by name which do not.
func kept(decl ast.Decl, found map[string]bool) bool {
	names := []string{}
	switch decl := decl.(type) {
	case *ast.FuncDecl:
		names = append(names, decl.Name.Name)
	case *ast.GenDecl:
		if decl.Tok == token.IMPORT {
			return false
		}
		for _, spec := range decl.Specs {
			if value, ok := spec.(*ast.ValueSpec); ok {
				for _, name := range value.Names {
					names = append(names, name.Name)
				}
			}
		}
	}
	keep := true
	for _, name := range names {
		if fallen[name] {
			keep, found[name] = false, true
		}
	}
	return keep
}

func docOf(decl ast.Decl) *ast.CommentGroup {
	switch decl := decl.(type) {
	case *ast.FuncDecl:
		return decl.Doc
	case *ast.GenDecl:
		return decl.Doc
	}
	return nil
}
