import { ProductTab, type Schema } from "@shopkeeper/sdk";
import { useState } from "react";
import {
  type List,
  type RowSelection,
  type RowSwitch,
  type SearchParamsState,
  type Sorting,
  sortingOf,
  textOf,
  useCan,
  useList,
  useRead,
  useRowSwitch,
  useSelection,
} from "../../core";
import type { ChangeKind } from "../batch/product-change-form";
import type { BatchRow } from "./product-batch-call";
import { productListText } from "./product-list-messages";
import { productFilters, type ProductListQuery, productOrders, products, tabOf, tabsInput } from "./product-list-query";
import { batchChanges, homeTabs } from "./product-row-actions";
import { type ProductChanges, useProductChanges } from "../batch/use-product-changes";
import { type ProductBatchActions, useProductBatch } from "./use-product-batch";
import { type ProductListLinks, type ProductRowActions, useProductRowActions } from "./use-product-row-actions";
import { type ProductUndo, useProductUndo } from "./use-product-undo";

type ProductQuery = ReturnType<typeof products.read>;

/** The product list. */
export interface ProductList extends Omit<List<Schema<"Product">, ProductQuery>, "selection">, ProductTabs {
  tab: Schema<"ProductTab">;
  /** The tab of the rows on screen: the previous one until the rows of the new one are there. */
  shownTab: Schema<"ProductTab">;
  openTab: (type: Schema<"ProductTab">) => void;
  sorting: Sorting;
  selection: RowSelection<number, BatchRow>;
  batch: ProductBatchActions;
  toggle: RowSwitch<Schema<"Product">> | undefined;
  rowActions: ProductRowActions;
  /** What can be changed of the picked products, and the dialog that does it. */
  changes: ProductListChanges;
  /** What was taken back of many products at once. */
  undone: ProductUndo["results"];
  /** Price and stock of the row may be edited where they stand. */
  canEditFigures: (product: Schema<"Product">) => boolean;
  canAdd: boolean;
  canCollect: boolean;
}

interface ProductListChanges extends ProductChanges {
  kinds: ChangeKind[];
}

/**
 * The product list: one page of products under a tab, its filters and order, and what is done with one of them or with many.
 *
 * Picked products stay picked over pages and orders; another tab or filter drops them.
 */
export function useProductList(search: SearchParamsState, links: ProductListLinks): ProductList {
  const can = useCan();
  const list = useList(products, search);
  const tab = tabOf(list.query);
  const selection = useSelection<number, BatchRow>({ idOf: ({ id }) => id, scope: JSON.stringify([tab, productFilters(list.query)]) });
  const undo = useProductUndo();
  const batch = useProductBatch(list.query, selection, undo);
  const changes = useProductChanges(selection);
  const shownTab = useShownTab(tab, list.rows[0], list.isRefreshing);

  return {
    ...list,
    ...useProductTabs(list),
    tab,
    shownTab,
    openTab: (type: Schema<"ProductTab">) => list.change({ type }),
    sorting: sortingOf(list.query, productOrders, list.change),
    selection,
    batch,
    toggle: useRowSwitch<Schema<"Product">>("putOnProduct", {
      isOn: ({ isShow }) => isShow,
      off: "takeDownProduct",
      done: ({ id, isShow, stock }) =>
        // without stock nothing goes on the shelf
        isShow && stock > 0
          ? undo.notice("down", id, textOf(productListText, "done.down"))
          : textOf(productListText, isShow ? "done.down" : "done.up"),
    }),
    rowActions: useProductRowActions(shownTab, links, (id) => selection.drop(id), undo),
    changes: { ...changes, kinds: batchChanges(tab).filter(changes.isAllowed) },
    undone: undo.results,
    canEditFigures: ({ isAudit }: Schema<"Product">) =>
      can("editProductFreely") && can("getProduct") && !isAudit && shownTab !== ProductTab.recycled,
    canAdd: can("saveProduct"),
    canCollect: can("importProduct") && can("saveProduct"),
  };
}

/** The tab of the rows on screen; a change of the first row shows that the new ones have arrived. */
function useShownTab<Tab, Row>(tab: Tab, first: Row | undefined, isRefreshing: boolean): Tab {
  const [shown, setShown] = useState({ tab, first });
  if (shown.first === first && isRefreshing) return shown.tab;
  if (shown.first !== first || shown.tab !== tab) setShown({ tab, first });
  return tab;
}

/** One tab of the product list with its number of products; undefined without the right. */
export interface ProductTabCount {
  readonly type: number;
  readonly count: number | undefined;
}

/** 全部 comes first. */
const placeOf = (tab: number) => (tab === ProductTab.all ? 0 : tab);

/** The tabs of the product list with counters that follow its filters. */
export interface ProductTabs {
  tabs: ProductTabCount[];
  /** The tabs that have products under the same filters, each product under one of them, where this tab has none. */
  elsewhere: { type: Schema<"ProductTab">; count: number }[];
  /** Under none of the tabs that hold living products is there one: the shop is new, or the filters leave none. */
  isEmptyEverywhere: boolean;
}

/** The tabs of the product list with counters that follow its filters; 待提审 only where products are reviewed, or are left there. */
function useProductTabs({ query, unmatched }: Pick<List<unknown, ProductListQuery>, "query" | "unmatched">): ProductTabs {
  const can = useCan();
  const counts = useRead("listProductTabs", can("listProductTabs") && unmatched === undefined ? tabsInput(query) : undefined);
  const switches = useRead("getProductSwitches", can("getProductSwitches") ? {} : undefined);
  const countOf = (type: number) => counts.data?.find((row) => row.type === type)?.count;
  const isReviewed = switches.data?.productSwitch ?? false;
  const shown = Object.values(ProductTab).filter(
    (type) => type !== ProductTab.toSubmit || isReviewed || tabOf(query) === type || (countOf(type) ?? 0) > 0,
  );
  return {
    tabs: shown.sort((one, other) => placeOf(one) - placeOf(other)).map((type): ProductTabCount => ({ type, count: countOf(type) })),
    elsewhere: homeTabs.flatMap((type) => {
      const count = countOf(type) ?? 0;
      return count > 0 && type !== tabOf(query) ? [{ type, count }] : [];
    }),
    isEmptyEverywhere: counts.data !== undefined && counts.data.every(({ count }) => count === 0),
  };
}
