import type { CallOptions } from "./call";
import { unwrap } from "./envelope";
import { AbortError, type FailedCall, NetworkError } from "./errors";
import { fileNameOf } from "./file-name";
import type { DownloadOperationId, Input } from "./operation";
import { type Path, specOf, type Target } from "./target";
import type { Progress } from "./upload";
import { sendRequest, type RequestSpec, type Transport } from "./send-request";

interface TransferOptions extends Omit<CallOptions, "idempotencyKey"> {
  /** `stream` gives the bytes as they arrive, for files that do not fit in memory. */
  as?: "blob" | "stream";
  /** Received bytes and total bytes; `total` is 0 when unknown. */
  onProgress?(progress: Progress): void;
}

/** Options of a download: the operation's input, or any options for a call by path. */
export type DownloadOptions<From extends DownloadOperationId | Path = Path> = TransferOptions &
  (From extends DownloadOperationId ? Input<From> : LooseInput);

interface LooseInput {
  path?: object;
  query?: object;
  body?: unknown;
  /** Method of a path; an operation has its own. */
  method?: "GET" | "POST";
}

/** A downloaded file with its name, without any folder. */
export interface Download {
  blob: Blob;
  fileName: string | undefined;
  type: string;
}

/** A file that is still arriving; its reader gets the errors of the transfer. */
export interface DownloadStream {
  stream: ReadableStream<Uint8Array<ArrayBuffer>>;
  fileName: string | undefined;
  type: string;
}

/** Fetches a file. A JSON response is a refusal and is thrown as its error. */
export async function download(
  transport: Transport,
  target: Target,
  options: TransferOptions & LooseInput,
): Promise<Download | DownloadStream> {
  const { path, query, body, method = "GET", as = "blob", onProgress, signal, headers, ...rest } = options;
  const token = transport.session.token();
  const call: RequestSpec = {
    ...specOf(target, method),
    params: { path, query },
    body,
    isAbortable: true,
    headers: { ...headers, ...(token && { Authorization: `Bearer ${token}` }) },
    ...rest,
  };
  if (signal?.aborted) throw new AbortError(call.operationId, { cause: signal.reason });
  call.read = async (response, failed, ending, touch) => {
    const fileName = fileNameOf(response.headers);
    const type = response.headers.get("Content-Type") ?? "";
    if (/[/+]json\b/i.test(type) && fileName === undefined) throw await refused(response, failed);
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
  const { data } = await sendRequest(transport, call, token).join(signal);
  return data as Download | DownloadStream;
}

/** The error of a JSON response; a success without a file is an unexpected response. */
async function refused(response: Response, call: FailedCall): Promise<Error> {
  unwrap(await response.json(), call, response);
  return new NetworkError(call, "unexpected");
}
