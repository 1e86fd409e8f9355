// A small static server for the page's test and figures, on loopback and a
// free port. Packed, it sends the .br or .gz beside a file to who takes it;
// plain, it is the simplest server a page could be put on.
import { createReadStream, existsSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";

const types = {
  ".html": "text/html; charset=utf-8", ".js": "text/javascript", ".css": "text/css", ".wasm": "application/wasm",
  ".svg": "image/svg+xml", ".png": "image/png", ".mp3": "audio/mpeg", ".txt": "text/plain; charset=utf-8",
  ".webp": "image/webp", ".webmanifest": "application/manifest+json",
};

export async function serve(folder, { packed = true } = {}) {
  const sent = []; // { path, bytes } of every answer, in order
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url, "http://localhost").pathname));
    let file = join(folder, path.endsWith("/") ? `${path}index.html` : path);
    if (path.includes("..") || !existsSync(file) || !statSync(file).isFile()) {
      sent.push({ path, bytes: 0 });
      response.writeHead(404).end();
      return;
    }
    const headers = { "Content-Type": types[extname(file)] || "application/octet-stream" };
    headers["Cache-Control"] = extname(file) === ".wasm" ? "public, max-age=31536000, immutable" : "no-cache";
    if (packed) {
      headers.Vary = "Accept-Encoding";
      const taken = request.headers["accept-encoding"] || "";
      for (const [coding, ending] of [["br", ".br"], ["gzip", ".gz"]]) {
        if (taken.includes(coding) && existsSync(file + ending)) {
          headers["Content-Encoding"] = coding;
          file += ending;
          break;
        }
      }
    }
    headers["Content-Length"] = statSync(file).size;
    sent.push({ path, bytes: headers["Content-Length"] });
    response.writeHead(200, headers);
    createReadStream(file).pipe(response);
  });
  await new Promise((listening) => server.listen(0, "127.0.0.1", listening));
  return {
    address: `http://127.0.0.1:${server.address().port}/`,
    sent,
    close: () => { server.closeAllConnections(); server.close(); },
  };
}
