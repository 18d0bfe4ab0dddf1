import { type SearchParamsState, useFilters } from "@shopkeeper/hooks/list";
import { useLanguage, useText } from "@shopkeeper/hooks/texts";
import {
  productBatchText,
  productHistory,
  type ProductList,
  type ProductListLinks,
  productListText,
  productScope,
  useProductList,
} from "@shopkeeper/hooks/products";
import { labelOf, ProductTab, type Schema } from "@shopkeeper/sdk";
import { Link2 } from "lucide-react";
import { useState } from "react";
import { CategoryCascader } from "../../categories/shared";
import { AddButton } from "../../core/add-button";
import { Button } from "../../core/button";
import { lazyDialog } from "../../core/lazy-dialog";
import { FilterBar } from "../../list/filter-bar";
import { FilterField } from "../../list/filter-field";
import { ListEmpty } from "../../list/list-empty";
import { ListPage } from "../../list/list-page";
import { PickAllButton } from "../../list/pick-all-button";
import { TextFilter } from "../../list/text-filter";
import { HistoryButton } from "../../revisions/shared";
import { ProductExportButton } from "../transfer/product-export-button";
import { ProductImportButton } from "../transfer/product-import-button";
import type { ProductFigurePopoverProps } from "./product-figure-popover";
import { productListColumns, type RowFigure } from "./product-list-columns";
import { ProductListDetails } from "./product-list-details";
import { ProductListDialogs } from "./product-list-dialogs";

const ProductFigurePopover = lazyDialog(
  () => import("./product-figure-popover").then((file) => file.ProductFigurePopover),
  ({ onClose }) => onClose(),
);

export interface ProductListScreenProps extends ProductListLinks {
  search: SearchParamsState;
  onCreate: () => void;
  onCollect: () => void;
}

interface ListPart {
  list: ProductList;
}

/** The list where a merchant finds products, puts them on the shelf or takes them down, and follows stock, review and recycle bin. */
export function ProductListScreen({ search, onCreate, onCollect, ...links }: ProductListScreenProps) {
  const found = useProductList(search, links);
  const figures = useFigures(found);
  const list = { ...found, openFigure: figures.open };
  const t = useText(productListText);
  const batchT = useText(productBatchText);
  const language = useLanguage();
  const {
    batch,
    shownTab,
    sorting,
    tabs: { current: tab },
  } = list;
  const add = <AddButton onClick={list.can.add ? onCreate : undefined}>{t("add")}</AddButton>;
  const kind = list.tabs.isEmptyEverywhere && !list.filters.isFiltered && adding.has(tab) ? "none" : (`type${tab}` as const);
  return (
    <ListPage
      list={list}
      text={() => t("title")}
      columns={productListColumns(shownTab)}
      rowName={nameOf}
      table={{ sorting, details }}
      actions={
        <>
          <HistoryButton kind="product" words={productHistory} />
          <ProductImportButton />
          {!list.reading.isRefused && (
            <ProductExportButton
              query={productScope(list.filters.query)}
              picked={list.selection.ids}
              total={list.page.total}
              unmatched={list.filters.unmatched}
            />
          )}
          {list.can.collect && (
            <Button icon={<Link2 size={15} aria-hidden />} onClick={onCollect}>
              {t("collect")}
            </Button>
          )}
        </>
      }
      add={add}
      filters={<Filters list={list} />}
      division={{
        label: t("tabs"),
        of: list.tabs,
        labelOf: (type) => labelOf("ProductTab", type, language),
        empty: () => t(`empty.type${tab}`),
      }}
      bulk={[
        ...batch.actions.map((action) => ({
          key: action,
          label: t(`batch.${action}.label`),
          isDanger: action === "remove",
          isBusy: batch.results.isRunning,
          onChoose: () => batch.open(action),
        })),
        ...list.changes.kinds.map((kind) => ({
          key: kind,
          label: batchT(`label.${kind}`),
          isBusy: list.changes.results.isRunning,
          onChoose: () => list.changes.open(kind),
        })),
      ]}
      bulkMore={<PickAllButton of={batch.pickAll} picked={list.selection.count} total={list.page.total} />}
      empty={<ListEmpty list={list} title={t(`empty.${kind}`)} hint={t(`empty.${kind}Hint`)} action={adding.has(tab) && add} />}
    >
      <ProductListDialogs list={list} />
      {figures.shown && <ProductFigurePopover {...figures.shown} onClose={figures.close} />}
    </ListPage>
  );
}

/** The figure of a row that is edited in place; a product with several SKUs opens its drawer. */
function useFigures({ rowActions }: ProductList) {
  const [shown, setShown] = useState<Pick<ProductFigurePopoverProps, "product" | "figure" | "anchor">>();
  return {
    shown,
    open(product: Schema<"Product">, figure: RowFigure, anchor: HTMLElement) {
      if (product.specType) rowActions.run("editFreely", product);
      else setShown({ product, figure, anchor });
    },
    close: () => setShown(undefined),
  };
}

const nameOf = ({ name }: { name: string }) => name;
const details = (product: Schema<"Product">) => <ProductListDetails product={product} />;

/** The tabs that may contain a new product. */
const adding: ReadonlySet<number> = new Set([ProductTab.all, ProductTab.onSale, ProductTab.storeRoom]);

function Filters({ list }: ListPart) {
  const t = useText(productListText);
  const filters = useFilters(list);
  return (
    <FilterBar {...filters.bar}>
      <FilterField label={t("filters.category")}>
        <CategoryCascader owner="platform" isLeafOnly {...filters.choice("categoryId")} placeholder={t("filters.categoryPlaceholder")} />
      </FilterField>
      <FilterField label={t("filters.shopCategory")}>
        <CategoryCascader owner="merchant" {...filters.choice("cateId")} placeholder={t("filters.shopCategoryPlaceholder")} />
      </FilterField>
      <TextFilter label={t("filters.keywords")} {...filters.text("keywords")} placeholder={t("filters.keywordsPlaceholder")} />
    </FilterBar>
  );
}
