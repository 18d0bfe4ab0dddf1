import { PriceType } from "../../generated/code-sets";
import type { Problem, Problems } from "../core";
import { centsOf } from "../money";
import { liveLimits } from "./live-limits";
import type { liveRuleMessages } from "./messages";
import { wechatLength } from "./wechat-length";

type Key = keyof typeof liveRuleMessages;

/** Goods as far as the rules look at them; what is not known yet is null. */
export interface GoodsTerms {
  readonly name: string;
  readonly coverImgUrlLocal: string;
  readonly priceType: number | null;
  readonly price: string | null;
  readonly price2?: string | null | undefined;
}

/** What is wrong with goods, by field. */
export type GoodsProblems = Problems<keyof GoodsTerms, Key>;

const problem = (key: Key): Problem<Key> => ({ key, params: liveLimits });
const [least, most] = [centsOf(liveLimits.priceMin), centsOf(liveLimits.priceMax)];

/** What is wrong with goods for live rooms; a fixed price has no second one. */
export function goodsProblems(goods: GoodsTerms): GoodsProblems {
  return {
    ...nameProblem(goods.name),
    ...(goods.coverImgUrlLocal.trim() === "" && { coverImgUrlLocal: problem("goodsCoverEmpty") }),
    ...(goods.priceType === null && { priceType: problem("priceTypeEmpty") }),
    ...priceProblem("price", goods.price),
    ...(needsSecondPrice(goods.priceType) && (priceProblem("price2", goods.price2 ?? null) ?? orderProblem(goods))),
  };
}

/** A range and a discount have two prices. */
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
