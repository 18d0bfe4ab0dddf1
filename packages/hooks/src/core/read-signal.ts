import type { MerchantClient } from "@shopkeeper/sdk";

interface AwaitedRead {
  readonly controller: AbortController;
  /** The number of hooks on screen that show it. */
  users: number;
}

const awaited = new WeakMap<MerchantClient, Map<string, AwaitedRead>>();

/** The signal that aborts the read under a key when no hook on screen shows it any more. */
export const readSignal = (client: MerchantClient, key: string): AbortSignal => readAt(client, key).controller.signal;

/** Registers a hook on screen that shows a read; returns the function that unregisters it. */
export function showRead(client: MerchantClient, key: string): () => void {
  const read = readAt(client, key);
  read.users += 1;
  return () => {
    read.users -= 1;
    setTimeout(() => end(client, key, read)); // a hook that shows it next has registered by then
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
