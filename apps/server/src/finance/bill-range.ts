import type { DateRange } from "@shopkeeper/sdk/rules/time";
import { invalidFields } from "../core/refusal";
import { searchText } from "../kit/search-text";
import type { Shop } from "../tenancy/shop";
import type { FlowFilter } from "./flow-store";
import { financeMessages as messages } from "./messages";
import type { BillUnit } from "./statement-store";

/** The days or months of a query; all of them without a `dateLimit`. */
export function billRange(shop: Shop, unit: BillUnit, dateLimit: string | undefined): DateRange | undefined {
  const range = dateLimit ? shop.statements.period(unit, dateLimit) : undefined;
  if (dateLimit && !range) throw invalidFields({ dateLimit: unit === "day" ? messages.dateLimitWrong : messages.monthLimitWrong });
  return range;
}

/** The filter of movements in a query. */
export const flowFilter = (shop: Shop, query: { orderNo?: string; dateLimit?: string }): FlowFilter => ({
  orderNo: searchText(query.orderNo),
  moved: billRange(shop, "day", query.dateLimit),
});
