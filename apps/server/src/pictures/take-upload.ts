import type { Call } from "../kernel/call";
import type { Preparations } from "../kernel/handlers";
import { Refusal } from "../core/refusal";
import { fileKind, HEAD_BYTES, type FileKind } from "./file-kind";
import { namesProgram } from "./file-name";
import type { PreparedPictures } from "./prepared";
import { takeFile, type TakePorts } from "./take-file";

/** Checks, re-encodes and stores an uploaded file, before the transaction that adds its row; its content decides its type. */
export function takeUpload(ports: TakePorts): Pick<Preparations<PreparedPictures>, "uploadImage" | "uploadFile"> {
  const take = takeFile(ports);

  async function takeSent(
    kinds: readonly FileKind["kind"][],
    { file, shop, session, platform }: Omit<Call<"uploadImage">, "prepared" | "query">,
  ) {
    const { name, content } = file;
    if (content.size === 0) throw new Refusal("fileBroken", { name });
    const kind = await fileKind(await content.read(0, HEAD_BYTES));
    if (!kind || !kinds.includes(kind.kind) || namesProgram(name)) {
      throw new Refusal(kinds.includes("video") ? "mediaTypeRefused" : "pictureTypeRefused");
    }
    return take({ file, kind, shop, merId: session.merId, limits: platform.server.uploads });
  }

  return {
    uploadImage: (call) => takeSent(["image"], call),
    uploadFile: (call) => takeSent(["image", "video"], call),
  };
}
