package main

import (
	"bytes"
	_ "embed"
	"fmt"
	"go/ast"
	"go/format"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

// What stands in the copy in the place of Ebitengine's compiler of shaders, and what makes it.
var (
	//go:embed inplace/translator.go.txt
	translator []byte
	//go:embed inplace/program.go.txt
	programFile []byte
	//go:embed inplace/glsl.go.txt
	glslFile []byte
	//go:embed inplace/shader.go.txt
	shaderFile []byte
	//go:embed inplace/image.go.txt
	imageFile []byte
)

// translate takes the compiler of shaders out of the copy: each is translated here, and what the compiler knew of it is written down.
func translate(folder string) error {
	kages, err := kageFiles(".")
	if err != nil {
		return err
	}
	table, err := translated(folder, kages)
	if err != nil {
		return err
	}
	shader, err := format.Source(append(append(bytes.Clone(shaderFile), '\n'), table...))
	if err != nil {
		return err
	}
	types, err := os.ReadFile(filepath.Join(folder, "internal", "shaderir", "type.go"))
	if err != nil {
		return err
	}
	if types, err = withoutPrograms(types); err != nil {
		return err
	}
	for _, gone := range []string{"internal/shader", "internal/shaderir/check.go", "internal/shaderir/glsl/type.go"} {
		if err := os.RemoveAll(filepath.Join(folder, filepath.FromSlash(gone))); err != nil {
			return err
		}
	}
	for name, content := range map[string][]byte{
		"internal/graphics/shader.go": shader, "internal/shaderir/program.go": programFile,
		"internal/shaderir/type.go": types, "internal/shaderir/glsl/glsl.go": glslFile,
		"internal/graphicscommand/image_js.go": imageFile, // what writes pictures of textures, for whoever makes Ebitengine
	} {
		if err := os.WriteFile(filepath.Join(folder, filepath.FromSlash(name)), content, 0o644); err != nil {
			return err
		}
	}
	return nil
}

// kageFiles are the shaders of the project, by whole names.
func kageFiles(root string) (names []string, err error) {
	err = filepath.WalkDir(root, func(path string, entry fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case entry.IsDir() && (entry.Name() == "build" || entry.Name() == "node_modules" || len(entry.Name()) > 1 && entry.Name()[0] == '.'):
			return fs.SkipDir
		case entry.IsDir() || filepath.Ext(path) != ".kage":
			return nil
		}
		whole, err := filepath.Abs(path)
		names = append(names, whole)
		return err
	})
	return names, err
}

// translated is the table of all shaders, written by a program that stands in the copy while its compiler is still there.
func translated(folder string, kages []string) ([]byte, error) {
	place := filepath.Join(folder, "internal", "translator")
	if err := os.MkdirAll(place, 0o755); err != nil {
		return nil, err
	}
	defer os.RemoveAll(place)
	if err := os.WriteFile(filepath.Join(place, "main.go"), translator, 0o644); err != nil {
		return nil, err
	}
	run := exec.Command("go", append([]string{"run", "./internal/translator"}, kages...)...)
	run.Dir = folder
	run.Env = append(os.Environ(), "GOOS=", "GOARCH=", "GOFLAGS=-buildvcs=false")
	var out, said bytes.Buffer
	run.Stdout, run.Stderr = &out, &said
	if err := run.Run(); err != nil {
		return nil, fmt.Errorf("a shader was not translated: %s", strings.TrimSpace(said.String()))
	}
	return out.Bytes(), nil
}

// withoutPrograms is the file of types without the functions that look into a program.
func withoutPrograms(source []byte) ([]byte, error) {
	fset := token.NewFileSet()
	tree, err := parser.ParseFile(fset, "type.go", source, parser.SkipObjectResolution|parser.ParseComments)
	if err != nil {
		return nil, err
	}
	out, from := bytes.Buffer{}, 0
	for _, decl := range tree.Decls {
		function, ok := decl.(*ast.FuncDecl)
		if !ok || !looksInside(function) {
			continue
		}
		start := function.Pos()
		if function.Doc != nil {
			start = function.Doc.Pos()
		}
		out.Write(source[from:fset.Position(start).Offset])
		from = fset.Position(function.End()).Offset
	}
	if from == 0 {
		return nil, fmt.Errorf("no function of Ebitengine's types looks into a program: another version than this knows")
	}
	out.Write(source[from:])
	return format.Source(out.Bytes())
}

// looksInside reports whether a function takes a program or a part of it, or belongs to one.
func looksInside(function *ast.FuncDecl) (inside bool) {
	look := func(fields *ast.FieldList) {
		if fields == nil {
			return
		}
		ast.Inspect(fields, func(node ast.Node) bool {
			if name, ok := node.(*ast.Ident); ok && (name.Name == "Program" || name.Name == "Block") {
				inside = true
			}
			return true
		})
	}
	look(function.Recv)
	look(function.Type.Params)
	return inside
}
