import { callWechat } from "../kit/call-wechat";
import type { Preparations } from "../kernel/handlers";
import { Refusal } from "../core/refusal";
import { fileTooLarge } from "../files/sent-file";
import { wechatFile } from "../files/wechat-file";
import type { Files } from "../ports/files";
import type { OutgoingMedia, Wechat, WechatMedia } from "../ports/wechat";
import type { CleanPicture } from "./clean-picture";
import { fileKind, HEAD_BYTES } from "./file-kind";
import { namesProgram } from "./file-name";
import type { PreparedPictures } from "./prepared";

/** The ports for uploading pictures to WeChat. */
export interface MediaPorts {
  files: Files;
  wechat: Wechat;
  clean: CleanPicture;
}

/** The formats that WeChat accepts; BMP is converted to PNG. */
const FORMATS = ["jpeg", "png", "gif", "bmp"];

/** Types that are uploaded to WeChat; SVG drawings exist in the demo only, whose fake WeChat accepts them. */
const TYPES = ["image/jpeg", "image/png", "image/gif", "image/svg+xml"];

/** Uploads a picture to WeChat before the transaction: one of the shop's own, or one sent with the request. */
export function sendMedia({ files, wechat, clean }: MediaPorts): Pick<Preparations<PreparedPictures>, "uploadLocalMedia" | "uploadMedia"> {
  async function send(media: OutgoingMedia): Promise<WechatMedia> {
    const taken = await callWechat(wechat, (part) => part.uploadMedia(media));
    if (!taken) throw new Refusal("wechatMissing");
    return taken;
  }

  return {
    async uploadLocalMedia({ body, shop }) {
      const path = files.pathOf(body.imagePath);
      const row = await shop.pictures.atPath(path);
      const file = row && (await wechatFile(files, path));
      if (!file) throw new Refusal("mediaNotOurs");
      if (body.type !== "image" || !TYPES.includes(file.contentType)) throw new Refusal("mediaRefused");
      return send({ type: body.type, ...file, fileName: row.name ?? file.fileName });
    },

    async uploadMedia({ query: { type }, file, platform }) {
      if (type !== "image") throw new Refusal("mediaRefused");
      const limits = platform.server.uploads;
      const { name, content } = file;
      const found = await fileKind(await content.read(0, HEAD_BYTES));
      if (found?.kind !== "image" || !FORMATS.includes(found.format) || namesProgram(name)) throw new Refusal("mediaRefused");
      if (content.size > limits.imageBytes) throw fileTooLarge(name, limits.imageBytes);
      const { bytes, format } = await clean(file, found.format, limits, async (picture) => picture);
      return send({ type, fileName: name, contentType: `image/${format}`, bytes });
    },
  };
}
