import type { Text } from "@shopkeeper/sdk/rules/core";
import type { OutgoingFile } from "./outgoing-file";
import type { WechatChannel } from "./wechat-channel";
import type { WechatLive } from "./wechat-live";

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

/** A file that WeChat keeps for three days. */
export interface OutgoingMedia extends OutgoingFile {
  type: string;
}

/** WeChat did not do what it was asked for. */
export class WechatFailure extends Error {
  override readonly name = "WechatFailure";
  /** Why, for people. */
  readonly text: Text;

  /**
   * It was `refused`, and `said` says why, mapped from its `errcode` or in WeChat's own words; or WeChat is `unavailable`: it did
   * not answer, or not sensibly, and what was asked for may have happened.
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

/** WeChat, as far as shops deal with it; a part that no account is connected to is not there. */
export interface Wechat {
  /** Hands a file over; undefined where no WeChat account is connected. */
  uploadMedia(media: OutgoingMedia): Promise<WechatMedia | undefined>;
  live?: WechatLive;
  channel?: WechatChannel;
}

/** No WeChat at all. */
export const noWechat: Wechat = { uploadMedia: async () => undefined };
