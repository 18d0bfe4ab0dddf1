import { ProductTab } from "@shopkeeper/sdk";
import { useCan, useRead } from "../../core";
import { productFilters, type ProductListQuery, tabOf } from "./product-list-query";

/** One tab of the product list with its number of products; undefined without the right. */
export interface ProductTabCount {
  readonly type: number;
  readonly count: number | undefined;
}

/** The tabs of the product list with counters that follow its filters; 待提审 only where products are reviewed, or are left there. */
export function useProductTabs(query: ProductListQuery) {
  const can = useCan();
  const counts = useRead("listProductTabs", can("listProductTabs") ? { query: productFilters(query) } : undefined);
  const switches = useRead("getProductSwitches", can("getProductSwitches") ? {} : undefined);
  const countOf = (type: number) => counts.data?.find((row) => row.type === type)?.count;
  const isReviewed = switches.data?.productSwitch ?? false;
  const shown = Object.values(ProductTab).filter(
    (type) => type !== ProductTab.toSubmit || isReviewed || tabOf(query) === type || (countOf(type) ?? 0) > 0,
  );
  return {
    tabs: shown.sort((one, other) => one - other).map((type): ProductTabCount => ({ type, count: countOf(type) })),
    /** Under none of the tabs that hold living products is there one: the shop is new, or the filters leave none. */
    isEmptyEverywhere: counts.data !== undefined && counts.data.every(({ count }) => count === 0),
  };
}
