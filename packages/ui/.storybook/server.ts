import { type Seed, startEmbedded } from "@shopkeeper/server/embedded";
import snapshotAddress from "virtual:shop-snapshot";

let started: ReturnType<typeof startEmbedded> | undefined;

/** The page's server; booted by the first story that needs one, from the migrated snapshot. */
export function server() {
  started ??= fetch(snapshotAddress)
    .then((answer) => answer.arrayBuffer())
    .then((bytes) => startEmbedded({ snapshot: new Blob([bytes], { type: typeOf(bytes) }) }));
  return started;
}

/** A merchant of its own, with the rows of `seed`. */
export async function createShop(seed: Seed) {
  const { createShop } = await server();
  return createShop(seed);
}

/** A file server may hand the dump out unpacked, or under any type; its first bytes say what it is. */
const typeOf = (bytes: ArrayBuffer) => (new Uint8Array(bytes)[0] === 0x1f ? "application/x-gzip" : "application/x-tar");
