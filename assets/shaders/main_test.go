package main

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// lister prints every built-in shader of the package it is put into.
const lister = `
func main() {
	for _, source := range AppendShaderSources(nil) {
		fmt.Printf("%q\n", source)
	}
}
`

// listed is what a file of Ebitengine's built-in shaders holds when it runs.
func listed(t *testing.T, source []byte) string {
	t.Helper()
	folder := t.TempDir()
	text := strings.Replace(string(source), "package builtinshader", "package main", 1)
	for name, content := range map[string]string{"shader.go": text, "main.go": "package main\n\nimport \"fmt\"\n" + lister, "go.mod": "module shaders\n"} {
		if err := os.WriteFile(filepath.Join(folder, name), []byte(content), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	run := exec.Command("go", "run", ".")
	run.Dir = folder
	out, err := run.CombinedOutput()
	if err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	return string(out)
}

func original(t *testing.T) []byte {
	t.Helper()
	t.Chdir("../..")
	from, err := sources()
	if err != nil {
		t.Fatal(err)
	}
	source, err := os.ReadFile(filepath.Join(from, filepath.FromSlash(written)))
	if err != nil {
		t.Fatal(err)
	}
	return source
}

func TestTheShadersWrittenOutAreWhatTheTemplateGives(t *testing.T) {
	source := original(t)
	out, err := writeOut(source)
	if err != nil {
		t.Fatal(err)
	}
	if bytes.Contains(out, []byte("text/template")) {
		t.Fatal("the template is still there")
	}
	before, after := listed(t, source), listed(t, out)
	if lines := strings.Count(before, "\n"); lines < 14 {
		t.Fatalf("Ebitengine has %d built-in shaders, and had 14", lines)
	}
	if before != after {
		t.Errorf("the shaders are\n%s\nand were\n%s", after, before)
	}
}

func TestAnotherFileThanTheOneItKnowsIsRefusedInASentence(t *testing.T) {
	source := string(original(t))
	for _, c := range []struct{ name, from, to, says string }{
		{"the template asks for what it is not told", "{{if .UseColorM}}", "{{if .UseColorN}}", "UseColorN"},
		{"there is no template", ".Parse(`", ".Add(`", "it holds 0 templates where there was one"},
		{"the sources are kept elsewhere", "shadersM sync.Mutex", "lock sync.Mutex", "declares no shadersM"},
		{"it is no Go", "package builtinshader", "packet builtinshader", "expected 'package'"},
	} {
		t.Run(c.name, func(t *testing.T) {
			changed := strings.Replace(source, c.from, c.to, 1)
			if changed == source {
				t.Fatalf("the file holds no %q", c.from)
			}
			if _, err := writeOut([]byte(changed)); err == nil || !strings.Contains(err.Error(), c.says) {
				t.Errorf("it says %v, want %q in it", err, c.says)
			}
		})
	}
}
