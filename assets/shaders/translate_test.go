package main

import (
	_ "embed"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// asker prints what a copy of Ebitengine makes of the shaders it has and of those in the files it is given.
//
//go:embed testdata/asker.go.txt
var asker []byte

// asked is what a copy of Ebitengine answers to the asker.
func asked(t *testing.T, folder string, files ...string) string {
	t.Helper()
	place := filepath.Join(folder, "internal", "asker")
	if err := os.MkdirAll(place, 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(place, "main.go"), asker, 0o644); err != nil {
		t.Fatal(err)
	}
	run := exec.Command("go", append([]string{"run", "./internal/asker"}, files...)...)
	run.Dir = folder
	out, err := run.CombinedOutput()
	if err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	return string(out)
}

func TestTheShadersOfThePageAreTranslatedAsEbitengineTranslatesThem(t *testing.T) {
	t.Chdir("../..")
	from, err := sources()
	if err != nil {
		t.Fatal(err)
	}
	kages, err := kageFiles(".")
	if err != nil || len(kages) < 2 {
		t.Fatalf("the project's shaders are %q, %v", kages, err)
	}
	whole, changed := filepath.Join(t.TempDir(), "whole"), filepath.Join(t.TempDir(), "changed")
	if err := copyModule(from, whole); err != nil {
		t.Fatal(err)
	}
	if err := makeCopy(changed); err != nil {
		t.Fatal(err)
	}
	before, after := asked(t, whole, kages...), asked(t, changed, kages...)
	if lines := strings.Count(after, "#version 300 es"); lines != 2*(14+len(kages)) {
		t.Errorf("%d halves of shaders are translated, of %d", lines, 2*(14+len(kages)))
	}
	if before != after {
		t.Errorf("the page has\n%s\nEbitengine makes\n%s", after, before)
	}
	other := filepath.Join(t.TempDir(), "other.kage")
	text := "//kage:unit pixels\npackage main\n\nfunc Fragment(dst vec4, src vec2, color vec4) vec4 {\n\treturn color\n}\n"
	if err := os.WriteFile(other, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	if says := asked(t, changed, other); !strings.Contains(says, "refused: graphics: this page was built without this shader") {
		t.Errorf("of a shader it was built without the page says %q", says)
	}
	for _, gone := range []string{"go/parser", "go/constant", "regexp", "archive/zip"} {
		list := exec.Command("go", "list", "-modfile", changed+".mod", "-deps", ".")
		list.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
		out, err := list.Output()
		if err != nil || !strings.Contains(string(out), "fourtell/scene\n") {
			t.Fatalf("what the page is made of is not known: %v, %s", err, out)
		}
		if strings.Contains(string(out), "\n"+gone+"\n") {
			t.Errorf("the page still has %s, which only Ebitengine's makers want", gone)
		}
	}
}

func TestAShaderThatIsNoneStopsTheBuildInASentence(t *testing.T) {
	t.Chdir("../..")
	from, err := sources()
	if err != nil {
		t.Fatal(err)
	}
	folder := filepath.Join(t.TempDir(), "copy")
	if err := copyModule(from, folder); err != nil {
		t.Fatal(err)
	}
	bad := filepath.Join(t.TempDir(), "bad.kage")
	if err := os.WriteFile(bad, []byte("package main\n\nfunc Fragment(dst vec4) vec5 { return dst }\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	if _, err := translated(folder, []string{bad}); err == nil || !strings.Contains(err.Error(), "bad.kage is no shader") {
		t.Errorf("it says %v", err)
	}
}
