import { callWechat } from "../kit/call-wechat";
import type { Ports } from "../ports/ports";
import { WechatFailure } from "../ports/wechat";
import type { WechatLive } from "../ports/wechat-live";
import { freshMedia } from "./fresh-media";

/** WeChat's codes for unknown goods and rooms. */
const unknown: readonly number[] = [1003, 1007, 300022];

/** Calls the live part of WeChat, before a transaction; an object to delete may be gone there already. */
export const liveClient = ({ wechat, files }: Pick<Ports, "wechat" | "files">) => ({
  /** As `freshMedia`. */
  mediaOf: (path: string, before: string) => callWechat(wechat, () => freshMedia({ files, wechat }, path, before)),

  call: <Answer>(call: (live: WechatLive) => Promise<Answer>) => callWechat(wechat.live, call),

  remove: (remove: (live: WechatLive) => Promise<void>) =>
    callWechat(wechat.live, (live) =>
      remove(live).catch((error: unknown) => {
        if (!(error instanceof WechatFailure && unknown.includes(error.errcode))) throw error;
      }),
    ),
});

export type LiveClient = ReturnType<typeof liveClient>;
