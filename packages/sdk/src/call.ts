import { AbortError } from "./errors";
import type { Flight } from "./flight";
import { operations } from "./generated/operations";
import type { OperationId } from "./operation";
import { depart, type Outgoing, type Wire } from "./wire";

/** What any call may be given beside its input. */
export interface CallOptions {
  /** Ends the call with an `AbortError`. */
  signal?: AbortSignal;
  /** The key of a write; a fresh one unless given. The same key is done once. */
  idempotencyKey?: string;
  /** Milliseconds for the whole call, its retries included; the client's limit unless given. */
  timeoutMs?: number;
}

interface LooseInput extends CallOptions {
  path?: object;
  query?: object;
  body?: unknown;
}

/**
 * Makes calls by operationId. Equal reads that are under way at the same time share one request.
 *
 * A write that ends closes the reads under way to newcomers: they may have been answered from before it.
 */
export function callsOf(wire: Wire) {
  const reads = new Map<string, Flight<unknown>>();

  const share = (operationId: OperationId, outgoing: Outgoing, token: string | undefined) => {
    const key = JSON.stringify([
      operationId,
      token,
      wire.language?.(),
      sorted(outgoing.params?.path),
      sorted(outgoing.params?.query),
      outgoing.body,
      outgoing.timeoutMs,
    ]);
    const underWay = reads.get(key);
    if (underWay) return underWay;
    outgoing.onEnd = () => {
      if (reads.get(key) === flight) reads.delete(key);
    };
    const flight = depart(wire, outgoing, token);
    reads.set(key, flight);
    return flight;
  };

  return async (operationId: OperationId, { path, query, body, signal, ...options }: LooseInput = {}): Promise<unknown> => {
    if (signal?.aborted) throw new AbortError(operationId, { cause: signal.reason });
    const operation: (typeof operations)[OperationId] & { public?: true } = operations[operationId];
    const outgoing: Outgoing = {
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
    const token = wire.session.token();
    if (operation.effect === "read") return share(operationId, outgoing, token).join(signal);
    outgoing.onEnd = () => reads.clear();
    return depart(wire, outgoing, token).join(signal);
  };
}

/** The given fields in one order, so that equal inputs have equal keys. */
function sorted(fields: object | undefined) {
  return fields && Object.entries(fields).sort(([one], [other]) => (one < other ? -1 : 1));
}
