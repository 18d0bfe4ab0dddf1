import type { Text } from "@shopkeeper/sdk/rules/core";
import type { OutgoingFile } from "./outgoing-file";
import type { WechatChannel } from "./wechat-channel";
import type { WechatLive } from "./wechat-live";

/** WeChat's answer to an uploaded file. */
export interface WechatMedia {
  /** WeChat's id for it, valid for three days. */
  mediaId: string;
  type: string;
  thumbMediaId: string | null;
  /** Epoch seconds. */
  createdAt: number;
  url: string | null;
}

/** A file that WeChat keeps for three days. */
export interface OutgoingMedia extends OutgoingFile {
  type: string;
}

/** WeChat did not carry out a request. */
export class WechatFailure extends Error {
  override readonly name = "WechatFailure";
  /** The reason, for people. */
  readonly text: Text;

  /**
   * `refused`: `said` is the reason, mapped from its `errcode` or in WeChat's own words. `unavailable`: WeChat did not answer,
   * or not sensibly, and the request may have taken effect.
   */
  constructor(
    readonly reason: "refused" | "unavailable",
    said: string | Text,
    readonly errcode = 0,
  ) {
    const text = typeof said === "string" ? { zh: said, en: said } : said;
    super(text.zh);
    this.text = text;
  }
}

/** WeChat, for shops; a part without a connected account is absent. */
export interface Wechat {
  /** Uploads a file; undefined if no WeChat account is connected. */
  uploadMedia(media: OutgoingMedia): Promise<WechatMedia | undefined>;
  live?: WechatLive;
  channel?: WechatChannel;
}

/** No WeChat. */
export const noWechat: Wechat = { uploadMedia: async () => undefined };
