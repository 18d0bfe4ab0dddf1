import type { Call } from "../core/call";
import type { HandlersOf } from "../core/handlers";
import { Refusal } from "../core/refusal";
import { MEGABYTE } from "../core/upload-limits";
import { uploadedAttachment, type AttachmentRow } from "./attachment-rows";
import type { PreparedPictures } from "./prepared";
import type { TakenFile } from "./taken-file";
import { uploadRules } from "./upload-rules";

/** The calls that bring files in. */
export const uploadHandlers = {
  uploadImage: (call) => addUpload(call),

  uploadFile: (call) => addUpload(call),

  async getUploadRules({ shop, platform }) {
    const { uploads } = platform.server;
    return { ...uploadRules(uploads), quotaBytes: uploads.quotaBytes, usedBytes: await shop.pictures.space.used() };
  },
} satisfies Partial<HandlersOf<"pictures", PreparedPictures>>;

async function addUpload({ query, prepared, shop, platform }: Omit<Call<"uploadImage", TakenFile>, "file">) {
  const { pictures, pictureCategories } = shop;
  const { name, sha256, stored, isKnown } = prepared;
  const pid = query.pid ?? 0;
  if (pid !== 0 && !(await pictureCategories.holds(pid))) throw new Refusal("pictureCategoryMissing");
  const added = isKnown ? undefined : await pictures.add({ name, sha256, pid, stored });
  if (added) {
    const { quotaBytes } = platform.server.uploads;
    if (!(await pictures.space.claim(stored.bytes, quotaBytes)))
      throw new Refusal("quotaFull", { limit: Math.floor(quotaBytes / MEGABYTE) });
    return uploadedAttachment(added, shop.files, false);
  }
  const known: AttachmentRow | undefined = await pictures.ofContent(sha256);
  // somebody has deleted it since it was found
  if (!known) throw new Refusal("uploadsBusy", {}, { retryAfter: 1 });
  return uploadedAttachment(known, shop.files, true);
}
