import { lookup } from "node:dns/promises";
import { request as requestHttp, type IncomingMessage } from "node:http";
import { request as requestHttps } from "node:https";
import { isIP } from "node:net";
import type { Readable } from "node:stream";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
import { semaphoreOf, type Semaphore } from "../core/semaphore";
import { isPublicAddress } from "./public-address";
import type { Web, WebFailure, WebPage, WebPicture } from "../ports/web";

/** How pages are read; every option has a default. */
export interface NodeWebOptions {
  /** Resolves a host name to its addresses. */
  resolve?: (host: string) => Promise<readonly string[]>;
  /** Addresses that may be requested although they are private or on another port, as `127.0.0.1:8080`. */
  trusted?: readonly string[];
  timeoutMs?: number;
  /** Bytes of a page that are read at most, decompressed. */
  maxBytes?: number;
}

const mostRedirects = 3;
const pageTurns = { atOnce: 4, waiting: 12 };
const pictureTurns = { atOnce: 8, waiting: 400 };
/** A save waits for the pictures of its text. */
const pictureMs = 8_000;

/** One kind of resource: its Accept header, its allowed types, and how its answer is read. */
interface Reading<Result> {
  accept: string;
  type: RegExp;
  read(answer: IncomingMessage, address: string, signal: AbortSignal): Promise<Result | undefined>;
}

const resolveName = async (host: string) => (await lookup(host, { all: true })).map(({ address }) => address);

/**
 * The open web from Node: pages and pictures.
 *
 * The name of each hop is resolved here, once; all its addresses must be public, and the connection goes to the checked address, so that
 * neither a redirect nor a changed DNS answer leads into a private network.
 */
export function nodeWeb({ resolve = resolveName, trusted = [], timeoutMs = 10_000, maxBytes = 2 * 1024 * 1024 }: NodeWebOptions = {}): Web {
  const pages = semaphoreOf(pageTurns.atOnce);
  const pictures = semaphoreOf(pictureTurns.atOnce);

  async function read<Result>(address: string, kind: Reading<Result>, signal: AbortSignal): Promise<Result | { failed: WebFailure }> {
    let place = address;
    for (let hop = 0; hop <= mostRedirects; hop += 1) {
      const target = await targetOf(place, signal);
      if (!target) return { failed: "refused" };
      const answer = await fetchFrom(target, kind.accept, signal);
      const { statusCode = 0, headers } = answer;
      if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined) {
        answer.destroy();
        if (!URL.canParse(headers.location, target.url)) return { failed: "unreachable" };
        place = new URL(headers.location, target.url).href;
        continue;
      }
      if (statusCode < 200 || statusCode >= 300) return ended(answer, "unreachable");
      if (!kind.type.test(headers["content-type"] ?? "")) return ended(answer, "unfit");
      return (await kind.read(answer, target.url.href, signal)) ?? { failed: "unfit" };
    }
    return { failed: "unreachable" };
  }

  async function inTurn<Result>(turns: Semaphore, waiting: number, ms: number, work: (signal: AbortSignal) => Promise<Result>) {
    if (turns.waiting() >= waiting) return { failed: "busy" } as const;
    return turns.pass(1, async () => {
      const ending = new AbortController();
      const clock = setTimeout(() => ending.abort(), ms);
      try {
        return await work(ending.signal);
      } catch {
        return { failed: "unreachable" } as const;
      } finally {
        clearTimeout(clock);
        ending.abort();
      }
    });
  }

  /** The URL of a request with the one checked address; undefined if it may not be requested. */
  async function targetOf(place: string, signal: AbortSignal): Promise<Target | undefined> {
    if (!URL.canParse(place)) return undefined;
    const url = new URL(place);
    if ((url.protocol !== "http:" && url.protocol !== "https:") || url.username !== "" || url.password !== "") return undefined;
    const host = url.hostname.replace(/^\[|\]$/g, "");
    const port = Number(url.port || (url.protocol === "https:" ? 443 : 80));
    const addresses = isIP(host) ? [host] : await within(resolve(host), signal);
    const mayConnect = (address: string) =>
      trusted.includes(`${address}:${port}`) || ((port === 80 || port === 443) && isPublicAddress(address));
    const [address] = addresses;
    return address !== undefined && addresses.every(mayConnect) ? { url, host, port, address } : undefined;
  }

  const page: Reading<WebPage> = {
    accept: "text/html,application/xhtml+xml",
    type: /^(text\/html|application\/xhtml\+xml)\b/i,
    async read(answer, address, signal) {
      const bytes = await firstBytes(unpacked(answer), maxBytes, signal);
      return { address, html: decoded(bytes, answer.headers["content-type"]) };
    },
  };

  const picture = (most: number): Reading<WebPicture> => ({
    accept: "image/webp,image/png,image/jpeg,image/gif,image/*;q=0.5",
    // many storages send no type; the content itself is inspected later
    type: /^(image\/|application\/octet-stream|binary\/octet-stream|$)/i,
    async read(answer, _address, signal) {
      const bytes = await firstBytes(unpacked(answer), most + 1, signal);
      return bytes.length > most ? undefined : { bytes };
    },
  });

  return {
    page: (address) => inTurn(pages, pageTurns.waiting, timeoutMs, (signal) => read(address, page, signal)),
    picture: (address, most) =>
      inTurn(pictures, pictureTurns.waiting, Math.min(timeoutMs, pictureMs), (signal) => read(address, picture(most), signal)),
  };
}

