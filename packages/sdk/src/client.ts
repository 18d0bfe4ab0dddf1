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
import { UncachedRequest } from "./uncached-request";
import type { Target } from "./target";
import { upload, type UploadOptions } from "./upload";
import type { Fetch, Transport } from "./send-request";

/** Options of a client: the provider, the session, and how requests are sent. */
export interface ClientOptions {
  /** The provider with its base path: `https://shop.example/api`; a page may give `/api` alone. */
  baseUrl: string;
  /** A memory session without a token by default. */
  session?: Session;
  /** Sends the requests; the platform's `fetch` by default. Its second argument's `signal` ends the request. */
  fetch?: Fetch;
  /** Milliseconds for a whole call including retries. */
  timeoutMs?: number;
  /** How failed reads and keyed writes are retried; false for never. */
  retry?: Partial<RetryPolicy> | false;
  /** Called once for every failed call except aborted ones. */
  onError?(error: ClientError): void;
  /** The language of the server's messages, read at each call. */
  language?(): Language;
  /** False for providers that refuse the `Idempotency-Key` header; writes are then never retried. */
  idempotency?: boolean;
}

type Args<Op extends OperationId> =
  Record<never, never> extends Input<Op> ? [input?: Input<Op> & CallOptions] : [input: Input<Op> & CallOptions];

/** Operations that take or return a file; `upload` and `download` call them. */
type FileOperationId = { [Op in OperationId]: (typeof operations)[Op] extends { kind: string } ? Op : never }[OperationId];

/** One method per operation without a file: it takes `path`, `query`, `body` and call options, and returns the response's `data`. */
export type OperationMethods = { readonly [Op in Exclude<OperationId, FileOperationId>]: (...args: Args<Op>) => Promise<Output<Op>> };

/** Every call of the merchant API. */
export interface MerchantClient extends OperationMethods {
  /** The plain openapi-fetch client on the same transport, for calls by path; envelopes and errors are left to the caller. */
  readonly http: Client<paths>;
  /** Calls an operation by its name, as its method does. */
  call<Op extends OperationId>(operationId: Op, input?: Input<Op> & CallOptions): Promise<Output<Op>>;
  /** Every row of a paged operation, page after page, from `query.page` on. */
  paginate<Op extends PagedOperationId>(operationId: Op, ...args: Args<Op>): AsyncGenerator<RowOf<Op>, void, undefined>;
  /** Sends a file to an operation or a path; returns the response's `data`. */
  upload<To extends Target>(file: Blob, options: UploadOptions<To>): Promise<To extends OperationId ? Output<To> : unknown>;
  /** Fetches a file from an operation or a path. */
  download(target: Target, options: DownloadOptions & { as: "stream" }): Promise<DownloadStream>;
  download(target: Target, options?: DownloadOptions & { as?: "blob" }): Promise<Download>;
}

/**
 * A client of the merchant API, for browsers and Node.
 *
 * Calls reject with `ApiError` or a subclass when the server refuses, and with `NetworkError`, `TimeoutError` or
 * `AbortError` when there is no response.
 */
export function createMerchantClient(options: ClientOptions): MerchantClient {
  const { baseUrl, session = memorySession(), timeoutMs = 60_000, retry, language, onError, idempotency = true } = options;
  const send: Fetch = options.fetch ?? ((request, init) => globalThis.fetch(request, init));
  const http = createClient<paths>({ baseUrl, fetch: (request) => send(request, { signal: request.signal }), Request: UncachedRequest });
  http.use(withSession(session));
  if (language) http.use(withLanguage(language));
  if (idempotency) http.use(withIdempotencyKey());
  const transport: Transport = {
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
  const call = callsOf(transport);
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
    upload: (file: Blob, to: UploadOptions) => upload(transport, options.fetch !== undefined, file, to),
    download: (target: Target, how: DownloadOptions = {}) => download(transport, target, how),
  };
  return client as unknown as MerchantClient; // the methods' types come from the contract, the methods from the operation table
}

function movesFile(operationId: OperationId): boolean {
  const operation: (typeof operations)[OperationId] & { kind?: string } = operations[operationId];
  return operation.kind !== undefined;
}
