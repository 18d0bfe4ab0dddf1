import { coreText, useText } from "@shopkeeper/hooks/texts";
import type { KeyboardEvent, ReactNode } from "react";
import type { Loading } from "../core/load-state";
import { styled } from "../theme/styled";
import { DataTable, type DataTableProps } from "./data-table";
import { Pager } from "./pager";

export interface CellTableProps<Row, Id extends number | string, List extends { reading: Loading }> extends Pick<
  DataTableProps<Row, Id, List>,
  "label" | "columns" | "rowKey" | "list" | "empty"
> {
  /** The rows, a page at a time. */
  pages: {
    readonly shown: readonly Row[];
    readonly page: number;
    readonly pageRows: number;
    readonly total: number;
    setPage: (page: number) => void;
  };
  /** The numbers of invalid cells, by page number. */
  wrong: ReadonlyMap<number, number>;
  /** Takes text pasted into the input of this name; returns false for text that the input takes itself. */
  onPaste?: (input: string, text: string) => boolean;
  /** Above the rows. */
  children?: ReactNode;
}

/**
 * Rows with form cells. Links lead to other pages with invalid cells; Enter moves to the same cell of the next row, with Shift
 * of the previous row, and in the very last row it submits as in any form.
 */
export function CellTable<Row, Id extends number | string, List extends { reading: Loading }>({
  pages,
  wrong,
  onPaste,
  children,
  ...table
}: CellTableProps<Row, Id, List>) {
  const t = useText(coreText);
  const { page: shownPage, pageRows, total, setPage } = pages;
  const others = [...wrong].filter(([page]) => page !== shownPage).toSorted(([one], [other]) => one - other);
  return (
    <Root>
      {others.map(([page, count]) => (
        <button key={page} type="button" className="sk-link" data-tone="danger" onClick={() => setPage(page)}>
          {t("table.wrongOnPage", { page, count })}
        </button>
      ))}
      {children}
      <div
        onKeyDown={(event) => moveDown(event, shownPage * pageRows >= total)}
        onPaste={(event) => {
          const input = event.target instanceof HTMLInputElement ? event.target.name : "";
          if (onPaste?.(input, event.clipboardData.getData("text"))) event.preventDefault();
        }}
      >
        <DataTable {...table} rows={pages.shown} maxHeight="none" />
      </div>
      {total > pageRows && (
        <Pager page={shownPage} limit={pageRows} sizes={[]} total={total} onChange={({ page }) => page !== undefined && setPage(page)} />
      )}
    </Root>
  );
}

function moveDown(event: KeyboardEvent<HTMLElement>, isLastPage: boolean) {
  const { key, shiftKey, nativeEvent, target: cell, currentTarget } = event;
  if (key !== "Enter" || nativeEvent.isComposing || !(cell instanceof HTMLInputElement) || cell.type !== "text") return;
  const column = cell.closest("td")?.cellIndex ?? -1;
  const inputs = [...currentTarget.querySelectorAll<HTMLInputElement>(`td:nth-child(${column + 1}) input[type=text]`)];
  const next = inputs[inputs.indexOf(cell) + (shiftKey ? -1 : 1)];
  if (next || !isLastPage) event.preventDefault();
  next?.focus();
  next?.select();
}

const Root = styled("div", {
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
