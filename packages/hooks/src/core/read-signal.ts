import type { MerchantClient } from "@shopkeeper/sdk";

interface AwaitedRead {
  readonly controller: AbortController;
  /** How many hooks on screen show it. */
  users: number;
}

const awaited = new WeakMap<MerchantClient, Map<string, AwaitedRead>>();

/** The signal that ends the read under a key once nothing on screen shows it any more. */
export const readSignal = (client: MerchantClient, key: string): AbortSignal => readAt(client, key).controller.signal;

/** Says that a hook on screen shows a read; returns how to end that. */
export function showRead(client: MerchantClient, key: string): () => void {
  const read = readAt(client, key);
  read.users += 1;
  return () => {
    read.users -= 1;
    setTimeout(() => end(client, key, read)); // whoever shows it next has begun by then
  };
}

function end(client: MerchantClient, key: string, read: AwaitedRead) {
  const reads = awaited.get(client);
  if (read.users > 0 || reads?.get(key) !== read) return;
  reads.delete(key);
  read.controller.abort();
}

function readAt(client: MerchantClient, key: string): AwaitedRead {
  const reads = awaited.get(client) ?? new Map<string, AwaitedRead>();
  const read = reads.get(key) ?? { controller: new AbortController(), users: 0 };
  awaited.set(client, reads.set(key, read));
  return read;
}
