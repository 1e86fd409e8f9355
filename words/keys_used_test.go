package words

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"strings"
	"testing"
)

// A key that nothing but its own sentence names is a sentence that nobody reads.
func TestEveryNamedKeyIsSaidSomewhere(t *testing.T) {
	named, used := map[string]bool{}, map[string]bool{}
	set := token.NewFileSet()
	err := filepath.WalkDir("..", func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() && d.Name() != ".." && (strings.HasPrefix(d.Name(), ".") || d.Name() == "testdata") {
			return fs.SkipDir
		}
		if !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return nil
		}
		file, err := parser.ParseFile(set, path, nil, parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		here := filepath.Dir(path) == filepath.Join("..", "words")
		if here && strings.HasPrefix(d.Name(), "english") {
			return nil
		}
		declared := map[*ast.Ident]bool{}
		if here {
			ast.Inspect(file, func(n ast.Node) bool {
				if v, ok := n.(*ast.ValueSpec); ok {
					if of, ok := v.Type.(*ast.Ident); ok && of.Name == "Key" {
						for _, name := range v.Names {
							named[name.Name], declared[name] = true, true
						}
					}
				}
				return true
			})
		}
		ast.Inspect(file, func(n ast.Node) bool {
			if name, ok := n.(*ast.Ident); ok && !declared[name] {
				used[name.Name] = true
			}
			return true
		})
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	if len(named) < 300 {
		t.Fatalf("only %d keys are named", len(named))
	}
	for name := range named {
		if !used[name] && !strings.HasPrefix(name, "Loader") { // the page's script asks for those by their text, see Loader
			t.Errorf("%s is said nowhere", name)
		}
	}
}
