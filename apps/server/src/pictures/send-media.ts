import { askWechat } from "../core/ask-wechat";
import type { Preparations } from "../core/handlers";
import { Refusal } from "../core/refusal";
import type { Files } from "../ports/files";
import type { Wechat } from "../ports/wechat";
import type { PreparedPictures } from "./prepared";

/** Hands one of the shop's own pictures to WeChat, before the transaction. */
export const sendMedia =
  ({ files, wechat }: { files: Files; wechat: Wechat }): Preparations<PreparedPictures>["uploadLocalMedia"] =>
  async ({ body, shop }) => {
    const path = files.pathOf(body.imagePath);
    const row = await shop.pictures.atPath(path);
    const file = row && (await files.open(path));
    if (!file) throw new Refusal("mediaNotOurs");
    if (body.type !== "image" || !file.type.startsWith("image/")) throw new Refusal("mediaRefused");
    const bytes = new Uint8Array(await new Response(file.stream()).arrayBuffer());
    const sent = { type: body.type, fileName: row.name ?? "picture", contentType: file.type, bytes };
    const media = await askWechat(wechat, () => wechat.uploadMedia(sent));
    if (!media) throw new Refusal("wechatMissing");
    return media;
  };
