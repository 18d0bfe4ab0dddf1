import { AwsClient } from "aws4fetch";
import { isAddress, ownTypeOfPath, pathBelow, smallPathOf, typeOfPath } from "../ports/file-path";
import type { Files, ListedFile } from "../ports/files";

/** Address and credentials of an S3-compatible storage. */
export interface S3Options {
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** The base address at which browsers read the bucket; without it this server proxies the files. */
  publicUrl?: string;
  /** Milliseconds in which the storage must answer; a transfer has more, by its size at the speed of a slow line. */
  answerMs?: number;
}

const BASE = "/files/";
const ANSWER_MS = 15_000;
const SLOWEST_BYTES_PER_MS = 20;
/** Milliseconds for which the answer to a ping is valid. */
const PING_MS = 10_000;
const slashes = /(?<!\/)\/+$/;
const FOREVER = "public, max-age=31536000, immutable";

/** Files in a bucket of an S3-compatible storage, for several servers. */
export function s3Files({ endpoint, region, bucket, accessKeyId, secretAccessKey, publicUrl, answerMs = ANSWER_MS }: S3Options): Files {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3", retries: 3 });
  const place = (path: string) => `${endpoint.replace(slashes, "")}/${bucket}${path === "" ? "" : "/"}${path}`;
  const base = publicUrl === undefined ? BASE : `${publicUrl.replace(slashes, "")}/`;

  let pingedAt = -Infinity;
  const limitFor = (bytes: number) => AbortSignal.timeout(answerMs + Math.ceil(bytes / SLOWEST_BYTES_PER_MS));

  async function send(path: string, init: RequestInit, signal = limitFor(0), query = ""): Promise<Response | undefined> {
    const answer = await client.fetch(`${place(path)}${query}`, { ...init, signal });
    if (answer.status === 404) {
      await answer.body?.cancel();
      return undefined;
    }
    if (!answer.ok) throw storageFailure(answer.status, `${init.method ?? "GET"} ${path}`);
    return answer;
  }

  return {
    storage: "s3",
    async ping() {
      if (performance.now() - pingedAt < PING_MS) return;
      await send("health", { method: "HEAD" }); // the answer that the file does not exist counts too
      pingedAt = performance.now();
    },

    async put(path, content, _type) {
      const type = ownTypeOfPath(path);
      const isWhole = content instanceof Uint8Array;
      const size = isWhole ? content.length : content.size;
      const headers = {
        "Content-Type": type,
        "Content-Length": String(size),
        "Cache-Control": FOREVER,
        "X-Amz-Content-Sha256": "UNSIGNED-PAYLOAD",
      };
      // signed first, so that the body is streamed from the spool
      const { url, headers: signed } = await client.sign(place(path), { method: "PUT", headers });
      const body = isWhole ? Uint8Array.from(content) : content.stream();
      const signal = limitFor(size);
      const answer = await fetch(url, { method: "PUT", headers: signed, body, signal, ...(isWhole ? {} : { duplex: "half" }) });
      await answer.body?.cancel();
      if (!answer.ok) throw storageFailure(answer.status, `PUT ${path}`);
    },

    async open(path) {
      const type = typeOfPath(path);
      const head = type && (await send(path, { method: "HEAD" }));
      if (!head) return undefined;
      const size = Number(head.headers.get("content-length"));
      return { type, size, stream: (start = 0, end = size) => (end <= start ? new Blob([]).stream() : reading(path, start, end)) };
    },

    async list(folder) {
      const found: ListedFile[] = [];
      let next: string | undefined = "";
      while (next !== undefined) {
        const from: Record<string, string> = next === "" ? {} : { "continuation-token": next };
        const query = new URLSearchParams({ "list-type": "2", delimiter: "/", prefix: `${folder}/`, ...from });
        const answer = await send("", {}, limitFor(0), `?${query}`);
        if (!answer) throw storageFailure(404, `GET ${bucket}`);
        const page = listedIn(await answer.text());
        found.push(...page.files);
        next = page.next;
      }
      return found;
    },

    async remove(path) {
      if (typeOfPath(path)) await (await send(path, { method: "DELETE" }))?.body?.cancel();
    },

    publicUrl: (path) => (isAddress(path) ? path : `${base}${path}`),
    pathOf: (address) => (pathBelow(base, address) === address ? pathBelow(BASE, address) : pathBelow(base, address)),
    // only this server can make a small picture on request
    smallUrl: (path) => {
      const small = smallPathOf(path);
      return small === undefined ? null : `${BASE}${small}`;
    },
  };

  /** A part of an object; the storage is requested on the first read. */
  function reading(path: string, start: number, end: number): ReadableStream<Uint8Array<ArrayBuffer>> {
    const bytes = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>();
    const silent = new AbortController();
    const silence = setTimeout(
      () => silent.abort(new DOMException(`The file storage does not answer to GET ${path}`, "TimeoutError")),
      answerMs,
    );
    const signal = AbortSignal.any([silent.signal, limitFor(end - start)]);
    const answered = send(path, { headers: { Range: `bytes=${start}-${end - 1}` } }, signal).finally(() => clearTimeout(silence));
    answered.then(
      (answer) => (answer?.body ?? new Blob([]).stream()).pipeTo(bytes.writable).catch(() => undefined),
      (failure: unknown) => bytes.writable.abort(failure).catch(() => undefined),
    );
    return bytes.readable;
  }
}

/** A page of a listing: our files in it, and the token of the next page. */
function listedIn(xml: string): { files: ListedFile[]; next: string | undefined } {
  const textIn = (part: string, name: string) => new RegExp(`<${name}>([^<]*)</${name}>`).exec(part)?.[1];
  const files = [...xml.matchAll(/<Contents>.*?<\/Contents>/gs)].flatMap(([part]) => {
    const [path, time] = [textIn(part, "Key") ?? "", new Date(textIn(part, "LastModified") ?? "")];
    return typeOfPath(path) && Number.isFinite(time.getTime()) ? [{ path, putTime: time }] : [];
  });
  return { files, next: textIn(xml, "IsTruncated") === "true" ? textIn(xml, "NextContinuationToken") : undefined };
}

/** A refusal is a defect or a wrong setting; a failure of the storage itself is temporary. */
function storageFailure(status: number, call: string): Error {
  const failure = new Error(`The file storage answered ${status} to ${call}`);
  if (status >= 500) failure.name = "StorageError";
  return failure;
}
