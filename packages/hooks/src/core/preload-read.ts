import { type Input, type MerchantClient, type DataOperationId, operations, type Output } from "@shopkeeper/sdk";
import { unstable_serialize } from "swr";
import { readKey } from "./read-key";

/** An answer that was asked for before its screen was there. */
interface Preloaded<Op extends DataOperationId = DataOperationId> {
  readonly operationId: Op;
  readonly answer: Promise<Output<Op>>;
  /** Resolves when it is there, whatever it is. */
  readonly settled: Promise<void>;
  /** What it is, once it is there. */
  value?: Output<Op>;
}

/** What was asked for ahead is good for this many milliseconds. */
const freshness = 5_000;

const preloads = new WeakMap<MerchantClient, Map<string, Preloaded>>();

/**
 * Asks for an answer while its screen is still on the way; the screen's `useRead` of the same input takes it over, failures
 * too. Resolves when it is there, whatever it is. What is under way already is not asked again.
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

/** What was preloaded of an operation under a key, left where it is. */
export function preloadedAt<Op extends DataOperationId>(client: MerchantClient, operationId: Op, key: string): Preloaded<Op> | undefined {
  const preloaded = preloads.get(client)?.get(key);
  return isOf(preloaded, operationId) ? preloaded : undefined;
}

const isOf = <Op extends DataOperationId>(preloaded: Preloaded | undefined, operationId: Op): preloaded is Preloaded<Op> =>
  preloaded?.operationId === operationId;

/** Takes what was preloaded: it is used once. */
export function takePreloaded<Op extends DataOperationId>(
  client: MerchantClient,
  operationId: Op,
  key: string,
): Promise<Output<Op>> | undefined {
  const preloaded = preloadedAt(client, operationId, key);
  preloads.get(client)?.delete(key);
  return preloaded?.answer;
}

/** Forgets what was preloaded of some domains, or of all: it is no longer true. */
export function dropPreloaded(client: MerchantClient, domains?: readonly string[]) {
  const known = preloads.get(client);
  for (const [key, { operationId }] of known ?? []) if (domains?.includes(operations[operationId].domain) ?? true) known?.delete(key);
}
