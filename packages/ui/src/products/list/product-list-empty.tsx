import { useText } from "@shopkeeper/hooks/core";
import { productListText, type useProductList } from "@shopkeeper/hooks/products";
import { ProductTab } from "@shopkeeper/sdk";
import type { ReactNode } from "react";
import { ListEmpty } from "../../core/list-empty";

export interface ProductListEmptyProps {
  list: ReturnType<typeof useProductList>;
  /** The button that adds a product; absent where the account may not. */
  add: ReactNode;
}

const adding: ReadonlySet<number> = new Set([ProductTab.onSale, ProductTab.storeRoom]);

/** Why no product is under a tab: the filters leave none, the shop has none yet, or none stands there. */
export function ProductListEmpty({ list, add }: ProductListEmptyProps) {
  const t = useText(productListText);
  const kind = list.isEmptyEverywhere && !list.isFiltered && adding.has(list.tab) ? "none" : (`type${list.tab}` as const);
  return <ListEmpty list={list} title={t(`empty.${kind}`)} hint={t(`empty.${kind}Hint`)} action={adding.has(list.tab) && add} />;
}
