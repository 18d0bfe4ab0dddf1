import { ProductTab, type Schema } from "@shopkeeper/sdk";
import { useState } from "react";
import {
  type List,
  type ListTabs,
  type RowSwitch,
  type SearchParamsState,
  type Sorting,
  sortingOf,
  type TabbedList,
  useList,
  useListTabs,
  useRowSwitch,
  withTabs,
} from "../../list";
import { type RowSelection, useSelection } from "../../selection";
import { textOf } from "../../texts";
import { useCan } from "../../shop";
import { useRead } from "../../core";
import type { ChangeKind } from "../batch/product-change-form";
import type { BatchRow } from "./product-batch-call";
import { productListText } from "./product-list-messages";
import { productFilters, productOrders, products, tabOf, tabsInput } from "./product-list-query";
import { batchChanges, homeTabs } from "./product-row-actions";
import { type ProductChanges, useProductChanges } from "../batch/use-product-changes";
import { type ProductBatchActions, useProductBatch } from "./use-product-batch";
import { type ProductListLinks, type ProductRowActions, useProductRowActions } from "./use-product-row-actions";
import { type ProductUndo, useProductUndo } from "./use-product-undo";

type ProductQuery = ReturnType<typeof products.read>;

/** The product list. */
export interface ProductList extends Omit<TabbedList<Schema<"Product">, ProductQuery, Schema<"ProductTab">>, "selection"> {
  /** The tab of the rows on screen: the previous tab until the rows of the new one are loaded. */
  shownTab: Schema<"ProductTab">;
  sorting: Sorting;
  selection: RowSelection<number, BatchRow>;
  batch: ProductListBatch;
  toggle: RowSwitch<Schema<"Product">> | undefined;
  rowActions: ProductRowActions;
  /** The batch changes of the selected products and their dialog. */
  changes: ProductListChanges;
  can: ProductListRights;
}

interface ProductListBatch extends ProductBatchActions {
  /** The results of an undo of many products. */
  undone: ProductUndo["results"];
}

/** The permissions of the account beyond actions that are undefined without permission. */
interface ProductListRights {
  /** Price and stock of the row can be edited in place. */
  editFigures: (product: Schema<"Product">) => boolean;
  add: boolean;
  collect: boolean;
}

interface ProductListChanges extends ProductChanges {
  kinds: ChangeKind[];
}

/**
 * The product list: one page of products under a tab, its filters and order, and the actions on one or many products.
 *
 * Selected products stay selected across pages and orders; another tab or filter clears the selection.
 */
export function useProductList(search: SearchParamsState, links: ProductListLinks): ProductList {
  const can = useCan();
  const list = useList(products, search);
  const tab = tabOf(list.filters.query);
  const selection = useSelection<number, BatchRow>({
    idOf: ({ id }) => id,
    scope: JSON.stringify([tab, productFilters(list.filters.query)]),
  });
  const undo = useProductUndo();
  const batch = useProductBatch(list.filters.query, selection, undo);
  const changes = useProductChanges(selection);
  const shownTab = useShownTab(tab, list.page.rows[0], list.reading.isRefreshing);

  return {
    ...withTabs(list, useProductTabs(list)),
    shownTab,
    sorting: sortingOf(list.filters.query, productOrders, list.filters.change),
    selection,
    batch: { ...batch, undone: undo.results },
    toggle: useRowSwitch<Schema<"Product">>("putOnProduct", {
      isOn: ({ isShow }) => isShow,
      off: "takeDownProduct",
      done: ({ id, isShow, stock }) =>
        // a product without stock cannot be on the shelf
        isShow && stock > 0
          ? undo.notice("down", id, textOf(productListText, "done.down"))
          : textOf(productListText, isShow ? "done.down" : "done.up"),
    }),
    rowActions: useProductRowActions(shownTab, links, (id) => selection.drop(id), undo),
    changes: { ...changes, kinds: batchChanges(tab).filter(changes.isAllowed) },
    can: {
      editFigures: ({ isAudit }: Schema<"Product">) =>
        can("editProductFreely") && can("getProduct") && !isAudit && shownTab !== ProductTab.recycled,
      add: can("saveProduct"),
      collect: can("importProduct") && can("saveProduct"),
    },
  };
}

/** The tab of the rows on screen; a change of the first row means that the new rows have arrived. */
function useShownTab<Tab, Row>(tab: Tab, first: Row | undefined, isRefreshing: boolean): Tab {
  const [shown, setShown] = useState({ tab, first });
  if (shown.first === first && isRefreshing) return shown.tab;
  if (shown.first !== first || shown.tab !== tab) setShown({ tab, first });
  return tab;
}

/** 全部 comes first. */
const placeOf = (tab: number) => (tab === ProductTab.all ? 0 : tab);
const allTabs = Object.values(ProductTab).sort((one, other) => placeOf(one) - placeOf(other));

/** The tabs of the product list with counters for its filters; 待提审 only if products are reviewed, or some are left there. */
function useProductTabs(list: List<Schema<"Product">, ProductQuery>): ListTabs<Schema<"ProductTab">> {
  const can = useCan();
  const switches = useRead("getProductSwitches", can("getProductSwitches") ? {} : undefined);
  const isReviewed = switches.data?.productSwitch ?? false;
  const tab = tabOf(list.filters.query);
  return useListTabs(list, {
    operation: "listProductTabs",
    input: tabsInput(list.filters.query),
    tabs: (countOf) => allTabs.filter((type) => type !== ProductTab.toSubmit || isReviewed || tab === type || (countOf(type) ?? 0) > 0),
    tab,
    openTab: (type) => list.filters.change({ type }),
    all: ProductTab.all,
    parts: homeTabs,
    countOf: (counts, type) => counts.find((row) => row.type === type)?.count,
  });
}
