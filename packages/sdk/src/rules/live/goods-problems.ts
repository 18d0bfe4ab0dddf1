import { PriceType } from "../../generated/code-sets";
import type { Problem, Problems } from "../core";
import { centsOf } from "../money";
import { liveLimits } from "./live-limits";
import type { liveRuleMessages } from "./messages";
import { wechatLength } from "./wechat-length";

type Key = keyof typeof liveRuleMessages;

/** The fields of goods that the rules check; an unknown value is null. */
export interface GoodsTerms {
  readonly name: string;
  readonly coverImgUrlLocal: string;
  readonly priceType: number | null;
  readonly price: string | null;
  readonly price2?: string | null | undefined;
}

/** The problems of goods, by field. */
export type GoodsProblems = Problems<keyof GoodsTerms, Key>;

const problem = (key: Key): Problem<Key> => ({ key, params: liveLimits });
const [least, most] = [centsOf(liveLimits.priceMin), centsOf(liveLimits.priceMax)];

/** The problems of goods for live rooms; a fixed price has no second one. */
export function goodsProblems(goods: GoodsTerms): GoodsProblems {
  return {
    ...nameProblem(goods.name),
    ...(goods.coverImgUrlLocal.trim() === "" && { coverImgUrlLocal: problem("goodsCoverEmpty") }),
    ...(goods.priceType === null && { priceType: problem("priceTypeEmpty") }),
    ...priceProblem("price", goods.price),
    ...(needsSecondPrice(goods.priceType) && (priceProblem("price2", goods.price2 ?? null) ?? orderProblem(goods))),
  };
}

/** Whether a price type has two prices: a range and a discount do. */
export const needsSecondPrice = (priceType: number | null) => priceType === PriceType.range || priceType === PriceType.discount;

function nameProblem(name: string): GoodsProblems {
  const length = wechatLength(name.trim());
  if (length === 0) return { name: problem("goodsNameEmpty") };
  return length < liveLimits.goodsNameMin || length > liveLimits.goodsNameMax ? { name: problem("goodsNameLength") } : {};
}

function priceProblem(field: "price" | "price2", price: string | null): GoodsProblems | undefined {
  if (price === null || price.trim() === "") return { [field]: problem(field === "price" ? "priceEmpty" : "pricesEmpty") };
  const cents = centsOf(price);
  return cents >= least && cents <= most ? undefined : { [field]: problem("priceRange") };
}

/** The left bound of a range is not above the right one; a discount is not above the price before it. */
function orderProblem({ priceType, price, price2 }: GoodsTerms): GoodsProblems {
  const [left, right] = [centsOf(price ?? ""), centsOf(price2 ?? "")];
  if (priceType === PriceType.range && left > right) return { price2: problem("rangeOrder") };
  return priceType === PriceType.discount && right > left ? { price2: problem("discountOrder") } : {};
}
