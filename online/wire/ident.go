package wire

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base32"
	"encoding/base64"
	"strings"
)

// UID is who somebody is towards a house: 16 letters, the same for the same token.
type UID string

const uidLength = 16

// Token is what a client with that secret shows towards the house of that origin: another house learns another one.
func Token(secret []byte, origin string) string {
	m := hmac.New(sha256.New, secret)
	m.Write([]byte("fourtell.1 " + origin))
	return base64.RawURLEncoding.EncodeToString(m.Sum(nil))
}

// UIDOf is who shows that token: the first 16 characters of the lower-case base32 of its SHA-256.
func UIDOf(token string) UID {
	sum := sha256.Sum256([]byte(token))
	return UID(strings.ToLower(base32.StdEncoding.EncodeToString(sum[:]))[:uidLength])
}

// Valid says whether a text has the form of a uid.
func (u UID) Valid() bool {
	if len(u) != uidLength {
		return false
	}
	for _, c := range []byte(u) {
		if (c < 'a' || c > 'z') && (c < '2' || c > '7') {
			return false
		}
	}
	return true
}

// validToken says whether a text may be a token: long enough that nobody guesses it.
func validToken(t string) bool {
	if len(t) < 22 || len(t) > longestToken {
		return false
	}
	for _, c := range []byte(t) {
		if (c < 'a' || c > 'z') && (c < 'A' || c > 'Z') && (c < '0' || c > '9') && c != '-' && c != '_' {
			return false
		}
	}
	return true
}
