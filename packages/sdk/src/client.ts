import createClient, { type Client } from "openapi-fetch";
import { callsOf, type CallOptions } from "./call";
import { download, type Download, type DownloadOptions, type DownloadStream } from "./download";
import type { ClientError } from "./errors";
import { expiryOf } from "./expiry";
import { operations } from "./generated/operations";
import type { paths } from "./generated/schema";
import { withIdempotencyKey, withLanguage, withSession, type Language } from "./middleware";
import type { Input, OperationId, Output, PagedOperationId, RowOf } from "./operation";
import { rowsOf } from "./paginate";
import { defaultRetry, type RetryPolicy } from "./retry";
import { memorySession, type Session } from "./session";
import { StampedRequest } from "./stamped-request";
import type { Target } from "./target";
import { upload, type UploadOptions } from "./upload";
import type { Fetch, Wire } from "./wire";

/** How a client reaches its provider and whom it speaks for. */
export interface ClientOptions {
  /** The provider with its base path: `https://shop.example/api`; a page may give `/api` alone. */
  baseUrl: string;
  /** Who is logged in; a memory session without a token unless given. */
  session?: Session;
  /** Sends the requests; the platform's `fetch` unless given. Its second argument's `signal` ends the request. */
  fetch?: Fetch;
  /** Milliseconds for a whole call, its retries included. */
  timeoutMs?: number;
  /** How failed reads and keyed writes are tried again; false for never. */
  retry?: Partial<RetryPolicy> | false;
  /** Hears of every failed call once, aborted ones excepted. */
  onError?(error: ClientError): void;
  /** The language of the server's sentences, asked at each call. */
  language?(): Language;
  /** False for providers that refuse the `Idempotency-Key` header; writes are then never tried again. */
  idempotency?: boolean;
}

type Args<Op extends OperationId> =
  Record<never, never> extends Input<Op> ? [input?: Input<Op> & CallOptions] : [input: Input<Op> & CallOptions];

/** The operations that take or give a file: `upload` and `download` call them. */
type FileOperationId = { [Op in OperationId]: (typeof operations)[Op] extends { kind: string } ? Op : never }[OperationId];

/** One method per operation that takes and gives no file: it takes `path`, `query`, `body` and the call's options, and gives the answer's `data`. */
export type OperationMethods = { readonly [Op in Exclude<OperationId, FileOperationId>]: (...args: Args<Op>) => Promise<Output<Op>> };

/** Every call of the merchant API. */
export interface MerchantClient extends OperationMethods {
  /** The bare openapi-fetch client on the same wire, for calls by path: envelope and errors are the caller's. */
  readonly http: Client<paths>;
  /** Calls an operation by its name; the same as its method. */
  call<Op extends OperationId>(operationId: Op, input?: Input<Op> & CallOptions): Promise<Output<Op>>;
  /** Every row of a paged operation, page after page, from `query.page` on. */
  paginate<Op extends PagedOperationId>(operationId: Op, ...args: Args<Op>): AsyncGenerator<RowOf<Op>, void, undefined>;
  /** Sends a file to an operation or a path, and gives the answer's `data`. */
  upload<To extends Target>(file: Blob, options: UploadOptions<To>): Promise<To extends OperationId ? Output<To> : unknown>;
  /** Fetches a file from an operation or a path. */
  download(target: Target, options: DownloadOptions & { as: "stream" }): Promise<DownloadStream>;
  download(target: Target, options?: DownloadOptions & { as?: "blob" }): Promise<Download>;
}

/**
 * A client of the merchant API, for browsers and Node.
 *
 * Calls are rejected with `ApiError` or one of its kinds when the server refuses, and with
 * `NetworkError`, `TimeoutError` or `AbortError` when no answer came.
 */
export function createMerchantClient(options: ClientOptions): MerchantClient {
  const { baseUrl, session = memorySession(), timeoutMs = 60_000, retry, language, onError, idempotency = true } = options;
  const send: Fetch = options.fetch ?? ((request, init) => globalThis.fetch(request, init));
  const http = createClient<paths>({ baseUrl, fetch: (request) => send(request, { signal: request.signal }), Request: StampedRequest });
  http.use(withSession(session));
  if (language) http.use(withLanguage(language));
  if (idempotency) http.use(withIdempotencyKey());
  const wire: Wire = {
    http,
    fetch: send,
    session,
    language,
    timeoutMs,
    retry: retry === false ? undefined : { ...defaultRetry, ...retry },
    isIdempotent: idempotency,
    onExpired: expiryOf(session),
    onError,
  };
  const call = callsOf(wire);
  const methods = Object.fromEntries(
    (Object.keys(operations) as OperationId[])
      .filter((operationId) => !movesFile(operationId))
      .map((operationId) => [operationId, (input?: object) => call(operationId, input)]),
  );
  const client = {
    ...methods,
    http,
    call,
    paginate: (operationId: PagedOperationId, input?: object) => rowsOf((page) => call(operationId, page), input),
    upload: (file: Blob, to: UploadOptions) => upload(wire, options.fetch !== undefined, file, to),
    download: (target: Target, how: DownloadOptions = {}) => download(wire, target, how),
  };
  return client as unknown as MerchantClient; // the methods' types come from the contract, their code from its table
}

function movesFile(operationId: OperationId): boolean {
  const operation: (typeof operations)[OperationId] & { kind?: string } = operations[operationId];
  return operation.kind !== undefined;
}
