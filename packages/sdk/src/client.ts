import createClient, { type Client } from "openapi-fetch";
import { callsOf, type CallOptions } from "./call";
import { download, type Download, type DownloadOptions, type DownloadStream } from "./download";
import type { ClientError } from "./errors";
import { expiryOf } from "./expiry";
import { fileUrlOf } from "./file-url";
import { operations } from "./generated/operations";
import type { paths } from "./generated/schema";
import { isNode, type Language, withIdempotencyKey, withLanguage, withSession, withUserAgent } from "./middleware";
import type {
  DataOperationId,
  DownloadOperationId,
  Input,
  OperationId,
  Output,
  PagedOperationId,
  RowOf,
  UploadOperationId,
} from "./operation";
import { rowsOf } from "./paginate";
import { defaultRetry, type Retry, type RetryPolicy } from "./retry";
import { memorySession, type Session } from "./session";
import { UncachedRequest } from "./uncached-request";
import type { Path, Target } from "./target";
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
  /** Called before a failed call is sent again. */
  onRetry?(retry: Retry): void;
  /** The origin of stored files: that of `baseUrl`, or the page's own where `fetch` is given, since only the browser loads pictures. */
  filesUrl?: string;
  /** The language of the server's messages, read at each call. */
  language?(): Language;
  /** False for providers that refuse the `Idempotency-Key` header; writes are then never retried. */
  idempotency?: boolean;
}

type Args<Op extends OperationId> =
  Record<never, never> extends Input<Op> ? [input?: Input<Op> & CallOptions] : [input: Input<Op> & CallOptions];

/** One method per operation without a file: it takes `path`, `query`, `body` and call options, and returns the response's `data`. */
export type OperationMethods = {
  readonly [Op in keyof typeof operations as Op extends DataOperationId ? Op : never]: (...args: Args<Op>) => Promise<Output<Op>>;
};

/** An operation's output, and its status and headers. */
export interface Answered<Data> {
  data: Data;
  status: number;
  headers: Headers;
  /** Identifies the request in the server's log. */
  requestId: string | undefined;
}

/** Every call of the merchant API. */
export interface MerchantClient extends OperationMethods {
  /** The plain openapi-fetch client on the same transport, for calls by path; envelopes and errors are left to the caller. */
  readonly http: Client<paths>;
  /** Calls an operation by its name, like its method. */
  call<Op extends DataOperationId>(operationId: Op, input: Input<Op> & CallOptions): Promise<Output<Op>>;
  /** The same, with the status and the headers of the response. */
  withResponse<Op extends DataOperationId>(operationId: Op, input: Input<Op> & CallOptions): Promise<Answered<Output<Op>>>;
  /**
   * Every row of a paged operation, page by page from `query.page` on, each once. If rows are deleted meanwhile, pages are read again so
   * that no row is skipped, provided that the total shows it; rows added meanwhile may be missing.
   */
  paginate<Op extends PagedOperationId>(operationId: Op, ...args: Args<Op>): AsyncGenerator<RowOf<Op>, void, undefined>;
  /** Sends a file to an operation or a path; returns the response's `data`. */
  upload<To extends UploadOperationId | Path>(
    file: Blob,
    options: UploadOptions<To>,
  ): Promise<To extends UploadOperationId ? Output<To> : unknown>;
  /** Fetches a file from an operation or a path. */
  download<From extends DownloadOperationId | Path>(
    target: From,
    options: DownloadOptions<From> & { as: "stream" },
  ): Promise<DownloadStream>;
  download<From extends DownloadOperationId | Path>(target: From, options: DownloadOptions<From> & { as?: "blob" }): Promise<Download>;
  download(target: Path): Promise<Download>;
  /** The URL of a stored file for a page: `/files/…` of a response at the origin of the server, any other address unchanged. */
  fileUrl(this: void, address: string): string;
}

/**
 * A client of the merchant API, for browsers and Node.
 *
 * Calls reject with `ApiError` or a subclass when the server refuses, and with `NetworkError`, `TimeoutError` or
 * `AbortError` when there is no response.
 */
export function createMerchantClient(options: ClientOptions): MerchantClient {
  const { baseUrl, session = memorySession(), timeoutMs = 60_000, retry, language, onError, onRetry, idempotency = true } = options;
  const send: Fetch = options.fetch ?? ((request, init) => globalThis.fetch(request, init));
  const http = createClient<paths>({
    baseUrl,
    fetch: (request) => send(request, { signal: request.signal }),
    Request: UncachedRequest,
    querySerializer: { array: { style: "form", explode: false } },
  });
  http.use(withSession(session));
  if (isNode) http.use(withUserAgent());
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
    onRetry,
  };
  const answerOf = callsOf(transport);
  const call = async (operationId: OperationId, input?: object) => (await answerOf(operationId, input)).data;
  const methods = Object.fromEntries(
    (Object.keys(operations) as OperationId[])
      .filter((operationId) => !movesFile(operationId))
      .map((operationId) => [operationId, (input?: object) => call(operationId, input)]),
  );
  const client = {
    ...methods,
    http,
    call,
    async withResponse(operationId: OperationId, input?: object): Promise<Answered<unknown>> {
      const { data, response } = await answerOf(operationId, input);
      const { status, headers } = response;
      return { data, status, headers, requestId: headers.get("X-Request-Id") ?? undefined };
    },
    paginate: (operationId: PagedOperationId, input?: object) =>
      rowsOf({ operationId, key: rowKeyOf(operationId) }, (page) => call(operationId, page), input),
    upload: (file: Blob, to: UploadOptions) => upload(transport, options.fetch !== undefined, file, to),
    download: (target: Target, how: DownloadOptions = {}) => download(transport, target, how),
    fileUrl: fileUrlOf(options.filesUrl ?? (options.fetch ? "" : baseUrl)),
  };
  return client as unknown as MerchantClient; // the methods' types come from the contract, the methods from the operation table
}

function movesFile(operationId: OperationId): boolean {
  const operation: (typeof operations)[OperationId] & { kind?: string } = operations[operationId];
  return operation.kind !== undefined;
}

function rowKeyOf(operationId: OperationId): string {
  const operation: (typeof operations)[OperationId] & { rowKey?: string } = operations[operationId];
  return operation.rowKey ?? "id";
}
