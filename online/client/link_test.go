package client

import "testing"

func TestALinkIsReadAsPeopleHandItOn(t *testing.T) {
	for text, want := range map[string]string{
		"https://example.com/#K7QF2M":                                         "https://example.com/#K7QF2M",
		" example.com/#k7q-f2m ":                                              "https://example.com/#K7QF2M",
		"http://192.168.1.20:8080/#K7QF2M":                                    "http://192.168.1.20:8080/#K7QF2M",
		"HTTPS://Example.com":                                                 "https://example.com/",
		"example.com/#k7qf2m.AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8":     "https://example.com/#K7QF2M.AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8",
		"https://example.com/#K7QF2M.AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxw": "",
		"https://example.com/#K7QF2M.":                                        "",
		"K7QF2M":                                                              "https://at.home/#K7QF2M",
		"#k7q f2m":                                                            "https://at.home/#K7QF2M",
		"https://example.com/#NOCODE1":                                        "",
		"ftp://example.com/#K7QF2M":                                           "",
		"https://user:pw@example.com/#K7QF2M":                                 "",
		"":                                                                    "",
		"https:///#K7QF2M":                                                    "",
		"javascript:alert(1)//example.com":                                    "",
	} {
		l, err := ParseLink(text, "https://at.home")
		got := ""
		if err == nil {
			got = l.String()
		}
		if got != want {
			t.Errorf("%q leads to %q, not %q", text, got, want)
		}
	}
	if l, _ := ParseLink("https://example.com:8443/#K7QF2M", ""); l.Socket() != "wss://example.com:8443/v1/ws" {
		t.Errorf("its door is %s", l.Socket())
	}
	if _, err := ParseLink("K7QF2M", ""); err == nil {
		t.Error("a code alone leads somewhere without a house")
	}
}
