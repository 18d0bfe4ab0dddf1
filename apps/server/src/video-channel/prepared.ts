import type { WechatChannel } from "../ports/wechat-channel";
import type { VideoClass } from "./channel-directory";

/** The results of the preparations, by operation. */
export interface PreparedChannel {
  addVideoDraft: VideoClass;
  updateVideoDraft: VideoClass;
  deleteVideoDraft: undefined;
  putOnVideoProduct: undefined;
  putOnVideoProductByGet: undefined;
  putDownVideoProduct: undefined;
  putDownVideoProductByGet: undefined;
  deleteVideoProduct: undefined;
  uploadVideoPicture: Awaited<ReturnType<WechatChannel["uploadImage"]>>;
}
