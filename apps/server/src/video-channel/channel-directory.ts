import { VideoBrandStatus } from "@shopkeeper/sdk/contract";
import { noVideoBrand } from "@shopkeeper/sdk/rules/video-channel";
import { callWechat } from "../kit/call-wechat";
import { refusedAt } from "../core/refusal";
import type { Clock } from "../ports/clock";
import type { Wechat } from "../ports/wechat";
import type { WechatCategory, WechatChannel } from "../ports/wechat-channel";

const AN_HOUR = 3_600_000;
const known = new WeakMap<WechatChannel, { time: number; categories: WechatCategory[] }>();

/** What the directory is read with. */
export interface DirectoryPlace {
  wechat: Wechat;
  clock: Clock;
}

/** WeChat's categories, which are asked for once in an hour. */
export const categoriesOf = ({ wechat, clock }: DirectoryPlace) =>
  callWechat(wechat.channel, async (channel) => {
    const now = clock.now().getTime();
    const kept = known.get(channel);
    if (kept && now - kept.time < AN_HOUR) return kept.categories;
    const categories = await channel.categories();
    known.set(channel, { time: now, categories });
    return categories;
  });

/** The category and the brand of a draft, as WeChat has them now. */
export async function classOf(place: DirectoryPlace, { thirdCatId, brandId }: { thirdCatId: number; brandId?: number | null }) {
  const category = (await categoriesOf(place)).find((one) => one.thirdCatId === thirdCatId);
  if (!category) throw refusedAt("thirdCatId", "videoCategoryMissing");
  if (!brandId || brandId === noVideoBrand) return { category, brandId: noVideoBrand };
  const brands = await callWechat(place.wechat.channel, (channel) => channel.brands());
  const isUsable = brands.some((brand) => brand.brandId === brandId && brand.status === VideoBrandStatus.passed);
  if (!isUsable) throw refusedAt("brandId", "videoBrandMissing");
  return { category, brandId };
}

/** The class of a draft. */
export type VideoClass = Awaited<ReturnType<typeof classOf>>;
