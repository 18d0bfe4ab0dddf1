/** What WeChat answers when it has taken a file. */
export interface WechatMedia {
  /** WeChat's name for it, valid for three days. */
  mediaId: string;
  type: string;
  thumbMediaId: string | null;
  /** Epoch seconds. */
  createdAt: number;
  url: string | null;
}

/** A file on its way to WeChat. */
export interface OutgoingMedia {
  type: string;
  fileName: string;
  contentType: string;
  bytes: Uint8Array;
}

/** WeChat, as far as shops deal with it. */
export interface Wechat {
  /** Hands a file over; undefined where no WeChat account is connected. */
  uploadMedia(media: OutgoingMedia): Promise<WechatMedia | undefined>;
}

/** No WeChat at all. */
export const noWechat: Wechat = { uploadMedia: async () => undefined };