interface Target {
  url: URL;
  host: string;
  port: number;
  address: string;
}

function fetchFrom({ url, host, port, address }: Target, accept: string, signal: AbortSignal): Promise<IncomingMessage> {
  const isSecure = url.protocol === "https:";
  return new Promise((resolve, reject) => {
    const outgoing = (isSecure ? requestHttps : requestHttp)({
      ...{ host: address, port, path: `${url.pathname}${url.search}`, agent: false, signal, maxHeaderSize: 32 * 1024 },
      ...(isSecure && !isIP(host) && { servername: host }),
      headers: {
        Host: url.host,
        Accept: accept,
        "Accept-Encoding": "gzip, deflate, br",
        "Accept-Language": "zh-CN,zh;q=0.9,en;q=0.5",
        "User-Agent": "Mozilla/5.0 (compatible; Shopkeeper)",
      },
    });
    // the listener stays until the end: an answer that is aborted emits another error
    outgoing.once("response", resolve).on("error", reject).end();
  });
}

function ended(answer: IncomingMessage, failed: WebFailure) {
  answer.destroy();
  return { failed };
}

/** The decompressed body of the answer. */
function unpacked(answer: IncomingMessage): Readable {
  const packing = (answer.headers["content-encoding"] ?? "").trim().toLowerCase();
  const unpack = { gzip: createGunzip, "x-gzip": createGunzip, deflate: createInflate, br: createBrotliDecompress }[packing];
  if (!unpack) return answer;
  const stream = unpack();
  answer.once("error", (failure) => stream.destroy(failure));
  return answer.pipe(stream);
}

/** The first bytes of a stream, which is then closed; a truncated page still has its head. */
async function firstBytes(stream: Readable, most: number, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const stop = () => stream.destroy(new Error("too late"));
  signal.addEventListener("abort", stop, { once: true });
  try {
    for await (const part of stream) {
      if (!(part instanceof Uint8Array)) break;
      parts.push(part.subarray(0, most - size));
      size += part.length;
      if (size >= most) break;
    }
  } finally {
    signal.removeEventListener("abort", stop);
    stream.destroy();
  }
  return Buffer.concat(parts);
}

const charsetName = /charset\s{0,9}=\s{0,9}["']?\s{0,9}([\w-]{1,40})/i;

/** Decodes text in the charset of the Content-Type, else in the charset that its head names. */
function decoded(bytes: Uint8Array, contentType = ""): string {
  const head = new TextDecoder("latin1").decode(bytes.subarray(0, 4096));
  const name = (charsetName.exec(contentType) ?? charsetName.exec(head))?.[1] ?? "utf-8";
  try {
    return new TextDecoder(name).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}

function within<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    signal.addEventListener("abort", () => reject(new Error("too late")), { once: true });
    work.then(resolve, reject);
  });
}
