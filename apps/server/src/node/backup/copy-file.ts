import type { Files } from "../../ports/files";

/** Copies a file from one storage to another; false when it does not exist. */
export async function copyFile(from: Files, to: Files, path: string): Promise<boolean> {
  const file = await from.open(path);
  if (!file) return false;
  const read = async (start: number, end: number) => new Uint8Array(await new Response(file.stream(start, end)).arrayBuffer());
  await to.put(path, { size: file.size, read, stream: () => file.stream() }, file.type);
  return true;
}
