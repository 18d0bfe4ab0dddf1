import { VideoBrandStatus } from "@shopkeeper/sdk/contract";
import { noVideoBrand } from "@shopkeeper/sdk/rules/video-channel";
import { callWechat } from "../kit/call-wechat";
import { refusedAt } from "../core/refusal";
import type { Clock } from "../ports/clock";
import type { Wechat } from "../ports/wechat";
import type { WechatCategory, WechatChannel } from "../ports/wechat-channel";

const AN_HOUR = 3_600_000;
const known = new WeakMap<WechatChannel, { time: number; categories: WechatCategory[] }>();

/** The parts for reading the directory. */
export interface DirectoryPlace {
  wechat: Wechat;
  clock: Clock;
}

/** WeChat's categories, requested at most once an hour. */
export const categoriesOf = ({ wechat, clock }: DirectoryPlace) =>
  callWechat(wechat.channel, async (channel) => {
    const now = clock.now().getTime();
    const kept = known.get(channel);
    if (kept && now - kept.time < AN_HOUR) return kept.categories;
    const categories = await channel.categories();
    known.set(channel, { time: now, categories });
    return categories;
  });

/** The present category and brand of a draft at WeChat. */
export async function classOf(place: DirectoryPlace, { thirdCatId, brandId }: { thirdCatId: number; brandId?: number | null }) {
  const category = (await categoriesOf(place)).find((one) => one.thirdCatId === thirdCatId);
  if (!category) throw refusedAt("thirdCatId", "videoCategoryMissing");
  if (!brandId || brandId === noVideoBrand) return { category, brandId: noVideoBrand };
  const brands = await callWechat(place.wechat.channel, (channel) => channel.brands());
  const isUsable = brands.some((brand) => brand.brandId === brandId && brand.status === VideoBrandStatus.passed);
  if (!isUsable) throw refusedAt("brandId", "videoBrandMissing");
  return { category, brandId };
}

/** The category and brand of a draft. */
export type VideoClass = Awaited<ReturnType<typeof classOf>>;
