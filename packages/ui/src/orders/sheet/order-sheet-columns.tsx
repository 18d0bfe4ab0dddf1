import { textOf } from "@shopkeeper/hooks/texts";
import { type CheckedRow, type OrderSheet, sheetText } from "@shopkeeper/hooks/orders";
import type { Loading } from "../../core/load-state";
import { Select } from "../../core/select";
import { StatusTag } from "../../core/status-tag";
import { TextInput } from "../../core/text-input";
import { useDraftValue } from "../../core/use-draft-value";
import type { Column } from "../../list/table-column";
import type { TrackedList } from "../../list/tracked-list";
import { styled } from "../../theme/styled";

const tones = { ready: "info", joined: "neutral", wrong: "danger", repeated: "neutral", unchecked: "neutral", sent: "success" } as const;

/** The context of the columns, besides their row. */
interface SheetList {
  reading: Loading;
  companies: OrderSheet["companies"];
  edit: OrderSheet["edit"];
}

type Cell = Pick<CheckedRow, "row"> & { column: "orderNo" | "number"; value: string; onEdit: (text: string) => void };

const editable = ({ state }: CheckedRow) => state !== "sent" && state !== "repeated";

/** The columns of the rows of a sheet. */
export const orderSheetColumns: readonly Column<CheckedRow, SheetList>[] = [
  { key: "row", title: () => textOf(sheetText, "columns.row"), width: 56, cell: ({ row }) => row },
  {
    key: "orderNo",
    title: () => textOf(sheetText, "columns.orderNo"),
    width: 236,
    isHeading: true,
    cell: (row, list) => (editable(row) ? textCell(row, "orderNo", list) : row.orderNo),
  },
  {
    key: "company",
    title: () => textOf(sheetText, "columns.company"),
    width: 140,
    cell(row, { read, act }) {
      const companies = read((list) => list.companies);
      if (!editable(row)) return companies.find(({ code }) => code === row.code)?.name;
      return <CompanyCell row={row} companies={companies} onEdit={act((list, code) => list.edit(row.row, "company", code))} />;
    },
  },
  {
    key: "number",
    title: () => textOf(sheetText, "columns.number"),
    width: 190,
    cell: (row, list) => (editable(row) ? textCell(row, "number", list) : row.number),
  },
  { key: "state", title: () => textOf(sheetText, "columns.state"), minWidth: 220, cell: (row) => <SheetResult row={row} /> },
];

const textCell = (row: CheckedRow, column: Cell["column"], { act }: TrackedList<SheetList>) => (
  <SheetCell row={row.row} column={column} value={row[column]} onEdit={act((list, text) => list.edit(row.row, column, text))} />
);

/** An editable text of a row; it applies on blur, or with Enter. */
function SheetCell({ row, column, value, onEdit }: Cell) {
  const [text, setText] = useDraftValue(value);
  const settle = () => text !== value && onEdit(text);
  return (
    <TextInput
      aria-label={textOf(sheetText, `check.${column}`, { row })}
      value={text}
      onChange={setText}
      onBlur={settle}
      onKeyDown={(event) => event.key === "Enter" && !event.nativeEvent.isComposing && settle()}
    />
  );
}

/** The company of a row; the sheet's own text if the shop has no such company. */
const CompanyCell = ({ row, companies, onEdit }: { row: CheckedRow; companies: SheetList["companies"]; onEdit: Cell["onEdit"] }) => (
  <Select
    aria-label={textOf(sheetText, "check.company", { row: row.row })}
    options={companies.map(({ code, name }) => ({ value: code, label: name }))}
    value={row.code}
    placeholder={row.company || "-"}
    onChange={(code) => onEdit(code ?? "")}
  />
);

/** The check result of a row: the reason why it cannot be sent, or its goods and receiver. */
const SheetResult = ({ row: { state, reason, order, pieces, isGuessed, sameParcelAs } }: { row: CheckedRow }) => (
  <Result>
    <StatusTag tone={tones[state]}>{textOf(sheetText, `check.${state}`)}</StatusTag>
    {reason && <span data-wrong={state === "joined" ? undefined : ""}>{reason}</span>}
    {state === "ready" && order && (
      <span>{textOf(sheetText, "check.goods", { name: order.realName ?? "", goods: piecesText(order, pieces) ?? order.goods ?? "" })}</span>
    )}
    {state === "ready" && isGuessed && <small>{textOf(sheetText, "check.guessed")}</small>}
    {state === "ready" && sameParcelAs !== undefined && (
      <small data-wrong="">{textOf(sheetText, "check.twice", { row: sameParcelAs })}</small>
    )}
  </Result>
);

/** The content of a parcel, for an order with several. */
const piecesText = ({ lines }: NonNullable<CheckedRow["order"]>, pieces: CheckedRow["pieces"]) =>
  pieces
    ?.map(({ orderDetailId, num }) => {
      const { productName = "", sku = "" } = lines.find((line) => line.orderDetailId === orderDetailId) ?? {};
      return `${productName} ${sku} × ${num}`;
    })
    .join(" · ");

const Result = styled("span", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: "2",
    rowGap: "0.5",
    minWidth: 0,
    overflowWrap: "anywhere",
    fontSize: "xs",
    color: "fg.muted",
    "& [data-wrong]": { color: "fg.error" },
  },
});
