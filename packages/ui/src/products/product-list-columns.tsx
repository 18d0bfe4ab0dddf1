import { coreText, groupedNumber, shownTime, textOf } from "@shopkeeper/hooks/core";
import { productListText, type ProductListTextKey, type useProductList } from "@shopkeeper/hooks/products";
import { ProductTab, type Schema } from "@shopkeeper/sdk";
import { Money } from "../core/money";
import { Picture } from "../core/picture";
import { RowActions } from "../core/row-actions";
import { StatusTag } from "../core/status-tag";
import { Switch } from "../core/switch";
import type { Column } from "../core/table-column";
import { styled } from "../theme/styled";

type Product = Schema<"Product">;
type ProductList = ReturnType<typeof useProductList>;

/**
 * The columns of the product list under the tab that it shows.
 *
 * Cells show what `drawn` says, and what is pressed in them asks the `newest`: columns stay the same while rows change.
 */
export function productListColumns(drawn: ProductList, newest: () => ProductList): readonly Column<Product>[] {
  const { toggle, steps, shownTab: tab } = drawn;
  const t = (key: ProductListTextKey) => textOf(productListText, key);
  return [
    { key: "id", title: t("columns.id"), width: 72, cell: (product) => product.id },
    {
      key: "image",
      title: t("columns.image"),
      width: 64,
      cell: (product) => <Picture src={product.image} name={product.name} />,
    },
    {
      key: "name",
      title: t("columns.name"),
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
    { key: "price", title: t("columns.price"), width: 112, align: "end", isSortable: true, cell: ({ price }) => <Money value={price} /> },
    { key: "sales", title: t("columns.sales"), width: 84, align: "end", isSortable: true, cell: ({ sales }) => groupedNumber(sales) },
    {
      key: "stock",
      title: t("columns.stock"),
      width: 84,
      align: "end",
      isSortable: true,
      cell: ({ stock }) => (stock > 0 ? groupedNumber(stock) : <Alert>{stock}</Alert>),
    },
    ...(tab === ProductTab.reviewFailed ? [reasonColumn()] : []),
    {
      key: "status",
      title: t("columns.status"),
      width: 76,
      cell: (product) => (
        <ShelfSwitch product={product} toggle={toggle} isLocked={!shelfTabs.has(tab)} onChange={() => void newest().toggle.run(product)} />
      ),
    },
    {
      key: "createTime",
      title: t("columns.createTime"),
      width: 148,
      isSortable: true,
      cell: ({ createTime }) => shownTime(createTime),
    },
    {
      key: "actions",
      title: textOf(coreText, "columns.actions"),
      width: 220,
      isFixed: true,
      cell: (product) => <RowActions of={product.name} actions={actionsOf(product, steps, newest)} shown={4} />,
    },
  ];
}

const reasonColumn = (): Column<Product> => ({
  key: "reason",
  title: textOf(productListText, "columns.reason"),
  width: 180,
  isClipped: true,
  cell: ({ reason }) => reason && <Alert>{reason}</Alert>,
});

const actionsOf = (product: Product, steps: ProductList["steps"], newest: () => ProductList) =>
  steps.of(product).map((step) => ({
    key: step,
    label: textOf(productListText, `steps.${step}`),
    isDanger: step === "remove",
    onChoose: () => newest().steps.take(step, product),
  }));

const shelfTabs: ReadonlySet<number> = new Set([ProductTab.onSale, ProductTab.storeRoom, ProductTab.soldOut, ProductTab.lowStock]);

interface ShelfSwitchProps {
  product: Product;
  toggle: ProductList["toggle"];
  isLocked: boolean;
  onChange: () => void;
}

function ShelfSwitch({ product, toggle, isLocked, onChange }: ShelfSwitchProps) {
  if (!toggle.canRun(product))
    return <StatusTag tone={product.isShow ? "success" : "neutral"}>{textOf(productListText, product.isShow ? "on" : "off")}</StatusTag>;
  return (
    <Switch
      aria-label={textOf(productListText, "switchNamed", { name: product.name })}
      isOn={toggle.isOn(product)}
      isBusy={toggle.isRunning(product)}
      disabled={isLocked}
      onChange={onChange}
    />
  );
}

const Mark = styled("span", { base: { color: "fg.subtle", marginInlineEnd: "1" } });
const Alert = styled("span", { base: { color: "fg.error" } });
