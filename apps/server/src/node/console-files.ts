import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";
import { gzipSync } from "node:zlib";
import { acceptedEncoding, type Encoding } from "./accepted-encoding";

type Bytes = Uint8Array<ArrayBuffer>;

interface ConsoleFile {
  type: string;
  plain: Bytes;
  packed: Partial<Record<Encoding, Bytes>>;
  tag: string;
}

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".map": "application/json; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".webp": "image/webp",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".wasm": "application/wasm",
};
const PACKED = /^(text\/|application\/(json|manifest)|image\/svg)/;
const PACKED_FILE = /\.(br|gz)$/;
const HASHED = /[-.][\w-]{8,20}\.\w+$/;

/**
 * The built console, answered from what the folder held at the start: no path of a request reaches the disk. The build
 * has packed its files with Brotli and gzip; `Accept-Encoding` says which of them is sent.
 *
 * An unknown address that a browser navigates to gets the page drawn for it, `login.html` for /login, or the console
 * itself, which has routes of its own. The root gets it whatever the client accepts, for the sake of balancers.
 */
export function consoleFiles(folder: string) {
  const known = new Map<string, { path: string; read?: ConsoleFile }>();
  if (existsSync(folder)) {
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || PACKED_FILE.test(entry.name)) continue;
      const path = join(entry.parentPath, entry.name);
      known.set(`/${relative(folder, path).split(sep).join("/")}`, { path });
    }
  }

  function fileAt(address: string): ConsoleFile | undefined {
    const entry = known.get(address);
    // a build that is newer than the start may have taken it away
    if (!entry || (!entry.read && !existsSync(entry.path))) return undefined;
    return (entry.read ??= read(entry.path));
  }

  return (request: Request): Response | undefined => {
    if (request.method !== "GET" && request.method !== "HEAD") return undefined;
    const address = new URL(request.url).pathname;
    const file = fileAt(address);
    if (file) return respond(request, file, HASHED.test(address) && address.startsWith("/assets/"));
    const acceptsPage = request.headers.get("accept")?.includes("text/html") === true;
    const isNavigation = address === "/" || (acceptsPage && !address.startsWith("/assets/"));
    const page = isNavigation ? (fileAt(`${address}.html`) ?? fileAt("/index.html")) : undefined;
    return page && respond(request, page, false);
  };
}

function read(path: string): ConsoleFile {
  const plain = bytesOf(readFileSync(path));
  const type = TYPES[extname(path)] ?? "application/octet-stream";
  const packed: ConsoleFile["packed"] = {};
  if (PACKED.test(type)) {
    packed.gzip = bytesOf(existsSync(`${path}.gz`) ? readFileSync(`${path}.gz`) : gzipSync(plain));
    if (existsSync(`${path}.br`)) packed.br = bytesOf(readFileSync(`${path}.br`));
  }
  return { type, plain, packed, tag: `${plain.length.toString(16)}-${checksum(plain)}` };
}

const bytesOf = (buffer: Buffer): Bytes => new Uint8Array(buffer);

function checksum(bytes: Uint8Array): string {
  let sum = 2_166_136_261;
  for (const byte of bytes) sum = Math.imul(sum ^ byte, 16_777_619);
  return (sum >>> 0).toString(16);
}

function respond(request: Request, file: ConsoleFile, isHashed: boolean): Response {
  const encoding = acceptedEncoding(request.headers.get("accept-encoding"), (one) => file.packed[one] !== undefined);
  const bytes = (encoding && file.packed[encoding]) ?? file.plain;
  // each coding is a representation of its own
  const tag = `"${file.tag}${encoding ? `-${encoding}` : ""}"`;
  const headers = new Headers({
    "Content-Type": file.type,
    "Cache-Control": isHashed ? "public, max-age=31536000, immutable" : "no-cache",
    ETag: tag,
    Vary: "Accept-Encoding",
  });
  if (holds(request.headers.get("if-none-match"), tag)) return new Response(null, { status: 304, headers });
  if (encoding) headers.set("Content-Encoding", encoding);
  headers.set("Content-Length", String(bytes.length));
  return new Response(request.method === "HEAD" ? null : bytes, { headers });
}

/** Whether `If-None-Match` names a tag; a proxy may have made it weak. */
const holds = (header: string | null, tag: string) =>
  (header ?? "").split(",").some((item) => ["*", tag].includes(item.trim().replace(/^W\//, "")));
