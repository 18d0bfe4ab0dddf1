import { type SearchParamsState, useLanguage, useText } from "@shopkeeper/hooks/core";
import { productListText, type ProductWays, useProductList } from "@shopkeeper/hooks/products";
import type { Schema } from "@shopkeeper/sdk";
import { Plus } from "lucide-react";
import { useMemo } from "react";
import { Button } from "../core/button";
import { DataTable } from "../core/data-table";
import { ListScreen } from "../core/list-screen";
import { Pager } from "../core/pager";
import { useLatest } from "../core/use-latest";
import { ProductBatchBar } from "./product-batch-bar";
import { ProductBatchDialogs } from "./product-batch-dialogs";
import { productListColumns } from "./product-list-columns";
import { ProductListDetails } from "./product-list-details";
import { ProductListEmpty } from "./product-list-empty";
import { ProductListFilters } from "./product-list-filters";
import { ProductStepDialogs } from "./product-step-dialogs";
import { ProductTabs } from "./product-tabs";
import { ProductToolbar } from "./product-toolbar";

export interface ProductListScreenProps extends ProductWays {
  search: SearchParamsState;
  onCreate: () => void;
  onCollect: () => void;
}

/** Where a merchant finds products, puts them on the shelf and takes them down, fills up stock, and leads them through review and recycle bin. */
export function ProductListScreen({ search, onCreate, onCollect, ...ways }: ProductListScreenProps) {
  const list = useProductList(search, ways);
  const t = useText(productListText);
  const language = useLanguage();
  const latest = useLatest(list);
  const switching = list.products
    .filter((product) => list.toggle.isRunning(product))
    .map(({ id }) => id)
    .join();
  // eslint-disable-next-line react-hooks/exhaustive-deps -- of all that the list says, cells show its tab and the switches under way; words follow the language
  const columns = useMemo(() => productListColumns(list, latest), [latest, list.shownTab, language, switching]);
  const add = list.canAdd && (
    <Button variant="primary" icon={<Plus size={15} aria-hidden />} onClick={onCreate}>
      {t("add")}
    </Button>
  );
  return (
    <ListScreen
      title={t("title")}
      actions={<ProductToolbar list={list} onCreate={onCreate} onCollect={onCollect} />}
      filters={list.isRefused ? undefined : <ProductListFilters list={list} />}
      tabs={list.isRefused ? undefined : <ProductTabs list={list} />}
      toolbar={list.selection && !list.isRefused && <ProductBatchBar list={list} />}
      pager={list.total > 0 && <Pager {...list.query} total={list.total} onChange={list.change} />}
    >
      <DataTable
        label={t("title")}
        columns={columns}
        rows={list.products}
        rowKey={({ id }) => id}
        list={list}
        maxHeight="max(24rem, calc(100dvh - 23rem))"
        selection={list.selection && { ...list.selection, nameOf }}
        sorting={list.sorting}
        choice={list.columns}
        details={details}
        empty={<ProductListEmpty list={list} add={add} />}
      />
      <ProductStepDialogs steps={list.steps} />
      <ProductBatchDialogs batch={list.batch} />
    </ListScreen>
  );
}

type Product = Schema<"Product">;

const nameOf = ({ name }: Product) => name;
const details = { of: (product: Product) => <ProductListDetails product={product} />, nameOf };
