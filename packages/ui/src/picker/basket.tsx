import { controlText, useText } from "@shopkeeper/hooks/texts";
import { X } from "lucide-react";
import { PureComponent, useCallback } from "react";
import type { ReactNode } from "react";
import { Button } from "../core/button";
import { useLatestRef } from "../core/use-latest-ref";
import { styled } from "../theme/styled";

export interface BasketProps<Row> {
  /** The picked rows, in picking order. */
  rows: readonly Row[];
  /** The number of picked rows, as a sentence. */
  count: string;
  /** The id of a row. */
  idOf: (row: Row) => number;
  /** The name of a row. */
  nameOf: (row: Row) => string;
  /** Content in front of the name: a picture. */
  sign?: (row: Row) => ReactNode;
  /** Gets the id of the removed row. */
  onDrop: (id: number) => void;
  /** The label of the button that removes all. */
  clearLabel: string;
  /** Removes all rows. */
  onClear: () => void;
}

const shown = 60;

/** The picked rows of a picker, over all its pages; each can be removed. Of very many the latest are shown. */
export function Basket<Row>({ rows, count, idOf, nameOf, sign, onDrop, clearLabel, onClear }: BasketProps<Row>) {
  const t = useText(controlText);
  const latest = useLatestRef({ onDrop, idOf });
  const drop = useCallback((row: Row) => latest().onDrop(latest().idOf(row)), [latest]);
  if (rows.length === 0) return <Root aria-live="polite">{count}</Root>;
  return (
    <Root>
      <div data-head="">
        <span aria-live="polite">{count}</span>
        <Button size="sm" variant="link" onClick={onClear}>
          {clearLabel}
        </Button>
      </div>
      <ul>
        {rows.slice(-shown).map((row) => (
          <BasketItem
            key={idOf(row)}
            row={row}
            name={nameOf(row)}
            sign={sign}
            dropLabel={t("remove", { name: nameOf(row) })}
            onDrop={drop}
          />
        ))}
      </ul>
    </Root>
  );
}

interface BasketItemProps<Row> {
  row: Row;
  name: string;
  sign: ((row: Row) => ReactNode) | undefined;
  dropLabel: string;
  onDrop: (row: Row) => void;
}

/** A picked row; does not render again when the page changes. A class, because a memo would lose the row's type. */
class BasketItem<Row> extends PureComponent<BasketItemProps<Row>> {
  override render() {
    const { row, name, sign, dropLabel, onDrop } = this.props;
    return (
      <li>
        {sign && <i aria-hidden>{sign(row)}</i>}
        <span title={name}>{name}</span>
        <button type="button" aria-label={dropLabel} onClick={() => onDrop(row)}>
          <X size={13} aria-hidden />
        </button>
      </li>
    );
  }
}

const Root = styled("div", {
  base: {
    marginTop: "3",
    padding: "2.5",
    paddingInline: "3",
    borderRadius: "md",
    background: "bg.subtle",
    fontSize: "body",
    color: "fg.muted",
    "& > [data-head]": { display: "flex", justifyContent: "space-between", alignItems: "center" },
    "& > ul": { display: "flex", flexWrap: "wrap", gap: "1.5", maxHeight: "5.75rem", overflowY: "auto", marginTop: "2" },
    "& li": {
      display: "flex",
      alignItems: "center",
      gap: "1.5",
      maxWidth: "13rem",
      padding: "0.5",
      paddingInlineStart: "1",
      borderWidth: "1px",
      borderColor: "border",
      borderRadius: "sm",
      background: "bg.panel",
      color: "fg",
      fontSize: "xs",
    },
    "& li > i": { display: "flex" },
    "& li > span": { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
    "& li > button:last-of-type": {
      padding: "1",
      borderRadius: "sm",
      color: "fg.subtle",
      cursor: "pointer",
      _hover: { color: "fg", background: "bg.muted" },
      _focusVisible: { outline: "2px solid", outlineColor: "brand.focusRing" },
    },
  },
});
