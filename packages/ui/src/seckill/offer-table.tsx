import { useText } from "@shopkeeper/hooks/core";
import { seckillText, type useOfferForm } from "@shopkeeper/hooks/seckill";
import { type KeyboardEvent, useMemo } from "react";
import { EmptyState } from "../core/empty-state";
import { DataTable } from "../list/data-table";
import { Pager } from "../list/pager";
import { styled } from "../theme/styled";
import { offerColumns } from "./offer-columns";

type Offer = ReturnType<typeof useOfferForm>;

export interface OfferTableProps {
  offer: Offer;
  isFixed: boolean;
  /** Stays the same: the columns hang on it. */
  onDrop: (ids: readonly number[]) => void;
}

/** Every product with its SKUs below it, a page at a time; on a phone a card each. Enter leads to the same cell of the next SKU. */
export function OfferTable({ offer, isFixed, onDrop }: OfferTableProps) {
  const t = useText(seckillText);
  const { form, limits, rows, selection } = offer;
  const columns = useMemo(() => offerColumns({ form, limits, isFixed, onDrop }), [form, limits, isFixed, onDrop]);
  const wrong = wrongPages(offer);
  return (
    <Box>
      {[...wrong].map(([page, count]) => (
        <button key={page} type="button" className="sk-link" data-tone="danger" onClick={() => rows.setPage(page)}>
          {t("form.onPage", { page, count })}
        </button>
      ))}
      {refusedProducts(offer).map(({ id, said }) => (
        <p key={id} role="alert" data-error="">
          {said}
        </p>
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

/** What the server has said of whole products: in the activity already, no longer for sale, of another category. */
function refusedProducts({ form, products }: Offer): readonly { id: number; said: string }[] {
  const { productList } = form.formState.errors;
  if (!Array.isArray(productList)) return [];
  return products.flatMap(({ id, name }, at) => {
    const wrong = productList[at];
    const message = wrong?.id?.message ?? wrong?.attrValue?.message;
    if (typeof message !== "string") return [];
    return [{ id, said: message.includes(name) ? message : `${name}: ${message}` }];
  });
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
    "& > p": { fontSize: "xs", color: "fg.error", overflowWrap: "anywhere" },
  },
});
