import { type Text, useText } from "@shopkeeper/hooks/texts";
import { productListText, type ProductStock, type SkuLine } from "@shopkeeper/hooks/products";
import type { Schema } from "@shopkeeper/sdk";
import { useMemo } from "react";
import { loaded } from "../../core/load-state";
import { Money } from "../../core/money";
import { Picture } from "../../core/picture";
import { CellTable } from "../../list/cell-table";
import type { Column } from "../../list/table-column";
import { tableTracks } from "../../list/table-tracks";
import { styled } from "../../theme/styled";

export interface ProductStockTableProps {
  skus: ProductStock["skus"];
  /** The columns with inputs, by the key of the column that they replace or follow; a constant object. */
  cells: Readonly<Record<string, Column<SkuLine>>>;
  /** The errors of the form, by SKU. */
  errors: readonly (object | undefined)[];
  /** Takes a block pasted into the input of this name; returns whether it was a block. */
  onPaste: (input: string, text: string) => boolean;
}

/** The SKUs of a product with the drawer's inputs: a page at a time, and on a phone as cards. A pasted column fills downwards. */
export function ProductStockTable({ skus, cells, errors, onPaste }: ProductStockTableProps) {
  const t = useText(productListText);
  const { info, specs } = skus;
  const columns = useMemo(() => (info ? columnsOf(info, specs, cells, t) : []), [info, specs, cells, t]);
  return (
    <Box style={{ width: tableTracks(columns, []).least + borders }}>
      <CellTable
        label={t("stock.table")}
        columns={columns}
        rowKey={({ sku }) => sku.id}
        list={loaded}
        pages={skus}
        wrong={wrongPagesOf(skus, errors)}
        onPaste={onPaste}
      />
    </Box>
  );
}

/** The number of invalid cells on each page of a drawer, by the errors of its form. */
function wrongPagesOf({ pageOf }: ProductStockTableProps["skus"], errors: readonly (object | undefined)[]): ReadonlyMap<number, number> {
  const pages = new Map<number, number>();
  for (const key of errors.flatMap((cells) => Object.keys(cells ?? {}))) {
    const page = pageOf(key);
    if (page > 0) pages.set(page, (pages.get(page) ?? 0) + 1);
  }
  return pages;
}

type ListText = Text<typeof productListText.zh>;

function columnsOf(
  info: Schema<"ProductInfo">,
  specs: readonly string[],
  cells: ProductStockTableProps["cells"],
  t: ListText,
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

const Box = styled("div", { base: { minWidth: "full", maxWidth: "full" } });
