import { AbortError } from "./errors";
import type { SharedRequest } from "./shared-request";
import { operations } from "./generated/operations";
import type { OperationId } from "./operation";
import { type Answer, sendRequest, type RequestSpec, type Transport } from "./send-request";

/** Options of every call. */
export interface CallOptions {
  /** Ends the call with an `AbortError`. */
  signal?: AbortSignal | undefined;
  /** The key of a write; a new one by default. A repeated key takes effect once. */
  idempotencyKey?: string | undefined;
  /** Milliseconds for the whole call including retries; the client's limit by default. */
  timeoutMs?: number | undefined;
  /** Headers of this call, beside those of the client. */
  headers?: Readonly<Record<string, string>>;
}

interface LooseInput extends CallOptions {
  path?: object;
  query?: object;
  body?: unknown;
}

/**
 * Makes calls by operationId. Equal pending reads share one request.
 *
 * A completed write ends the sharing of pending reads: they may have been answered before it.
 */
export function callsOf(transport: Transport) {
  const reads = new Map<string, SharedRequest<Answer>>();

  const share = (operationId: OperationId, spec: RequestSpec, token: string | undefined) => {
    const key = JSON.stringify([
      operationId,
      token,
      transport.language?.(),
      sorted(spec.params?.path),
      sorted(spec.params?.query),
      spec.body,
      spec.timeoutMs,
      sorted(spec.headers),
    ]);
    const pending = reads.get(key);
    if (pending) return pending;
    spec.onEnd = () => {
      if (reads.get(key) === request) reads.delete(key);
    };
    const request = sendRequest(transport, spec, token);
    reads.set(key, request);
    return request;
  };

  return async (operationId: OperationId, { path, query, body, signal, ...options }: LooseInput = {}): Promise<Answer> => {
    if (signal?.aborted) throw new AbortError(operationId, { cause: signal.reason });
    const operation: (typeof operations)[OperationId] & { public?: true } = operations[operationId];
    const spec: RequestSpec = {
      operationId,
      method: operation.method,
      path: operation.path,
      effect: operation.effect,
      isPublic: operation.public,
      params: { path, query },
      body,
      isAbortable: signal !== undefined,
      ...options,
    };
    const token = transport.session.token();
    if (operation.effect === "read") return share(operationId, spec, token).join(signal);
    spec.onEnd = () => reads.clear();
    return sendRequest(transport, spec, token).join(signal);
  };
}

/** Fields in a fixed order, so that equal inputs have equal keys. */
function sorted(fields: object | undefined) {
  return fields && Object.entries(fields).sort(([one], [other]) => (one < other ? -1 : 1));
}
