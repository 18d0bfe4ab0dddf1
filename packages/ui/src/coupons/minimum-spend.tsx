import { textOf } from "@shopkeeper/hooks/core";
import { couponText } from "@shopkeeper/hooks/coupons";
import { Money } from "../core/money";

/** The cell of a minimum spend; 0 is 不限制. */
export const minimumSpend = ({ minPrice }: { minPrice: number }) =>
  minPrice > 0 ? <Money value={minPrice} unit="yuan" /> : textOf(couponText, "noMinimum");
