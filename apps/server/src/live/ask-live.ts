import { askWechat } from "../core/ask-wechat";
import type { Ports } from "../ports/ports";
import { WechatFailure } from "../ports/wechat";
import type { WechatLive } from "../ports/wechat-live";
import { freshMedia } from "./fresh-media";

/** What WeChat says of goods and rooms that it does not know. */
const unknown: readonly number[] = [1003, 1007, 300022];

/** Asks the live part of WeChat; what it is asked to delete may be gone already. */
export const askLive = ({ wechat, files }: Pick<Ports, "wechat" | "files">) => ({
  /** As `freshMedia`. */
  mediaOf: (path: string, before: string) => askWechat(wechat, () => freshMedia({ files, wechat }, path, before)),

  ask: <Answer>(ask: (live: WechatLive) => Promise<Answer>) => askWechat(wechat.live, ask),

  remove: (remove: (live: WechatLive) => Promise<void>) =>
    askWechat(wechat.live, (live) =>
      remove(live).catch((error: unknown) => {
        if (!(error instanceof WechatFailure && unknown.includes(error.errcode))) throw error;
      }),
    ),
});

/** How WeChat is asked before a transaction. */
export type AskLive = ReturnType<typeof askLive>;
