import type { WechatMedia } from "../ports/wechat";
import type { TakenFile } from "./taken-file";

/** What the library's preparations bring, by operation. */
export interface PreparedPictures {
  uploadImage: TakenFile;
  uploadFile: TakenFile;
  uploadWebPicture: TakenFile;
  uploadLocalMedia: WechatMedia;
  uploadMedia: WechatMedia;
}
