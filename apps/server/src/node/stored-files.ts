import type { Files } from "../ports/files";

/** Answers /files/… from the file storage, with a fixed type and for ever. */
export async function storedFile(request: Request, files: Files): Promise<Response | undefined> {
  const path = /^\/files\/([\w./-]+)$/.exec(new URL(request.url).pathname)?.[1];
  if (!path || (request.method !== "GET" && request.method !== "HEAD")) return undefined;
  const file = await files.get(path);
  if (!file) return undefined;
  return new Response(request.method === "HEAD" ? null : Uint8Array.from(file.bytes), {
    headers: {
      "Content-Type": file.type,
      "Content-Length": String(file.bytes.length),
      "Cache-Control": "public, max-age=31536000, immutable",
      // opened by itself a drawing may do nothing
      "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    },
  });
}
