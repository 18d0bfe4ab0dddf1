import type { CallOptions } from "./call";
import { unwrap } from "./envelope";
import { AbortError, NetworkError } from "./errors";
import { fileNameOf } from "./file-name";
import { outgoingTo, type Target } from "./target";
import type { Progress } from "./upload";
import { depart, type Outgoing, type Wire } from "./wire";

/** What to download and how to receive it. */
export interface DownloadOptions extends Omit<CallOptions, "idempotencyKey"> {
  path?: object;
  query?: object;
  body?: unknown;
  /** How a path is asked; an operation knows by itself. */
  method?: "GET" | "POST";
  /** `stream` gives the bytes as they come, for files that need not fit in memory. */
  as?: "blob" | "stream";
  /** Bytes so far, and in all (0 when the server does not say). */
  onProgress?(progress: Progress): void;
}

/** A downloaded file with the name that the server gave it, without any folder. */
export interface Download {
  blob: Blob;
  fileName: string | undefined;
  type: string;
}

/** A file that is still arriving; its reader meets the errors of the way. */
export interface DownloadStream {
  stream: ReadableStream<Uint8Array<ArrayBuffer>>;
  fileName: string | undefined;
  type: string;
}

/** Fetches a file. An answer in JSON is the server's refusal, and is thrown as one. */
export async function download(wire: Wire, target: Target, options: DownloadOptions): Promise<Download | DownloadStream> {
  const { path, query, body, method = "GET", as = "blob", onProgress, signal, ...rest } = options;
  const token = wire.session.token();
  const call: Outgoing = {
    ...outgoingTo(target, method),
    params: { path, query },
    body,
    isAbortable: true,
    headers: token ? { Authorization: `Bearer ${token}` } : {},
    ...rest,
  };
  if (signal?.aborted) throw new AbortError(call.operationId, { cause: signal.reason });
  call.read = async (response, ending, touch) => {
    const fileName = fileNameOf(response.headers);
    const type = response.headers.get("Content-Type") ?? "";
    if (/[/+]json\b/i.test(type) && fileName === undefined) throw await refused(response, call.operationId);
    const source = response.body ?? new Blob().stream();
    const total = Number(response.headers.get("Content-Length") ?? 0);
    let loaded = 0;
    const count = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(bytes, controller) {
        loaded += bytes.byteLength;
        touch();
        onProgress?.({ loaded, total });
        controller.enqueue(bytes);
      },
    });
    if (as === "stream") return { stream: source.pipeThrough(count, signal && { signal }), fileName, type };
    const blob = await new Response(source.pipeThrough(count, { signal: ending }), { headers: { "Content-Type": type } }).blob();
    return { blob, fileName, type };
  };
  const file = await depart(wire, call, token).join(signal);
  return file as Download | DownloadStream;
}

/** The error in a JSON answer; one that claims success without a file is none of the API's. */
async function refused(response: Response, operationId: string): Promise<Error> {
  unwrap(await response.json(), operationId, response);
  return new NetworkError(operationId, "unexpected");
}
