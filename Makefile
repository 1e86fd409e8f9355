# Fourtell: what a player and a contributor type. `make help` lists it.

SHELL := /bin/bash
.DEFAULT_GOAL := help

# Distributions ship Go with automatic toolchains off; a variable of the
# caller's still wins.
export GOTOOLCHAIN ?= auto

ADDR     ?= 127.0.0.1:8080
FUZZTIME ?= 30s
BUILD    := go build -trimpath -buildvcs=false
HEADLESS := engine ai anim room online words assets cmd start version dist

# A real X server without a screen, Mesa's software OpenGL, a silent sound device.
DISPLAYED := ALSA_CONFIG_PATH=$(CURDIR)/.ci/asound.conf LIBGL_ALWAYS_SOFTWARE=1 \
	xvfb-run -a -s "-screen 0 1920x1200x24 -noreset"

.PHONY: help play web test dealer bench bench-engine bench-frame bench-page bench-ai bench-online bench-cluster cluster chaos taste league soak race \
	fuzz golden picture dist test-dist page check test-headless test-display test-page test-rooms clean sound sound-check

help: ## this list
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | \
		while IFS=$$'\t' read -r name what; do printf '  make %-14s %s\n' "$$name" "$$what"; done

play: ## install what is missing, build, start the game: in a window, and as a page where there is no display
	@if .ci/setup display; then \
		.ci/setup play && $(BUILD) -o bin/fourtell . && exec bin/fourtell; \
	else \
		exec $(MAKE) -s web; \
	fi

web: ## build the page and serve it on 127.0.0.1:8080 (ADDR)
	@.ci/setup web
	@web/build.sh
	@$(MAKE) -s dealer
	@echo 'Open this address in a browser; Ctrl+C ends it. ADDR=127.0.0.1:8090 takes another port.'
	@exec bin/dealer serve --addr $(ADDR)

sound: ## make every sound and the music anew (wants fluidsynth, sox, lame, fluid-soundfont-gm)
	@sh assets/audio/make.sh

sound-check: ## measure loudness, peaks, the music's seams and the mix, and hold them to their bars
	@go run ./assets/audio/measure $$(command -v ffmpeg >/dev/null && echo -ffmpeg)
	@go test -run 'Sound|Music|Mood|Variant|Seam|Megabytes' -v ./assets ./assets/audio/...
	@$(DISPLAYED) go test -tags display -run 'NeverClips|AMood|TheMusic|WithEverySound|ThreeVariants|EverySting|Volume' -v ./scene ./scene/sound

dealer: ## build bin/dealer, the program without a window
	@.ci/setup dealer
	@CGO_ENABLED=0 $(BUILD) -o bin/dealer ./cmd/dealer

test: ## every test: rules, layering, leaks, art, scenes, page
	@.ci/setup test
	@MAKE='$(MAKE)' .ci/lanes 'display: test-display' 'headless: check test-headless' 'page: test-page test-rooms'

check:
	@echo '== format and vet'
	@unformatted=$$(find . -name '*.go' -not -path './web/node_modules/*' -not -path './build/*' -print0 | xargs -0 gofmt -l); \
		if [ -n "$$unformatted" ]; then echo "gofmt would change:"; echo "$$unformatted"; exit 1; fi
	@go vet -tags display,enginetest ./... # as the display's tests are built
	@go vet ./engine/games # the shelf without that game

test-headless: # needs no display and no C compiler
	@echo '== tests without a display'
	@CGO_ENABLED=0 .ci/gotest.mjs -vet=off -timeout 25m $(foreach d,$(HEADLESS),./$(d)/...)
	@echo '== a game the house has never heard of'
	@CGO_ENABLED=0 go test -tags enginetest -run 'UnknownGame|SeveralOwe|EveryBook|EveryGame' ./engine/games ./engine/scenario ./ai/houses ./room ./cmd/dealer
	@echo '== records and shuffles as WebAssembly under Node'
	@GOOS=js GOARCH=wasm go test -exec "$$(go env GOROOT)/lib/wasm/go_js_wasm_exec" -run 'Pinned|Pile' ./engine/uno
	@echo '== the store of a page under Node'
	@GOOS=js GOARCH=wasm go test -exec "$$(go env GOROOT)/lib/wasm/go_js_wasm_exec" -run 'APage|FullPage|SecondTab|TwoTabs' ./room

test-display:
	@echo '== scene tests under Xvfb'
	@$(DISPLAYED) .ci/gotest.mjs -vet=off -shuffle=on -timeout 40m -tags display,enginetest . ./scene/... # with the game that nobody has heard of on the shelf

test-page: page dealer
	@echo '== the page in headless Chromium'
	@node web/test.mjs

test-rooms: page dealer
	@echo '== two pages, a window and a terminal in one room'
	@$(BUILD) -o bin/fourtell .
	@node --experimental-websocket web/rooms.mjs
	@node --experimental-websocket web/away.mjs
	@node --experimental-websocket web/sealed.mjs

page: # the page in build/web
	@web/build.sh

bench: bench-engine bench-frame bench-page bench-ai bench-online ## print every figure

bench-engine: ## figures of the engine, natively and as wasm
	@.ci/setup test
	@mkdir -p build
	@go run ./cmd/figures/inlined -o build/figures.pgo
	@go run -pgo=build/figures.pgo ./cmd/figures
	@GOOS=js GOARCH=wasm $(BUILD) -pgo=build/figures.pgo -o build/figures-whole.wasm ./cmd/figures
	@go run ./assets/slim build/figures-whole.wasm build/figures.wasm
	@node --stack-size=8192 "$$(go env GOROOT)/lib/wasm/wasm_exec_node.js" build/figures.wasm

