import { coreText, useText } from "@shopkeeper/hooks/core";
import { useCallback } from "react";
import type { MouseEvent, ReactNode } from "react";
import { Checkbox } from "./checkbox";
import { EmptyState } from "./empty-state";
import { FailureNotice } from "./failure-notice";
import { FailureState } from "./failure-state";
import type { Loading } from "./load-state";
import type { RowSelection } from "./row-selection";
import type { Column } from "./table-column";
import { TableBones } from "./table-bones";
import { TableFrame } from "./table-frame";
import { TableRow } from "./table-row";
import { useLatest } from "./use-latest";

export interface DataTableProps<Row, Id extends number | string> {
  /** What the rows are, for who cannot see the title. */
  label: string;
  /** The same array from render to render (`useMemo`) keeps rows that did not change from being drawn again. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => Id;
  /** How far the reading of the rows is. */
  list: Loading;
  selection?: RowSelection<Row, Id>;
  /** Why there are no rows, and the next step; an `EmptyState`. */
  empty?: ReactNode;
  /** The height that the table scrolls in: a CSS length, or `none`. */
  maxHeight?: string;
}

/**
 * Rows under a header that stays in view; on a phone each row is a card.
 *
 * The first load shows bones, later ones keep the old rows and mark them busy. Cells should be plain elements: the parts for
 * cells (`RowActions`, `StatusTag`, `Money`, `Picture`, `Switch`) cost microseconds.
 */
export function DataTable<Row, Id extends number | string>({
  label,
  columns,
  rows,
  rowKey,
  list,
  selection,
  empty,
  maxHeight = "max(24rem, calc(100dvh - 17rem))",
}: DataTableProps<Row, Id>) {
  const t = useText(coreText);
  const newest = useLatest(selection);
  const pick = useCallback((row: Row) => void newest()?.toggle(row), [newest]);
  const hasFailed = list.error !== undefined && list.error !== null && !list.isRefreshing;
  const retry = list.retry ? { retry: list.retry } : {};
  if (hasFailed && rows.length === 0) return <FailureState error={list.error} {...retry} />;
  if (!list.isLoading && rows.length === 0 && !list.isRefreshing) return empty ?? <EmptyState />;

  const isMultiple = selection !== undefined && selection.picks !== "one";
  const state = isMultiple ? selection.pageState(rows) : "none";
  const width = columns.reduce((sum, column) => sum + (column.width ?? 140), selection ? 44 : 0);

  return (
    <TableFrame label={label} isBusy={list.isRefreshing === true} maxHeight={maxHeight}>
      {hasFailed && <FailureNotice error={list.error} {...retry} />}
      <table role="table" aria-label={label} aria-busy={list.isLoading || list.isRefreshing || undefined} style={{ minWidth: width }}>
        <colgroup>
          {selection && <col style={{ width: 44 }} />}
          {columns.map((column) => (
            <col key={column.key} style={column.width === undefined ? undefined : { width: column.width }} />
          ))}
        </colgroup>
        <thead role="rowgroup">
          <tr role="row">
            {selection && (
              <th role="columnheader" data-pick="">
                {isMultiple ? (
                  <label>
                    <Checkbox
                      aria-label={t("actions.selectPage")}
                      isChecked={state === "all"}
                      isPartly={state === "some"}
                      disabled={rows.length === 0}
                      onChange={() => selection.togglePage(rows)}
                    />
                    <span aria-hidden>{t("actions.selectPage")}</span>
                  </label>
                ) : (
                  <span className="sk-hidden">{t("actions.choose")}</span>
                )}
              </th>
            )}
            {columns.map((column) => (
              <th key={column.key} role="columnheader" scope="col" data-align={column.align} data-fixed={column.isFixed || undefined}>
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" onClick={markCurrent}>
          {list.isLoading && rows.length === 0 ? (
            <TableBones columns={columns.length + (selection ? 1 : 0)} label={t("states.loading")} />
          ) : (
            rows.map((row, at) => (
              <TableRow
                key={rowKey(row)}
                row={row}
                at={at}
                columns={columns}
                pick={selection ? (selection.picks === "one" ? "radio" : "checkbox") : undefined}
                pickLabel={selection ? t("actions.selectRow", { name: selection.nameOf(row) }) : undefined}
                isPicked={selection?.has(rowKey(row)) === true}
                isPickable={selection?.isDisabled?.(row) !== true}
                onPick={pick}
              />
            ))
          )}
        </tbody>
      </table>
    </TableFrame>
  );
}

/** The row last pressed is marked, without drawing anything again. */
function markCurrent(event: MouseEvent<HTMLElement>) {
  const row = event.target instanceof Element ? event.target.closest("tr") : null;
  event.currentTarget.querySelector("tr[data-current]")?.removeAttribute("data-current");
  row?.setAttribute("data-current", "");
}
