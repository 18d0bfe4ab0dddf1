import { coreText, textOf, useText } from "@shopkeeper/hooks/core";
import { type OfferRow, seckillText, type useOfferForm } from "@shopkeeper/hooks/seckill";
import { type KeyboardEvent, useMemo } from "react";
import { Button } from "../core/button";
import { Checkbox } from "../core/checkbox";
import { DataTable } from "../core/data-table";
import { EmptyState } from "../core/empty-state";
import { Money } from "../core/money";
import { Pager } from "../core/pager";
import { Picture } from "../core/picture";
import type { Column } from "../core/table-column";
import { styled } from "../theme/styled";
import { OfferCell } from "./offer-cell";

type Offer = ReturnType<typeof useOfferForm>;

export interface OfferTableProps {
  offer: Offer;
  isFixed: boolean;
  onDrop: (id: number) => void;
}

/** Every product with its SKUs below it, a page at a time; on a phone a card each. Enter leads to the same cell of the next SKU. */
export function OfferTable({ offer, isFixed, onDrop }: OfferTableProps) {
  const t = useText(seckillText);
  const { form, limits, rows, selection } = offer;
  const columns = useMemo(() => columnsOf({ form, limits, isFixed, onDrop }), [form, limits, isFixed, onDrop]);
  const wrong = wrongPages(offer);
  return (
    <Box>
      {[...wrong].map(([page, count]) => (
        <button key={page} type="button" className="sk-link" data-tone="danger" onClick={() => rows.setPage(page)}>
          {t("form.onPage", { page, count })}
        </button>
      ))}
      <div onKeyDown={moveDown}>
        <DataTable
          label={t("form.table")}
          columns={columns}
          rows={rows.shown}
          rowKey={({ key }) => key}
          rowState={({ product }) => String(selection.has(product.id))}
          list={{ isLoading: false, selection }}
          maxHeight="none"
          empty={<EmptyState title={t("form.empty")} hint={t("form.emptyHint")} />}
        />
      </div>
      {rows.total > rows.pageRows && (
        <Pager
          page={rows.page}
          limit={rows.pageRows}
          sizes={[]}
          total={rows.total}
          onChange={({ page }) => page !== undefined && rows.setPage(page)}
        />
      )}
    </Box>
  );
}

type Shown = { isLoading: boolean; selection: Offer["selection"] };

function columnsOf({
  form,
  limits,
  isFixed,
  onDrop,
}: Pick<Offer, "form" | "limits"> & Pick<OfferTableProps, "isFixed" | "onDrop">): readonly Column<OfferRow, Shown>[] {
  const text = (key: Parameters<typeof textOf<typeof seckillText.zh>>[1], params?: Record<string, string>) =>
    textOf(seckillText, key, params);
  return [
    {
      ...{ key: "goods", title: () => text("form.goods"), isHeading: true, minWidth: 220 },
      cell: ({ product, sku }, { selection }) =>
        sku ? (
          <Goods data-sku="">
            <Picture src={sku.image} name={sku.sku} size={28} />
            <span>{sku.sku}</span>
          </Goods>
        ) : (
          <Goods>
            <Checkbox
              isChecked={selection.has(product.id)}
              disabled={isFixed}
              aria-label={textOf(coreText, "actions.selectRow", { name: product.name })}
              onChange={() => selection.toggle(product)}
            />
            <Picture src={product.image} name={product.name} />
            <b>{product.name}</b>
          </Goods>
        ),
    },
    {
      key: "category",
      title: () => text("fields.category"),
      width: 110,
      isClipped: true,
      cell: ({ product, sku }) => !sku && product.categoryName,
    },
    {
      ...{ key: "price", title: () => text("form.price"), width: 104, align: "end" },
      cell: ({ product, sku }) => <Money value={(sku ?? product).price} />,
    },
    { key: "stock", title: () => text("form.stock"), width: 84, align: "end", cell: ({ product, sku }) => (sku ?? product).stock },
    {
      ...{ key: "quota", title: () => text("form.quota"), width: 132 },
      cell: ({ at, place, product, sku }) =>
        sku && (
          <OfferCell
            key={at}
            form={form}
            name={`productList.${at}.attrValue.${place}.quota`}
            label={text("form.quotaOf", { sku: `${product.name} ${sku.sku}` })}
            max={sku.stock}
            params={{ ...limits, stock: sku.stock }}
            disabled={isFixed}
          />
        ),
    },
    {
      ...{ key: "activityPrice", title: () => text("form.activityPrice"), width: 144 },
      cell: ({ at, place, product, sku }) =>
        sku && (
          <OfferCell
            key={at}
            form={form}
            name={`productList.${at}.attrValue.${place}.activityPrice`}
            label={text("form.priceOf", { sku: `${product.name} ${sku.sku}` })}
            mode={2}
            max={limits.priceMax}
            params={limits}
            disabled={isFixed}
          />
        ),
    },
    {
      ...{ key: "actions", title: () => textOf(coreText, "columns.actions"), width: 84 },
      cell: ({ product, sku }) =>
        !sku && (
          <Button
            size="sm"
            disabled={isFixed}
            aria-label={`${textOf(coreText, "actions.remove")} ${product.name}`}
            onClick={() => onDrop(product.id)}
          >
            {textOf(coreText, "actions.remove")}
          </Button>
        ),
    },
  ];
}

/** Enter goes down a column, with Shift up. */
function moveDown(event: KeyboardEvent<HTMLElement>) {
  const cell = event.target;
  if (event.key !== "Enter" || event.nativeEvent.isComposing || !(cell instanceof HTMLInputElement) || !cell.dataset.cell) return;
  event.preventDefault();
  const column = [...event.currentTarget.querySelectorAll<HTMLInputElement>(`[data-cell="${cell.dataset.cell}"]`)];
  const next = column[column.indexOf(cell) + (event.shiftKey ? -1 : 1)];
  next?.focus();
  next?.select();
}

/** How many cells are wrong on the pages that are not shown. */
function wrongPages({ form, rows }: Offer): ReadonlyMap<number, number> {
  const pages = new Map<number, number>();
  const { productList } = form.formState.errors;
  if (!Array.isArray(productList)) return pages;
  for (const [at, product] of productList.entries())
    for (const [place, sku] of [...(product?.attrValue ?? [])].entries()) {
      const page = rows.pageOf(at, place);
      const count = Object.keys(sku ?? {}).length;
      if (count > 0 && page !== rows.page) pages.set(page, (pages.get(page) ?? 0) + count);
    }
  return pages;
}

const Box = styled("div", {
  base: {
    display: "grid",
    gap: "3",
    gridTemplateColumns: "minmax(0, 1fr)",
    justifyItems: "start",
    "& > div": { width: "full", borderWidth: "1px", borderColor: "border", borderRadius: "lg", overflow: "hidden" },
    "& > nav": { width: "full" },
  },
});
const Goods = styled("span", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "2",
    minWidth: 0,
    "& > b": { fontWeight: "medium", overflowWrap: "anywhere" },
    "& > span": { minWidth: 0, overflowWrap: "anywhere" },
    "&[data-sku]": { paddingInlineStart: "8", color: "fg.muted" },
  },
});