bench-frame: ## figures of a frame and of the start
	@.ci/setup test
	@$(BUILD) -o build/fourtell-figures .
	@$(BUILD) -tags ebitenginedebug -o build/fourtell-debug .
	@node .ci/bench-frame.mjs build/fourtell-figures build/fourtell-debug

bench-page: ## figures of the page
	@.ci/setup test
	@web/build.sh
	@node web/bench.mjs

bench-ai: ## figures of the house's players
	@.ci/setup test
	@go run ./cmd/figures ai
	@mkdir -p build
	@GOOS=js GOARCH=wasm $(BUILD) -o build/figures-whole.wasm ./cmd/figures
	@go run ./assets/slim build/figures-whole.wasm build/figures.wasm
	@node --stack-size=8192 "$$(go env GOROOT)/lib/wasm/wasm_exec_node.js" build/figures.wasm ai

bench-online: dealer ## figures of a house with rooms, played at by dealer load (five minutes)
	@CGO_ENABLED=0 $(BUILD) -o build/siege ./cmd/figures
	@node .ci/bench-online.mjs bin/dealer build/siege

# The servers of a cluster, of the version that is linked into the dealer.
bin/nats-server: go.mod
	@CGO_ENABLED=0 $(BUILD) -o bin/nats-server github.com/nats-io/nats-server/v2

cluster: dealer bin/nats-server ## a house of two dealers round three NATS servers, on this machine until interrupted
	@node .ci/cluster.mjs bin/dealer bin/nats-server

bench-cluster: dealer bin/nats-server ## figures of such a house, asked where a room is and by way of the other dealer (a minute)
	@node .ci/bench-cluster.mjs bin/dealer bin/nats-server

chaos: dealer bin/nats-server ## kill the servers and dealers of such a house by turns under play, count what is lost (two minutes)
	@node .ci/chaos.mjs bin/dealer bin/nats-server

soak: dealer ## play everything for FOR (8h) at once, look whether anything grows: rules, rooms with cuts, window, page
	@.ci/setup test
	@web/build.sh
	@$(BUILD) -o bin/fourtell .
	@CGO_ENABLED=0 $(BUILD) -o build/figures ./cmd/figures
	@FOR=$${FOR:-8h} node .ci/soak.mjs bin/dealer bin/fourtell build/figures build/web

race: ## every package's tests with the race detector (hours)
	@.ci/setup test
	@failed=0; \
		go test -race -vet=off -p 1 -timeout 6h $(foreach d,$(HEADLESS),./$(d)/...) || failed=1; \
		FOURTELL_VIEWS=6 $(DISPLAYED) .ci/race || failed=1; \
		exit $$failed

taste: ## find the strongest level's taste anew by practising, and its net by drilling (20 minutes of one core)
	@.ci/setup test
	@go run ./cmd/figures taste -anew -steps 600 -most 0.08
	@go run ./cmd/figures taste -steps 700 -seed 2
	@go run ./cmd/figures taste -net 2000000 -seed 11 -o ai/uno/net_table.go

league: dealer ## play the house's players against each other and write docs/league.md
	@.ci/league

fuzz: ## run each fuzz target for FUZZTIME (30s)
	@.ci/setup dealer
	@grep -rnoE --include='*_test.go' '^func Fuzz[A-Za-z0-9_]+' engine ai anim room online words assets | \
		sed -E 's|^(.*)/[^/]+:[0-9]+:func (Fuzz.*)$$|\1 \2|' | sort | \
		while read -r dir name; do \
			echo "== ./$$dir $$name"; \
			CGO_ENABLED=0 go test -run '^$$' -fuzz "^$$name\$$" -fuzztime $(FUZZTIME) "./$$dir" </dev/null || exit 1; \
		done

picture: ## film the moving picture of README and the page anew (wants ffmpeg): look at it
	@.ci/setup test
	@rm -rf build/frames && mkdir -p build/frames
	@FOURTELL_FRAMES=$(CURDIR)/build/frames $(DISPLAYED) go test -timeout 25m -count=1 -tags display -run TheLoopingPicture ./scene
	@ffmpeg -loglevel error -y -framerate 12 -i build/frames/%04d.png -c:v libwebp_anim -loop 0 -quality 55 -compression_level 6 docs/fourtell.webp
	@ffmpeg -loglevel error -y -i build/frames/0010.png -c:v libwebp -quality 70 -compression_level 6 docs/fourtell-still.webp
	@ffmpeg -loglevel error -y -framerate 12 -i build/frames/%04d.png -vf scale=560:-2:flags=lanczos -c:v libsvtav1 -preset 4 -crf 58 -g 400 -pix_fmt yuv420p docs/fourtell.avif
	@ls -l docs/fourtell*.webp docs/fourtell.avif

golden: ## draw the card atlases and the golden images anew: look at each
	@.ci/setup test
	@go generate ./assets
	@$(DISPLAYED) go test -timeout 25m -tags display $$(ls -d scene/testdata/golden scene/*/testdata/golden | sed "s,/testdata/golden,,;s,^,./,") -update

dist: ## make what people take home: .deb, .rpm, .tar.gz, .AppImage, .flatpak, setups and zips for Windows, the page as a zip
	@.ci/setup dist
	@dist/build.sh

test-dist: ## install and start what make dist made, in systems of their own; make it once more elsewhere and compare (wants root; an hour)
	@.ci/setup test-dist
	@[ -f build/dist/SHA256SUMS ] || dist/build.sh
	@node dist/test/test.mjs
	@dist/again.sh

clean: ## remove what was built
	rm -rf bin build web/node_modules
