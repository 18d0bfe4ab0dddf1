import { hexOf } from "../core/digest";
import type { Clock } from "../ports/clock";
import type { Random } from "../ports/random";
import type { Wechat } from "../ports/wechat";
import { fakeWechatChannel } from "./fake-wechat-channel";
import { fakeWechatLive } from "./fake-wechat-live";

/** WeChat as the demo plays it: it takes every picture and gives it a name, and plays live rooms and the video channel. */
export const fakeWechat = ({ clock, random }: { clock: Clock; random: Random }): Wechat => ({
  uploadMedia: async ({ type }) => ({
    mediaId: `played-${hexOf(random.bytes(16))}`,
    type,
    thumbMediaId: null,
    createdAt: Math.floor(clock.now().getTime() / 1000),
    url: null,
  }),
  channel: fakeWechatChannel({ clock }),
  live: fakeWechatLive({ clock, random }),
});
