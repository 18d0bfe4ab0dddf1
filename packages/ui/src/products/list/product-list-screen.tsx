import { type SearchParamsState, useText } from "@shopkeeper/hooks/core";
import { productListText, type ProductListLinks, useProductList } from "@shopkeeper/hooks/products";
import type { Schema } from "@shopkeeper/sdk";
import { AddButton } from "../../core/add-button";
import { ListPage } from "../../core/list-page";
import { PickAllButton } from "../../core/pick-all-button";
import { productListColumns } from "./product-list-columns";
import { ProductListDetails } from "./product-list-details";
import { ProductListDialogs } from "./product-list-dialogs";
import { ProductListEmpty } from "./product-list-empty";
import { ProductListFilters } from "./product-list-filters";
import { ProductTabs } from "./product-tabs";
import { ProductToolbar } from "./product-toolbar";

export interface ProductListScreenProps extends ProductListLinks {
  search: SearchParamsState;
  onCreate: () => void;
  onCollect: () => void;
}

/** Where a merchant finds products, puts them on the shelf and takes them down, fills up stock, and leads them through review and recycle bin. */
export function ProductListScreen({ search, onCreate, onCollect, ...links }: ProductListScreenProps) {
  const list = useProductList(search, links);
  const t = useText(productListText);
  const { toggle, batch, shownTab, sorting, columns: choice } = list;
  const add = <AddButton onClick={list.canAdd ? onCreate : undefined}>{t("add")}</AddButton>;
  return (
    <ListPage
      list={list}
      text={() => t("title")}
      columns={productListColumns(shownTab)}
      rowName={nameOf}
      table={{
        rowState: (product) => `${shownTab} ${toggle?.isOn(product)} ${toggle?.isRunning(product)}`,
        sorting,
        choice,
        details,
      }}
      actions={<ProductToolbar list={list} onCollect={onCollect} />}
      add={add}
      filters={<ProductListFilters list={list} />}
      tabs={<ProductTabs list={list} />}
      bulk={batch.actions.map((action) => ({
        key: action,
        label: t(`batch.${action}.label`),
        isDanger: action === "remove",
        isBusy: batch.results.isRunning,
        onChoose: () => batch.open(action),
      }))}
      bulkMore={<PickAllButton of={batch.pickAll} picked={list.selection.count} total={list.total} />}
      empty={<ProductListEmpty list={list} add={add} />}
    >
      <ProductListDialogs list={list} />
    </ListPage>
  );
}

const nameOf = ({ name }: { name: string }) => name;
const details = { of: (product: Schema<"Product">) => <ProductListDetails product={product} />, nameOf };
