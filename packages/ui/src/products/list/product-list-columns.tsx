import { currentLanguage, groupedNumber, textOf } from "@shopkeeper/hooks/texts";
import { shownTime } from "@shopkeeper/hooks/dates";
import { type ProductList, productListText, type ProductListTextKey } from "@shopkeeper/hooks/products";
import { labelOf, ProductAuditStatus, ProductTab, type Schema } from "@shopkeeper/sdk";
import type { MouseEvent, ReactNode } from "react";
import { Money } from "../../core/money";
import { openingOf } from "../../core/opening-of";
import { Picture } from "../../core/picture";
import { StatusTag } from "../../core/status-tag";
import { Switch } from "../../core/switch";
import { yuanText } from "../../core/yuan-text";
import { actionsColumn } from "../../list/actions-column";
import type { Column } from "../../list/table-column";
import type { TrackedList } from "../../list/tracked-list";
import { styled } from "../../theme/styled";

type Product = Schema<"Product">;

/** A figure of a row that can be edited in place. */
export type RowFigure = "price" | "stock";

/** The list, and the function that opens the figure of a row. */
export type ShownProducts = ProductList & {
  openFigure: (product: Product, figure: RowFigure, anchor: HTMLElement) => void;
};

const t = (key: ProductListTextKey) => textOf(productListText, key);

const facts: readonly Column<Product, ShownProducts>[] = [
  { key: "id", isMinor: true, title: () => t("columns.id"), width: 72, cell: (product) => product.id },
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
    cell: (product, list) => (
      <>
        {product.specType && <Mark>{t("hasSpecs")}</Mark>}
        {productName(product, list)}
      </>
    ),
  },
  {
    key: "price",
    title: () => t("columns.price"),
    width: 112,
    align: "end",
    isSortable: true,
    cell: (product, list) => figure(product, list, "price", <Money value={product.price} />),
  },
  { key: "sales", title: () => t("columns.sales"), width: 84, align: "end", isSortable: true, cell: ({ sales }) => groupedNumber(sales) },
  {
    key: "stock",
    title: () => t("columns.stock"),
    width: 84,
    align: "end",
    isSortable: true,
    cell: (product, list) =>
      figure(product, list, "stock", product.stock > 0 ? groupedNumber(product.stock) : <Alert>{product.stock}</Alert>),
  },
];

const reason: Column<Product, ShownProducts> = {
  key: "reason",
  title: () => t("columns.reason"),
  width: 180,
  isClipped: true,
  cell: ({ reason }) => reason && <Alert>{reason}</Alert>,
};

const rest: readonly Column<Product, ShownProducts>[] = [
  { key: "status", title: () => t("columns.status"), width: 76, cell: shelfSwitch },
  {
    key: "createTime",
    title: () => t("columns.createTime"),
    width: 148,
    isSortable: true,
    isMinor: true,
    cell: ({ createTime }) => shownTime(createTime),
  },
  actionsColumn({
    width: 228,
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
export const productListColumns = (tab: number): readonly Column<Product, ShownProducts>[] =>
  tab === ProductTab.reviewFailed ? refusedColumns : plainColumns;

/** The product's name, as a link if the account may see it. */
function productName(product: Product, { read, act }: TrackedList<ShownProducts>) {
  const path = read(({ rowActions }) => rowActions.pageOf(product)?.path);
  if (path === undefined) return product.name;
  const open = act(({ rowActions }) => {
    const page = rowActions.pageOf(product)?.page;
    if (page) rowActions.run(page, product);
  });
  return (
    <a className="sk-link" {...openingOf(path, open)}>
      {product.name}
    </a>
  );
}

/** A price or a stock; a press edits it if the account may. */
function figure(product: Product, { read, act }: TrackedList<ShownProducts>, name: RowFigure, shown: ReactNode) {
  if (!read(({ can: { editFigures: canEditFigures } }) => canEditFigures(product))) return shown;
  const value = name === "price" ? `¥${yuanText(product.price)}` : groupedNumber(product.stock ?? 0);
  return (
    <FigureButton
      type="button"
      aria-haspopup="dialog"
      aria-label={textOf(productListText, `figures.${name}`, { value, name: product.name })}
      onClick={act((list, { currentTarget }: MouseEvent<HTMLElement>) => list.openFigure(product, name, currentTarget))}
    >
      {shown}
    </FigureButton>
  );
}

const shelfTabs: ReadonlySet<number> = new Set([
  ...[ProductTab.all, ProductTab.onSale, ProductTab.storeRoom, ProductTab.soldOut, ProductTab.lowStock],
]);

/** The tab that names the review state of a product; undefined if it may be sold. */
function reviewTab({ auditStatus, isAudit }: Product): Schema<"ProductTab"> | undefined {
  if (auditStatus === ProductAuditStatus.refused) return ProductTab.reviewFailed;
  if (auditStatus !== ProductAuditStatus.waiting) return undefined;
  return isAudit ? ProductTab.inReview : ProductTab.toSubmit;
}

function shelfSwitch(product: Product, { read, act }: TrackedList<ShownProducts>) {
  const shownTab = read((list) => list.shownTab);
  const review = shownTab === ProductTab.all ? reviewTab(product) : undefined;
  if (review !== undefined)
    return (
      <StatusTag tone={review === ProductTab.reviewFailed ? "danger" : "warning"}>
        {labelOf("ProductTab", review, currentLanguage())}
      </StatusTag>
    );
  if (!read(({ toggle }) => toggle?.canRun(product)))
    return <StatusTag tone={product.isShow ? "success" : "neutral"}>{t(product.isShow ? "on" : "off")}</StatusTag>;
  return (
    <Switch
      aria-label={textOf(productListText, "switchNamed", { name: product.name })}
      isOn={read(({ toggle }) => toggle?.isOn(product) === true)}
      isBusy={read(({ toggle }) => toggle?.isRunning(product) === true)}
      disabled={!shelfTabs.has(shownTab)}
      onChange={act(({ toggle }) => void toggle?.run(product))}
    />
  );
}

const Mark = styled("span", { base: { color: "fg.subtle", marginInlineEnd: "1" } });
const FigureButton = styled("button", {
  base: {
    paddingInline: "1",
    marginInlineEnd: "-1",
    borderRadius: "sm",
    font: "inherit",
    color: "inherit",
    cursor: "pointer",
    textDecoration: "underline dotted",
    textDecorationColor: "border.emphasized",
    textUnderlineOffset: "4px",
    _hover: { color: "brand.fg", background: "bg.muted" },
    _focusVisible: { outline: "2px solid", outlineColor: "brand.focusRing" },
  },
});
const Alert = styled("span", { base: { color: "fg.error" } });
