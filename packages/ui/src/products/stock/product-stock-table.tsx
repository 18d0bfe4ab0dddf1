import { useText } from "@shopkeeper/hooks/core";
import { productListText, type SkuLine, type useProductStock } from "@shopkeeper/hooks/products";
import type { Schema } from "@shopkeeper/sdk";
import { type KeyboardEvent, useMemo } from "react";
import { Money } from "../../core/money";
import { Picture } from "../../core/picture";
import { DataTable } from "../../list/data-table";
import { Pager } from "../../list/pager";
import type { Column } from "../../list/table-column";
import { tableTracks } from "../../list/table-tracks";
import { styled } from "../../theme/styled";

export interface ProductStockTableProps {
  skus: ReturnType<typeof useProductStock>["skus"];
  /** The columns with inputs, by the key of the column that they replace or follow; a constant object. */
  cells: Readonly<Record<string, Column<SkuLine>>>;
  /** The errors of the form, by SKU. */
  errors: readonly (object | undefined)[];
  /** Takes a block that was pasted into the input of this name; answers whether it was one. */
  onPaste: (input: string, text: string) => boolean;
}

/** The SKUs of a product with all that is set on them: a page at a time, and on a phone a card each. Enter leads to the same cell of the next SKU, and a pasted column fills downwards. */
export function ProductStockTable({ skus, cells, errors, onPaste }: ProductStockTableProps) {
  const t = useText(productListText);
  const { info, specs } = skus;
  const columns = useMemo(() => (info ? columnsOf(info, specs, cells, t) : []), [info, specs, cells, t]);
  return (
    <Box style={{ width: tableTracks(columns, []).least + borders }}>
      {[...wrongPagesOf(skus, errors)]
        .filter(([page]) => page !== skus.page)
        .map(([page, count]) => (
          <button key={page} type="button" className="sk-link" data-tone="danger" onClick={() => skus.setPage(page)}>
            {t("stock.onPage", { page, count })}
          </button>
        ))}
      <div
        onKeyDown={moveDown}
        onPaste={(event) => {
          const input = event.target instanceof HTMLInputElement ? event.target.name : "";
          if (onPaste(input, event.clipboardData.getData("text"))) event.preventDefault();
        }}
      >
        <DataTable
          label={t("stock.table")}
          columns={columns}
          rows={skus.shown}
          rowKey={({ sku }) => sku.id}
          list={{ isLoading: false }}
          maxHeight="none"
        />
      </div>
      {skus.lines.length > skus.pageSize && (
        <Pager
          page={skus.page}
          limit={skus.pageSize}
          sizes={[]}
          total={skus.lines.length}
          onChange={({ page }) => page !== undefined && skus.setPage(page)}
        />
      )}
    </Box>
  );
}

/** Enter goes down a column, with Shift up; on the last cell it submits as in any form. */
function moveDown(event: KeyboardEvent<HTMLElement>) {
  const cell = event.target;
  if (event.key !== "Enter" || event.nativeEvent.isComposing || !(cell instanceof HTMLInputElement)) return;
  const column = [...event.currentTarget.querySelectorAll<HTMLInputElement>(`[data-cell="${cell.dataset.cell}"]`)];
  const next = column[column.indexOf(cell) + (event.shiftKey ? -1 : 1)];
  if (!next) return;
  event.preventDefault();
  next.focus();
  next.select();
}

/** How many cells are wrong on each page of a drawer, by the errors of its form. */
function wrongPagesOf({ pageOf }: ProductStockTableProps["skus"], errors: readonly (object | undefined)[]): ReadonlyMap<number, number> {
  const pages = new Map<number, number>();
  for (const key of errors.flatMap((cells) => Object.keys(cells ?? {}))) {
    const page = pageOf(key);
    if (page > 0) pages.set(page, (pages.get(page) ?? 0) + 1);
  }
  return new Map([...pages].sort(([one], [other]) => one - other));
}

type Text = ReturnType<typeof useText<typeof productListText.zh>>;

function columnsOf(
  info: Schema<"ProductInfo">,
  specs: readonly string[],
  cells: ProductStockTableProps["cells"],
  t: Text,
): readonly Column<SkuLine>[] {
  const money = (key: "price" | "cost" | "otPrice" | "vipPrice"): Column<SkuLine> => ({
    key,
    title: t(`stock.${key}`),
    width: 104,
    align: "end",
    cell: ({ sku }) => <Money value={sku[key]} />,
  });
  const plain = (key: "stock" | "weight" | "volume" | "brokerage" | "brokerageTwo"): Column<SkuLine> => ({
    key,
    title: t(`stock.${key}`),
    width: 92,
    align: "end",
    cell: ({ sku }) => sku[key],
  });
  return [
    ...specs.map((spec, at): Column<SkuLine> => ({
      key: `spec-${at}`,
      title: spec,
      width: 120,
      isHeading: at === 0,
      cell: ({ values }) => values[at],
    })),
    { key: "image", title: t("stock.image"), width: 64, cell: ({ sku, name }) => <Picture src={sku.image} name={name} /> },
    cells.price ?? money("price"),
    money("cost"),
    money("otPrice"),
    ...(info.isPaidMember ? [money("vipPrice")] : []),
    cells.stock ?? plain("stock"),
    plain("weight"),
    plain("volume"),
    ...(info.isSub ? [plain("brokerage"), plain("brokerageTwo")] : []),
    ...(cells.added ? [cells.added] : []),
  ];
}

const borders = 2;

const Box = styled("div", {
  base: {
    minWidth: "full",
    maxWidth: "full",
    display: "grid",
    gap: "3",
    gridTemplateColumns: "minmax(0, 1fr)",
    justifyItems: "start",
    "& > div": { width: "full", borderWidth: "1px", borderColor: "border", borderRadius: "lg", overflow: "hidden" },
    "& > nav": { width: "full" },
  },
});
