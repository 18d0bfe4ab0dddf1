import { ProductType } from "../../generated/code-sets";
import type { productRuleMessages } from "./messages";
import { productRuleLimits } from "./product-limits";

/** The problem of a product. */
export interface ProductProblem {
  readonly key: keyof typeof productRuleMessages;
  readonly params: Readonly<Record<string, number>>;
}

/** The problem of a SKU's price for members, given its price; both in cents. */
export function vipPriceProblem(price: number, vipPrice: number | null): ProductProblem | undefined {
  if (vipPrice === null) return problem("vipPriceEmpty");
  return vipPrice > 0 && vipPrice < price ? undefined : problem("vipPriceWrong");
}

/** The problem of a SKU's two commissions, in per cent. */
export const brokerageProblem = (first: number, second: number): ProductProblem | undefined =>
  first + second > productRuleLimits.brokerageMax ? problem("brokerageFull") : undefined;

/** The problem of adding pieces to the stock of a SKU. */
export const stockProblem = (stock: number, added: number): ProductProblem | undefined =>
  stock + added > productRuleLimits.stockMax ? problem("stockFull", { stock }) : undefined;

/** The problem of a slider with this many pictures. */
export function sliderProblem(pictures: number): ProductProblem | undefined {
  if (pictures === 0) return problem("sliderEmpty");
  return pictures > productRuleLimits.slidesMax ? problem("sliderFull") : undefined;
}

/** The problem of a product's shipping template; virtual products have none, and 0 or null is no template. */
export const templateProblem = (type: number, templateId: number | null): ProductProblem | undefined =>
  type !== ProductType.virtual && !templateId ? problem("templateEmpty") : undefined;

const problem = (key: ProductProblem["key"], params: ProductProblem["params"] = {}): ProductProblem => ({
  key,
  params: { ...productRuleLimits, ...params },
});
