import type { OutgoingFile } from "../../ports/outgoing-file";
import { WechatFailure } from "../../ports/wechat";
import { wechatText } from "./messages";

const TYPES = ["image/jpeg", "image/png", "image/gif"];

/** The form in which WeChat takes a picture; a type that WeChat does not take is refused here. */
export function fileForm({ fileName, contentType, bytes }: OutgoingFile): FormData {
  if (!TYPES.includes(contentType)) throw new WechatFailure("refused", wechatText.pictureType);
  const body = new FormData();
  body.append("media", new File([Uint8Array.from(bytes)], fileName, { type: contentType }));
  return body;
}
