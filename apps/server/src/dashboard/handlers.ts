import { RefundTab } from "@shopkeeper/sdk/contract";
import { moneyText } from "@shopkeeper/sdk/rules/money";
import { type DateRange, dayStart, wireTime, wireTimeOrNull } from "@shopkeeper/sdk/rules/time";
import type { HandlersOf } from "../kernel/handlers";
import { invalidFields } from "../core/refusal";
import type { Shop } from "../tenancy/shop";
import { firstSteps } from "./first-steps";
import { trendSteps } from "./trend-steps";

const rankLength = 20;
const HOUR_MS = 3_600_000;

const messages = {
  dateLimitInvalid: {
    zh: "请选择正确的时间范围，结束时间不能早于开始时间，最长二十年",
    en: "Choose a valid range of at most twenty years; the end cannot be before the start.",
  },
};

/** The calls of the dashboard: today's figures, the trend, pending work, and the rankings. */
export const dashboardHandlers: HandlersOf<"dashboard"> = {
  async getHomeStatistics({ shop, platform }) {
    const now = platform.clock.now();
    const [yesterday, today, tomorrow] = [dayStart(now, -1), dayStart(now), dayStart(now, 1)];
    const days = [
      { start: yesterday, until: today },
      { start: today, until: tomorrow },
    ];
    const sinceMidnight = now.getTime() - today.getTime();
    const byNow = { start: yesterday, until: new Date(yesterday.getTime() + sinceMidnight) };
    const [before, sum, early] = await shop.orders.sums([...days, byNow]);
    const [visitorsBefore = 0, visitors] = perStep(days, await shop.traffic.visitors({ from: yesterday, to: tomorrow }, "day"));
    const hours = await shop.traffic.visitors({ from: yesterday, to: today }, "hour");
    return {
      sales: moneyText(sum?.sales ?? 0),
      yesterdaySales: moneyText(before?.sales ?? 0),
      yesterdaySalesByNow: moneyText(early?.sales ?? 0),
      orderNum: sum?.orderNum ?? 0,
      yesterdayOrderNum: before?.orderNum ?? 0,
      yesterdayOrderNumByNow: early?.orderNum ?? 0,
      visitorsNum: visitors ?? 0,
      yesterdayVisitorsNum: visitorsBefore,
      yesterdayVisitorsNumByNow: Math.round(visitorsBefore * passedShare(hours, byNow.until)),
      followNum: await shop.users.followerCount(),
    };
  },

  async getSalesTrend({ query, shop, platform }) {
    const since = await shop.orders.firstTime();
    const trend = trendSteps(query.dateLimit ?? "", platform.clock.now(), since);
    if (!trend) throw invalidFields({ dateLimit: messages.dateLimitInvalid });
    const { unit, range, steps } = trend;
    const sums = await shop.orders.sums(steps);
    const visitors = perStep(steps, await shop.traffic.visitors(range, unit === "hour" ? "hour" : "day"));
    return {
      unit,
      since: wireTimeOrNull(since),
      points: steps.map(({ start }, at) => ({
        time: wireTime(start),
        sales: moneyText(sums[at]?.sales ?? 0),
        orderNum: sums[at]?.orderNum ?? 0,
        visitorsNum: visitors[at] ?? 0,
      })),
    };
  },

  getOperatingData: async ({ shop }) => ({
    notShippingOrderNum: await shop.orders.waiting("notShipped"),
    awaitVerificationOrderNum: await shop.orders.waiting("awaitVerification"),
    refundingOrderNum: await shop.refunds.list.awaiting(RefundTab.awaitingReview),
    awaitReceivingRefundNum: await shop.refunds.list.awaiting(RefundTab.awaitingReceipt),
    onSaleProductNum: await shop.products.countUnder(1),
    awaitAuditProductNum: await shop.products.countUnder(6),
  }),

  getFirstSteps: ({ shop }) => firstSteps(shop),

  async putAwayFirstSteps({ shop }) {
    await shop.merchant.putAwaySteps();
    return null;
  },

  async listPayRanking({ shop, platform }) {
    const week = weekBefore(platform.clock.now());
    const paid = await shop.orders.bestPaid(week, rankLength);
    return ranked(shop, [...paid.keys()], paid, await shop.traffic.viewsOf(week, [...paid.keys()]));
  },

  async listPageviewRanking({ shop, platform }) {
    const week = weekBefore(platform.clock.now());
    const views = await shop.traffic.mostViewed(week, rankLength);
    return ranked(shop, [...views.keys()], await shop.orders.paidForProducts(week, [...views.keys()]), views);
  },
};

/** The visitors of each step; both lists are ordered by time. */
function perStep(steps: readonly { start: Date; until: Date }[], visits: readonly { start: Date; visitorsNum: number }[]): number[] {
  let at = 0;
  return steps.map(({ until }) => {
    let sum = 0;
    for (; at < visits.length && (visits[at]?.start ?? until) < until; at++) sum += visits[at]?.visitorsNum ?? 0;
    return sum;
  });
}

/** The share of a day's visitors that came until a moment; of the current hour, the part that has passed. */
function passedShare(hours: readonly { start: Date; visitorsNum: number }[], until: Date): number {
  let [passed, all] = [0, 0];
  for (const { start, visitorsNum } of hours) {
    all += visitorsNum;
    passed += visitorsNum * Math.min(1, Math.max(0, (until.getTime() - start.getTime()) / HOUR_MS));
  }
  return all === 0 ? 0 : passed / all;
}

/** The seven days before today. */
const weekBefore = (now: Date): DateRange => ({ from: dayStart(now, -7), to: dayStart(now) });

async function ranked(shop: Shop, ids: readonly number[], paid: ReadonlyMap<number, number>, views: ReadonlyMap<number, number>) {
  const summaries = await shop.products.summaries(ids);
  return ids.flatMap((productId) => {
    const summary = summaries.get(productId);
    if (!summary) return [];
    const { name, image } = summary;
    return [{ productId, proName: name, image, pageView: views.get(productId) ?? 0, salesAmount: moneyText(paid.get(productId) ?? 0) }];
  });
}
