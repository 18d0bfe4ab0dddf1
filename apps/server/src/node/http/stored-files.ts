import { semaphoreOf } from "../../core/semaphore";
import { singleFlight } from "../../core/single-flight";
import { BrokenPicture, type Codec } from "../../ports/codec";
import { isPublicPath, pathOfSmall } from "../../ports/file-path";
import type { Files, StoredFile } from "../../ports/files";

/** The longest side of a thumbnail: 200 points of a grid on a screen with two pixels per point. */
const SMALL_SIDE = 400;
const LONGEST_LINE = 300;

/** Answers /files/… from the file storage, with a fixed type and immutable; thumbnails are made on first request. */
export function storedFiles(files: Files, codec: Codec) {
  const semaphore = semaphoreOf(2);
  const small = singleFlight<StoredFile | undefined>();

  async function makeSmall(path: string, source: string) {
    const file = await files.open(source);
    if (!file) return undefined;
    try {
      await files.put(path, await codec.shrink(new Uint8Array(await new Response(file.stream()).arrayBuffer()), SMALL_SIDE), "image/webp");
      return await files.open(path);
    } catch (failure) {
      // an unreadable picture is served unchanged
      if (failure instanceof BrokenPicture) return file;
      throw failure;
    }
  }

  return async (request: Request): Promise<Response | undefined> => {
    const path = /^\/files\/([\w./-]+)$/.exec(new URL(request.url).pathname)?.[1];
    if (!path || !isPublicPath(path) || (request.method !== "GET" && request.method !== "HEAD")) return undefined;
    const source = pathOfSmall(path);
    let file = await files.open(path);
    if (!file && source !== undefined) {
      if (semaphore.waiting() > LONGEST_LINE) return new Response(null, { status: 503, headers: { "Retry-After": "2" } });
      file = await small(path, () => semaphore.pass(1, () => makeSmall(path, source)));
    }
    return file && answered(request, file);
  };
}

function answered(request: Request, file: StoredFile): Response {
  const { type, size } = file;
  const range = rangeOf(request.headers.get("range"), size);
  const headers = {
    "Content-Type": type,
    "Accept-Ranges": "bytes",
    "Cache-Control": "public, max-age=31536000, immutable",
    // a drawing opened as a page may do nothing
    "Content-Security-Policy": "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; sandbox",
  };
  if (range === "none") return new Response(null, { status: 416, headers: { ...headers, "Content-Range": `bytes */${size}` } });
  const { start, end } = range ?? { start: 0, end: size };
  return new Response(request.method === "HEAD" ? null : file.stream(start, end), {
    status: range ? 206 : 200,
    headers: {
      ...headers,
      "Content-Length": String(end - start),
      ...(range && { "Content-Range": `bytes ${start}-${end - 1}/${size}` }),
    },
  });
}

/** The single range that a player requests; a request for several ranges gets the whole file. */
function rangeOf(rangeHeader: string | null, size: number): { start: number; end: number } | "none" | undefined {
  const [, first = "", last = ""] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(rangeHeader ?? "") ?? [];
  if (first === "" && last === "") return undefined;
  const start = first === "" ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === "" || last === "" ? size : Math.min(size, Number(last) + 1);
  return start < end ? { start, end } : "none";
}
