import { OrderStatus, type Schema } from "@shopkeeper/sdk/contract";
import { orderPostage, type PostageTerms, type SentLine } from "@shopkeeper/sdk/rules/shipping";
import { busyDays, momentOfDay } from "../demo/kit/busy-days";
import { chanceOf, type Chance } from "../demo/kit/random";
import { districtsNear } from "../shipping/shared";
import type { LineDraft, OrderBuyer, OrderDraft, OrderGoods } from "./seed-rows";
import { stateOf } from "./seed-state";
import { orderWords } from "./seed-words";

/** A buyer, with the fields that decide when and how they order. */
interface Buyer extends OrderBuyer {
  phone: string | null;
  province: string | null;
  city: string | null;
  registerType: string;
  followTime: Date;
}

type Templates = ReadonlyMap<number, PostageTerms>;

const days = 400;
/** Ages of the newest orders in minutes: whenever the demo begins, one waits to be sent, and some are not paid yet. */
const justNow = [{ minutes: 70, waits: true }, { minutes: 21 }, { minutes: 4 }];

/** So many orders over the last 400 days, oldest first, in every state possible at their age; `first` orders exist already. */
export function* plausibleOrders(
  count: number,
  now: Date,
  goods: readonly OrderGoods[],
  buyers: readonly Buyer[],
  templates: Templates,
  first = 0,
): Generator<Partial<OrderDraft>> {
  const chance = chanceOf(first === 0 ? "orders" : `orders ${first}`);
  const busy = busyDays(now, days);
  const all = busy.reduce((sum, { weight }) => sum + weight, 0);
  let place = 0;
  let before = 0;
  const orderAt = (createTime: Date) => plausibleOrder(chance, first + place, createTime, now, goods, buyers, templates);
  const orderAgo = (minutes: number) => orderAt(new Date(now.getTime() - minutes * 60_000));
  const last = justNow.slice(Math.max(0, justNow.length - count));
  for (const day of busy) {
    before += day.weight;
    const until = Math.round((before / all) * (count - last.length));
    const shares = Array.from({ length: until - place }, () => chance.next()).sort((one, other) => one - other);
    for (const share of shares) {
      yield orderAt(momentOfDay(day, share));
      place++;
    }
  }
  for (const { minutes, waits } of last) {
    let order = orderAgo(minutes);
    while (waits && order.status !== OrderStatus.awaitingShipment) order = orderAgo(minutes);
    yield order;
    place++;
  }
}

/** A plausible order at this moment, in a state possible at its age. */
export function plausibleOrder(
  chance: Chance,
  at: number,
  createTime: Date,
  now: Date,
  goods: readonly OrderGoods[],
  buyers: readonly Buyer[],
  templates: Templates,
): Partial<OrderDraft> {
  const buyer = buyerAt(chance, createTime, buyers);
  const bought = basket(chance, goods);
  const lines = bought.map(lineOf);
  const amount = lines.reduce((sum, { price = 0, payNum = 1 }) => sum + price * payNum, 0);
  const isPickUp = chance.happens(0.12);
  const near = districtsNear(buyer.province, buyer.city);
  const place = near[chance.between(0, near.length - 1)];
  const payPostage = isPickUp ? 0 : orderPostage(bought, templates, place?.id);
  const coupon = chance.happens(0.3) ? 100 * chance.one([5, 10, 10, 20, 50]) : 0;
  const usable = coupon * 5 <= amount ? coupon : 0;
  const isPlatforms = chance.happens(0.25);
  const word = (words: readonly string[]) => words[chance.between(0, words.length - 1)] ?? "";
  const { families, given, streets, homes, userRemarks, merchantRemarks, counter } = orderWords;
  const placeText = place?.names.filter((name) => !unwritten.test(name)).join("") ?? "";
  const address = `${placeText}${word(streets)}${chance.between(1, 399)}号${word(homes)}${chance.between(1, 30)}幢${chance.between(101, 1802)}`;
  return {
    uid: buyer.id,
    createTime,
    merCouponPrice: isPlatforms ? 0 : usable,
    platCouponPrice: isPlatforms ? usable : 0,
    payPostage,
    // some buyers were referred
    firstBrokerage: at % 7 === 3 ? Math.round(amount * 0.05) : 0,
    ...payment(chance, buyer.registerType),
    realName: `${word(families)}${word(given)}`,
    userPhone: buyer.phone ?? `1${chance.between(3, 9)}${String(chance.between(0, 999_999_999)).padStart(9, "0")}`,
    userAddress: isPickUp ? counter : address,
    userRemark: chance.happens(0.09) ? word(userRemarks) : null,
    merchantRemark: chance.happens(0.05) ? word(merchantRemarks) : null,
    shippingType: isPickUp ? 2 : 1,
    verifyCode: isPickUp ? `${chance.between(1000, 9999)}${String(at).padStart(6, "0")}` : null,
    ...stateOf(chance, { createTime, now, isPickUp, lines }),
  };
}

/** A buyer who followed the shop by then; early orders are by the first buyers. */
function buyerAt(chance: Chance, moment: Date, buyers: readonly Buyer[]): Buyer {
  let [low, high] = [1, buyers.length];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((buyers[middle - 1]?.followTime ?? moment) <= moment) low = middle;
    else high = middle - 1;
  }
  const buyer = buyers[chance.between(0, low - 1)] ?? buyers[0];
  if (!buyer) throw new Error("orders need buyers");
  return buyer;
}

/** Placeholders for a city where a province is divided into districts; nobody writes them in an address. */
const unwritten = /^(市辖区|县|.*直辖县级行政区划)$/;

type Bought = OrderGoods & SentLine;

/** One to three goods, the shop's first ones much more often than the last; at most the pieces in stock. */
function basket(chance: Chance, goods: readonly OrderGoods[]): Bought[] {
  const size = chance.one([1, 1, 1, 1, 1, 1, 2, 2, 2, 3]);
  const picked = Array.from({ length: size }, () => goods[Math.floor(chance.next() ** 2.4 * goods.length)]);
  return [...new Set(picked)].flatMap((one) =>
    one ? [{ ...one, pieces: Math.min(chance.one([1, 1, 1, 1, 1, 1, 2, 2, 3]), one.stock ?? 3) }] : [],
  );
}

const lineOf = ({ tempId: _tempId, weight: _weight, volume: _volume, stock: _stock, pieces, ...line }: Bought): LineDraft => ({
  ...line,
  payNum: pieces,
});

function payment(chance: Chance, source: string): Pick<OrderDraft, "payType" | "payChannel"> {
  const roll = chance.next();
  if (roll < 0.08) return { payType: "yue", payChannel: "yue" };
  const isApp = ["iosWx", "androidWx", "ios"].includes(source);
  if (roll < 0.28) return { payType: "alipay", payChannel: isApp ? "alipayApp" : "alipay" };
  const channels: Readonly<Record<string, Schema<"PayChannel">>> = {
    routine: "mini",
    wechat: "public",
    h5: "h5",
    iosWx: "wechatIos",
    ios: "wechatIos",
    androidWx: "wechatAndroid",
  };
  return { payType: "weixin", payChannel: channels[source] ?? "h5" };
}
