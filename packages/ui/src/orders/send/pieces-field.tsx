import { pickedIds } from "@shopkeeper/hooks/selection";
import { textOf, useText } from "@shopkeeper/hooks/texts";
import { orderText, type PiecesDraft, type PiecesLine, withPicked, withPieces, wrongPieces } from "@shopkeeper/hooks/orders";
import { loaded, type Loading } from "../../core/load-state";
import { useIsInvalid } from "../../core/field-context";
import { NumberInput } from "../../core/number-input";
import { Picture } from "../../core/picture";
import type { Column } from "../../list/table-column";
import { TableField } from "../../list/table-field";
import { styled } from "../../theme/styled";

export interface PiecesFieldProps {
  label: string;
  lines: readonly PiecesLine[];
  value: readonly PiecesDraft[];
  onChange: (chosen: PiecesDraft[]) => void;
  fieldRef: (field: { focus: () => void } | null) => void;
  /** The columns for each line's pieces, and for the chosen number; must be stable. */
  columns: readonly Column<PiecesLine, PiecesList>[];
}

/** The context of the columns, besides their line. */
export interface PiecesList {
  reading: Loading;
  numOf: (id: number) => number | null | undefined;
  setNum: (id: number, num: number | null) => void;
  isWrong: (id: number) => boolean;
}

/** The lines of an order to tick, with the number of pieces of each. */
export function PiecesField({ label, lines, value, onChange, fieldRef, columns }: PiecesFieldProps) {
  const t = useText(orderText);
  const numOf = (id: number) => value.find(({ orderDetailId }) => orderDetailId === id)?.num;
  const isInvalid = useIsInvalid();
  const wrong = wrongPieces(value, lines);
  const isWrong = (id: number) => isInvalid && wrong.has(id);
  const ids = value.map(({ orderDetailId }) => orderDetailId);
  return (
    <TableField
      fieldRef={fieldRef}
      label={label}
      columns={columns}
      rows={lines}
      rowKey={({ id }) => id}
      list={{ ...loaded, numOf, isWrong, setNum: (id, num) => onChange(withPieces(value, id, num)) }}
      selection={{
        ...pickedIds<PiecesLine>(ids, (picked) => onChange(withPicked(value, picked))),
        nameOf: ({ productName, sku }) => `${productName} ${sku}`,
      }}
      count={t("send.chosen", { lines: value.length, pieces: value.reduce((sum, { num }) => sum + (num ?? 0), 0) })}
    />
  );
}

/** The column of a line's goods. */
export const goodsColumn: Column<PiecesLine, PiecesList> = {
  key: "line",
  title: () => textOf(orderText, "detail.line"),
  isHeading: true,
  minWidth: 180,
  cell: (line) => <LineGoods {...line} />,
};

/** The column of the chosen pieces; typing ticks the line. */
export const piecesColumn = (key: "send" | "refund"): Column<PiecesLine, PiecesList> => ({
  key: "pieces",
  title: () => textOf(orderText, key === "send" ? "send.pieces" : "refund.pieces"),
  width: 132,
  cell: ({ id, productName, sku, available }, { read, act }) => (
    <NumberInput
      value={read(({ numOf }) => numOf(id)) ?? undefined}
      onChange={act(({ setNum }, num) => setNum(id, num ?? null))}
      min={1}
      max={available}
      disabled={available === 0}
      aria-invalid={read(({ isWrong }) => isWrong(id)) || undefined}
      aria-label={textOf(orderText, key === "send" ? "send.piecesOf" : "refund.piecesOf", { name: `${productName} ${sku}` })}
    />
  ),
});

/** The picture, name and SKU of a line. */
export const LineGoods = ({ image, productName, sku }: Pick<PiecesLine, "image" | "productName" | "sku">) => (
  <Goods>
    <Picture src={image} name={productName} />
    <span>
      <span data-name="">{productName}</span>
      <small>{textOf(orderText, "detail.sku", { sku })}</small>
    </span>
  </Goods>
);

const Goods = styled("span", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "2.5",
    minWidth: 0,
    "& > span:last-child": { display: "grid", minWidth: 0 },
    "& [data-name]": { lineClamp: "2" },
    "& small": { color: "fg.subtle", fontSize: "xs", overflowWrap: "anywhere" },
  },
});
