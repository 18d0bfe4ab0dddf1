import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { gzipSync } from "node:zlib";
import type { PagePolicy } from "../../kernel/security-headers";
import { type Bytes, isHashed, respondWith, typeOfFile, webFile, type WebFile } from "./web-file";

const PACKED = /^(text\/|application\/(json|manifest)|image\/svg)/;
const PACKED_FILE = /\.(br|gz)$/;

/**
 * The built console, answered from the folder's content at the start: no path of a request reaches the disk. The build
 * has packed its files with Brotli and gzip; `Accept-Encoding` decides which of them is sent.
 *
 * An unknown address that a browser navigates to gets the page drawn for it, `login.html` for /login, or the console
 * itself, which has routes of its own. The root gets it whatever the client accepts, for the sake of balancers.
 */
export function consoleFiles(folder: string, policyOf: PagePolicy) {
  const known = new Map<string, { path: string; read?: WebFile }>();
  if (existsSync(folder)) {
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || PACKED_FILE.test(entry.name)) continue;
      const path = join(entry.parentPath, entry.name);
      known.set(`/${relative(folder, path).split(sep).join("/")}`, { path });
    }
  }

  function fileAt(address: string): WebFile | undefined {
    const entry = known.get(address);
    // a newer build may have removed the file
    if (!entry || (!entry.read && !existsSync(entry.path))) return undefined;
    return (entry.read ??= read(entry.path, policyOf));
  }

  return (request: Request): Response | undefined => {
    if (request.method !== "GET" && request.method !== "HEAD") return undefined;
    const address = new URL(request.url).pathname;
    const file = fileAt(address);
    if (file) return respondWith(request, file, isHashed(address));
    const acceptsPage = request.headers.get("accept")?.includes("text/html") === true;
    const isNavigation = address === "/" || (acceptsPage && !address.startsWith("/assets/"));
    const page = isNavigation ? (fileAt(`${address}.html`) ?? fileAt("/index.html")) : undefined;
    return page && respondWith(request, page, false);
  };
}

function read(path: string, policyOf: PagePolicy): WebFile {
  const plain = bytesOf(readFileSync(path));
  const packed: WebFile["packed"] = {};
  if (PACKED.test(typeOfFile(path))) {
    packed.gzip = bytesOf(existsSync(`${path}.gz`) ? readFileSync(`${path}.gz`) : gzipSync(plain));
    if (existsSync(`${path}.br`)) packed.br = bytesOf(readFileSync(`${path}.br`));
  }
  return webFile(path, plain, packed, policyOf);
}

const bytesOf = (buffer: Buffer): Bytes => new Uint8Array(buffer);
