import type { WechatMedia } from "../ports/wechat";
import type { TakenFile } from "./taken-file";

/** The results of the library's preparations, by operation. */
export interface PreparedPictures {
  uploadImage: TakenFile;
  uploadFile: TakenFile;
  uploadWebPicture: TakenFile;
  uploadLocalMedia: WechatMedia;
  uploadMedia: WechatMedia;
}
