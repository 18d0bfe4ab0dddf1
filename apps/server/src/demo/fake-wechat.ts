import { hexOf } from "../core/digest";
import type { Clock } from "../ports/clock";
import type { Random } from "../ports/random";
import type { Wechat } from "../ports/wechat";
import { failureByName } from "./failure-by-name";
import { fakeWechatChannel } from "./fake-wechat-channel";
import { fakeWechatLive } from "./fake-wechat-live";

/** The fake WeChat of the demo: it takes pictures and gives each a name, and fakes live rooms and the video channel. */
export const fakeWechat = ({ clock, random }: { clock: Clock; random: Random }): Wechat => ({
  async uploadMedia({ type, fileName }) {
    const failure = failureByName(fileName, "图片内容不符合微信的规范", 87_014);
    if (failure) throw failure;
    const mediaId = `played-${hexOf(random.bytes(16))}`;
    return { mediaId, type, thumbMediaId: null, createdAt: Math.floor(clock.now().getTime() / 1000), url: null };
  },
  channel: fakeWechatChannel({ clock }),
  live: fakeWechatLive({ clock, random }),
});
