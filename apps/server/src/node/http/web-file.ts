import { createHash } from "node:crypto";
import { extname } from "node:path";
import type { PagePolicy } from "../../kernel/security-headers";
import { acceptedEncoding, type Encoding } from "./accepted-encoding";

export type Bytes = Uint8Array<ArrayBuffer>;

/** A file of the console in all its codings. */
export interface WebFile {
  type: string;
  plain: Bytes;
  packed: Partial<Record<Encoding, Bytes>>;
  tag: string;
  /** The content security policy of a page with inline scripts; other files have the usual one. */
  policy?: string;
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
const ASSET = /^\/assets\/[\w-][\w.-]{0,150}$/;
const HASHED = /[-.][\w-]{8,20}\.\w+$/;

/** Whether an address contains a hash of its content, so that its answer never changes. */
export const isHashed = (address: string) => ASSET.test(address) && HASHED.test(address);

/** The type of a file, by its name. */
export const typeOfFile = (name: string) => TYPES[extname(name)] ?? "application/octet-stream";

/** A file with its content and its packed forms from the build; a page gets its policy from `policyOf`. */
export function webFile(name: string, plain: Bytes, packed: WebFile["packed"], policyOf?: PagePolicy): WebFile {
  const tag = `${plain.length.toString(16)}-${checksum(plain)}`;
  const hashes = extname(name) === ".html" ? scriptHashes(plain) : [];
  return { type: typeOfFile(name), plain, packed, tag, ...(policyOf && hashes.length > 0 && { policy: policyOf(hashes) }) };
}

/** Hashes of the inline scripts of a page, for its content security policy. */
function scriptHashes(page: Bytes): string[] {
  const scripts = new TextDecoder().decode(page).matchAll(/<script>(.*?)<\/script>/gs);
  return [...scripts].map(([, code = ""]) => `sha256-${createHash("sha256").update(code).digest("base64")}`);
}

function checksum(bytes: Uint8Array): string {
  let sum = 2_166_136_261;
  for (const byte of bytes) sum = Math.imul(sum ^ byte, 16_777_619);
  return (sum >>> 0).toString(16);
}

/** Answers a file in a coding that the client accepts; `isFixed`: the content at its address never changes. */
export function respondWith(request: Request, file: WebFile, isFixed: boolean): Response {
  const encoding = acceptedEncoding(request.headers.get("accept-encoding"), (one) => file.packed[one] !== undefined);
  const bytes = (encoding && file.packed[encoding]) ?? file.plain;
  // each coding is a representation of its own
  const tag = `"${file.tag}${encoding ? `-${encoding}` : ""}"`;
  const headers = new Headers({
    "Content-Type": file.type,
    "Cache-Control": isFixed ? "public, max-age=31536000, immutable" : "no-cache",
    ETag: tag,
    Vary: "Accept-Encoding",
    ...(file.policy !== undefined && { "Content-Security-Policy": file.policy }),
  });
  if (holds(request.headers.get("if-none-match"), tag)) return new Response(null, { status: 304, headers });
  if (encoding) headers.set("Content-Encoding", encoding);
  headers.set("Content-Length", String(bytes.length));
  return new Response(request.method === "HEAD" ? null : bytes, { headers });
}

/** Whether `If-None-Match` contains a tag; a proxy may have made it weak. */
const holds = (header: string | null, tag: string) =>
  (header ?? "").split(",").some((item) => ["*", tag].includes(item.trim().replace(/^W\//, "")));
