import { type Input, type MerchantClient, type DataOperationId, operations, type Output } from "@shopkeeper/sdk";
import { unstable_serialize } from "swr";
import { readKey } from "./read-key";

/** A response that was requested before its screen was mounted. */
interface Preloaded<Op extends DataOperationId = DataOperationId> {
  readonly operationId: Op;
  readonly answer: Promise<Output<Op>>;
  /** Resolves when the request has succeeded or failed. */
  readonly settled: Promise<void>;
  /** The response, once it has arrived. */
  value?: Output<Op>;
}

/** Milliseconds for which a preloaded response may be used. */
const freshness = 5_000;

const preloads = new WeakMap<MerchantClient, Map<string, Preloaded>>();

/**
 * Sends a read before its screen is mounted; the screen's `useRead` of the same input takes over the result, failures too.
 * Resolves when the read has succeeded or failed. A read that is already running is not sent again.
 */
export function preloadRead<Op extends DataOperationId>(client: MerchantClient, operationId: Op, input: Input<Op>): Promise<void> {
  const key = unstable_serialize(readKey(operationId, input));
  const known = preloads.get(client) ?? new Map<string, Preloaded>();
  const underWay = known.get(key);
  if (underWay) return underWay.settled;
  const answer = client.call(operationId, input);
  const settled = answer.then(
    (value) => {
      preloaded.value = value;
    },
    () => undefined,
  );
  const preloaded: Preloaded<Op> = { operationId, answer, settled };
  preloads.set(client, known.set(key, preloaded));
  setTimeout(() => known.get(key) === preloaded && known.delete(key), freshness);
  return settled;
}

/** The preloaded response of an operation under a key, without taking it. */
export function preloadedAt<Op extends DataOperationId>(client: MerchantClient, operationId: Op, key: string): Preloaded<Op> | undefined {
  const preloaded = preloads.get(client)?.get(key);
  return isOf(preloaded, operationId) ? preloaded : undefined;
}

const isOf = <Op extends DataOperationId>(preloaded: Preloaded | undefined, operationId: Op): preloaded is Preloaded<Op> =>
  preloaded?.operationId === operationId;

/** Takes a preloaded response, which is used once. */
export function takePreloaded<Op extends DataOperationId>(
  client: MerchantClient,
  operationId: Op,
  key: string,
): Promise<Output<Op>> | undefined {
  const preloaded = preloadedAt(client, operationId, key);
  preloads.get(client)?.delete(key);
  return preloaded?.answer;
}

/** Drops the preloaded responses of some domains, or of all, because they are outdated. */
export function dropPreloaded(client: MerchantClient, domains?: readonly string[]) {
  const known = preloads.get(client);
  for (const [key, { operationId }] of known ?? []) if (domains?.includes(operations[operationId].domain) ?? true) known?.delete(key);
}
