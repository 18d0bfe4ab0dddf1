import { type Seed, startEmbedded } from "@shopkeeper/server/embedded";
import files from "virtual:server-files";
import { setProgress } from "./start-progress";

let started: ReturnType<typeof startEmbedded> | undefined;

/** The page's server; booted by the first story that needs one, from the migrated snapshot. */
export function server() {
  started ??= start();
  return started;
}

/** A merchant of its own, with the rows of `seed`. */
export async function createShop(seed: Seed) {
  const { createShop } = await server();
  return createShop(seed);
}

async function start() {
  const fetched = { engine: 0, snapshot: 0 };
  const total = Object.values(files).reduce((sum, { bytes }) => sum + bytes, 0);
  const engineBytes = total - files.snapshot.bytes;
  const onBytes = (part: keyof typeof fetched) => (bytes: number) => {
    fetched[part] += bytes;
    setProgress({ phase: fetched.engine < engineBytes ? "engine" : "snapshot", done: fetched.engine + fetched.snapshot, total });
  };
  const [wasm, initdb, data, snapshot] = await Promise.all([
    bytesOf(files.wasm.address, onBytes("engine")).then(moduleOf),
    bytesOf(files.initdb.address, onBytes("engine")).then(moduleOf),
    bytesOf(files.data.address, onBytes("engine")).then(unpacked),
    bytesOf(files.snapshot.address, onBytes("snapshot")),
  ]);
  setProgress({ phase: "opening", done: total, total });
  const server = await startEmbedded({
    snapshot: new Blob([snapshot], { type: isPacked(snapshot) ? "application/x-gzip" : "application/x-tar" }),
    engine: { pgliteWasmModule: wasm, initdbWasmModule: initdb, fsBundle: new Blob([data]) },
  });
  setProgress(undefined);
  return server;
}

/** The bytes of a file, counted as they arrive. */
async function bytesOf(address: string, onBytes: (bytes: number) => void): Promise<ArrayBuffer> {
  const answer = await fetch(address);
  if (!answer.ok || !answer.body) throw new Error(`${address}: ${answer.status}`);
  const counted = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      onBytes(chunk.byteLength);
      controller.enqueue(chunk);
    },
  });
  return new Response(answer.body.pipeThrough(counted)).arrayBuffer();
}

/** Whether the bytes are still compressed: a file server may send a file unpacked. The first bytes tell. */
const isPacked = (bytes: ArrayBuffer) => {
  const [first, second] = new Uint8Array(bytes, 0, 2);
  return first === 0x1f && second === 0x8b;
};

async function unpacked(bytes: ArrayBuffer): Promise<ArrayBuffer> {
  if (!isPacked(bytes)) return bytes;
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
}

const moduleOf = async (bytes: ArrayBuffer) => WebAssembly.compile(await unpacked(bytes));
