import type { Files } from "../ports/files";
import type { OutgoingFile } from "../ports/outgoing-file";

/** A stored file in the form for WeChat, under its stored name; undefined if the path has none. */
export async function wechatFile(files: Pick<Files, "open">, path: string): Promise<OutgoingFile | undefined> {
  const file = await files.open(path);
  if (!file) return undefined;
  const bytes = new Uint8Array(await new Response(file.stream()).arrayBuffer());
  return { fileName: path.slice(path.lastIndexOf("/") + 1), contentType: file.type, bytes };
}
