// A small static server for the page's test and figures, on loopback and a
// free port. Packed, it sends the .br or .gz beside a file to who takes it;
// plain, it is the simplest server a page could be put on: no headers but type,
// length and the file's date.
import { createHash } from "node:crypto";
import { createReadStream, existsSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";

const types = {
  ".html": "text/html; charset=utf-8", ".js": "text/javascript", ".css": "text/css", ".wasm": "application/wasm",
  ".svg": "image/svg+xml", ".png": "image/png", ".mp3": "audio/mpeg", ".txt": "text/plain; charset=utf-8",
  ".webp": "image/webp", ".avif": "image/avif", ".jpg": "image/jpeg", ".webmanifest": "application/manifest+json",
};

// headers are sent with every answer; answer(path, response) gives true where it has answered itself.
export async function serve(folder, { packed = true, headers: always = {}, answer = () => false } = {}) {
  const sent = []; // { path, bytes } of every answer, in order
  const sockets = [];
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url, "http://localhost");
    const path = normalize(decodeURIComponent(pathname));
    if (answer(path, response)) return;
    let file = join(folder, path.endsWith("/") ? `${path}index.html` : path);
    if (path.includes("..") || !existsSync(file) || !statSync(file).isFile()) {
      sent.push({ path, bytes: 0 });
      response.writeHead(404).end();
      return;
    }
    const headers = { ...always, "Content-Type": types[extname(file)] || "application/octet-stream" };
    if (packed) {
      headers["Cache-Control"] = /-[0-9a-f]{12}\.\w+(\.gz)?$/.test(path) || /^\?v=[0-9a-f]{12}$/.test(search) ? "public, max-age=31536000, immutable" : "no-cache";
      headers.Vary = "Accept-Encoding";
      const taken = request.headers["accept-encoding"] || "";
      for (const [coding, ending] of [["br", ".br"], ["gzip", ".gz"]]) {
        if (taken.includes(coding) && existsSync(file + ending)) {
          headers["Content-Encoding"] = coding;
          file += ending;
          break;
        }
      }
      headers.ETag = `"${createHash("sha256").update(readFileSync(file)).digest("hex").slice(0, 16)}"`;
    } else {
      headers["Last-Modified"] = statSync(file).mtime.toUTCString();
    }
    if (headers.ETag ? request.headers["if-none-match"] === headers.ETag : request.headers["if-modified-since"] === headers["Last-Modified"]) {
      sent.push({ path, bytes: 0 });
      response.writeHead(304, headers).end();
      return;
    }
    headers["Content-Length"] = statSync(file).size;
    sent.push({ path, bytes: headers["Content-Length"] });
    response.writeHead(200, headers);
    createReadStream(file).pipe(response);
  });
  server.on("connection", (socket) => sockets.push(socket));
  await new Promise((listening) => server.listen(0, "127.0.0.1", listening));
  return {
    address: `http://127.0.0.1:${server.address().port}/`,
    sent,
    wire: () => sockets.reduce((sum, socket) => sum + socket.bytesWritten, 0), // bytes sent by now, heads and all
    close: () => { server.closeAllConnections(); server.close(); },
  };
}
