import type { Call } from "../kernel/call";
import type { HandlersOf } from "../kernel/handlers";
import { Refusal } from "../core/refusal";
import { addTaken } from "./add-taken";
import { uploadedAttachment } from "./attachment-rows";
import type { PreparedPictures } from "./prepared";
import type { TakenFile } from "./taken-file";
import { uploadRules } from "./upload-rules";

/** The calls that upload files. */
export const uploadHandlers = {
  uploadImage: (call) => addUpload(call),

  uploadFile: (call) => addUpload(call),

  uploadWebPicture: (call) => addUpload(call),

  async getUploadRules({ shop, platform }) {
    const { uploads } = platform.server;
    return { ...uploadRules(uploads), quotaBytes: uploads.quotaBytes, usedBytes: await shop.pictures.space.used() };
  },
} satisfies Partial<HandlersOf<"pictures", PreparedPictures>>;

type Upload = Pick<Call<"uploadImage", TakenFile>, "prepared" | "shop" | "platform"> & { query: { pid?: number } };

async function addUpload({ query, prepared, shop, platform }: Upload) {
  const pid = query.pid ?? 0;
  if (pid !== 0 && !(await shop.pictureCategories.holds(pid))) throw new Refusal("pictureCategoryMissing");
  const { row, isKnown } = await addTaken(shop, prepared, pid, platform.server.uploads.quotaBytes);
  return uploadedAttachment(row, shop.files, isKnown);
}
