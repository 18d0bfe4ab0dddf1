import { groupedNumber, shownTime, textOf } from "@shopkeeper/hooks/core";
import { productListText, type ProductListTextKey, type useProductList } from "@shopkeeper/hooks/products";
import { ProductTab, type Schema } from "@shopkeeper/sdk";
import { actionsColumn } from "../../core/actions-column";
import { Money } from "../../core/money";
import { Picture } from "../../core/picture";
import { StatusTag } from "../../core/status-tag";
import { Switch } from "../../core/switch";
import type { Column } from "../../core/table-column";
import { styled } from "../../theme/styled";

type Product = Schema<"Product">;
type ProductList = ReturnType<typeof useProductList>;

const t = (key: ProductListTextKey) => textOf(productListText, key);

const facts: readonly Column<Product, ProductList>[] = [
  { key: "id", title: () => t("columns.id"), width: 72, cell: (product) => product.id },
  {
    key: "image",
    title: () => t("columns.image"),
    width: 64,
    cell: (product) => <Picture src={product.image} name={product.name} />,
  },
  {
    key: "name",
    title: () => t("columns.name"),
    isClipped: true,
    isHeading: true,
    minWidth: 200,
    cell: (product) => (
      <>
        {product.specType && <Mark>{t("hasSpecs")}</Mark>}
        {product.name}
      </>
    ),
  },
  {
    key: "price",
    title: () => t("columns.price"),
    width: 112,
    align: "end",
    isSortable: true,
    cell: ({ price }) => <Money value={price} />,
  },
  { key: "sales", title: () => t("columns.sales"), width: 84, align: "end", isSortable: true, cell: ({ sales }) => groupedNumber(sales) },
  {
    key: "stock",
    title: () => t("columns.stock"),
    width: 84,
    align: "end",
    isSortable: true,
    cell: ({ stock }) => (stock > 0 ? groupedNumber(stock) : <Alert>{stock}</Alert>),
  },
];

const reason: Column<Product, ProductList> = {
  key: "reason",
  title: () => t("columns.reason"),
  width: 180,
  isClipped: true,
  cell: ({ reason }) => reason && <Alert>{reason}</Alert>,
};

const rest: readonly Column<Product, ProductList>[] = [
  { key: "status", title: () => t("columns.status"), width: 76, cell: (product, list) => <ShelfSwitch product={product} list={list} /> },
  {
    key: "createTime",
    title: () => t("columns.createTime"),
    width: 148,
    isSortable: true,
    cell: ({ createTime }) => shownTime(createTime),
  },
  actionsColumn({
    width: 220,
    shown: 4,
    rowName: ({ name }) => name,
    actionsOf: (product, list) =>
      list.rowActions.of(product).map((action) => ({
        key: action,
        label: t(`steps.${action}`),
        isDanger: action === "remove",
        onChoose: () => list.rowActions.run(action, product),
      })),
  }),
];

const plainColumns = [...facts, ...rest];
const refusedColumns = [...facts, reason, ...rest];

/** The columns of the product list under a tab. */
export const productListColumns = (tab: number): readonly Column<Product, ProductList>[] =>
  tab === ProductTab.reviewFailed ? refusedColumns : plainColumns;

const shelfTabs: ReadonlySet<number> = new Set([ProductTab.onSale, ProductTab.storeRoom, ProductTab.soldOut, ProductTab.lowStock]);

function ShelfSwitch({ product, list: { toggle, shownTab } }: { product: Product; list: ProductList }) {
  if (!toggle?.canRun(product))
    return <StatusTag tone={product.isShow ? "success" : "neutral"}>{t(product.isShow ? "on" : "off")}</StatusTag>;
  return (
    <Switch
      aria-label={textOf(productListText, "switchNamed", { name: product.name })}
      isOn={toggle.isOn(product)}
      isBusy={toggle.isRunning(product)}
      disabled={!shelfTabs.has(shownTab)}
      onChange={() => void toggle.run(product)}
    />
  );
}

const Mark = styled("span", { base: { color: "fg.subtle", marginInlineEnd: "1" } });
const Alert = styled("span", { base: { color: "fg.error" } });
