import { type ColumnChoice, coreText, type Sorting, useText } from "@shopkeeper/hooks/core";
import { useCallback, useMemo } from "react";
import type { MouseEvent, ReactNode } from "react";
import { Checkbox } from "./checkbox";
import { ColumnChooser } from "./column-chooser";
import { EmptyState } from "./empty-state";
import { FailureNotice } from "./failure-notice";
import { FailureState } from "./failure-state";
import type { Loading } from "./load-state";
import { moveInTree } from "./move-in-tree";
import type { RowSelection } from "./row-selection";
import type { RowTree } from "./row-tree";
import type { Column } from "./table-column";
import { TableBones } from "./table-bones";
import { TableFrame } from "./table-frame";
import { TableHead } from "./table-head";
import { TableRow } from "./table-row";
import { tableTracks } from "./table-tracks";
import { TableTools } from "./table-tools";
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
  /** How the rows are ordered; heads of columns that are `isSortable` order them otherwise. */
  sorting?: Sorting;
  /** Which columns the account does without; the last head offers to choose. */
  choice?: ColumnChoice;
  /** What a row shows when it is opened; the same function from render to render, and `nameOf` says how a row is called. */
  details?: { of: (row: Row) => ReactNode; nameOf: (row: Row) => string };
  /** The rows are a tree: the column that is their heading shows how they hang on each other. */
  tree?: RowTree<Row>;
}

/**
 * Rows under a header that stays in view; on a phone each row is a card.
 *
 * The first load shows bones, later ones keep the old rows and mark them busy. Cells should be plain elements: the parts for
 * cells (`RowActions`, `StatusTag`, `Money`, `Picture`, `Switch`) cost microseconds.
 */
export function DataTable<Row, Id extends number | string>({
  label,
  columns: all,
  rows,
  rowKey,
  list,
  selection,
  empty,
  maxHeight = "max(24rem, calc(100dvh - 17rem))",
  sorting,
  choice,
  details,
  tree,
}: DataTableProps<Row, Id>) {
  const t = useText(coreText);
  const hidden = choice?.hidden;
  const columns = useMemo(() => (hidden?.size ? all.filter((column) => !hidden.has(column.key)) : all), [all, hidden]);
  const newest = useLatest(selection);
  const pick = useCallback((row: Row) => void newest()?.toggle(row), [newest]);
  const newestTree = useLatest(tree);
  const branch = useCallback((row: Row) => newestTree()?.toggle(row), [newestTree]);
  const hasFailed = list.error !== undefined && list.error !== null && !list.isRefreshing;
  const retry = list.retry ? { retry: list.retry } : {};
  if (hasFailed && rows.length === 0) return <FailureState error={list.error} {...retry} />;
  if (!list.isLoading && rows.length === 0 && !list.isRefreshing) return empty ?? <EmptyState />;

  const isMultiple = selection !== undefined && selection.picks !== "one";
  const state = isMultiple ? selection.pageState(rows) : "none";
  const before = [...(details ? [40] : []), ...(selection ? [44] : [])];
  const chooser = choice && <ColumnChooser columns={all} choice={choice} />;

  return (
    <TableFrame label={label} isBusy={list.isRefreshing === true} maxHeight={maxHeight}>
      {hasFailed && <FailureNotice error={list.error} {...retry} />}
      <TableTools columns={columns} sorting={sorting}>
        {chooser}
      </TableTools>
      <table
        role={tree ? "treegrid" : "table"}
        aria-label={label}
        aria-busy={list.isLoading || list.isRefreshing || undefined}
        style={tableTracks(columns, before)}
      >
        <TableHead
          columns={columns}
          sorting={sorting}
          isExpandable={details !== undefined}
          end={chooser}
          pick={
            selection && (
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
            )
          }
        />
        <tbody role="rowgroup" onClick={markCurrent} onKeyDown={tree && moveInTree}>
          {list.isLoading && rows.length === 0 ? (
            <TableBones columns={columns.length + (selection ? 1 : 0) + (details ? 1 : 0)} label={t("states.loading")} />
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
                level={tree?.levelOf(row)}
                isBranchOpen={tree?.isOpen(row)}
                branchLabel={tree && t("table.expand", { name: tree.nameOf(row) })}
                onBranch={branch}
                details={details?.of}
                expandLabel={details && t("table.expand", { name: details.nameOf(row) })}
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
  const row = event.target instanceof Element ? event.target.closest("tr:not([data-details])") : null;
  event.currentTarget.querySelector("tr[data-current]")?.removeAttribute("data-current");
  row?.setAttribute("data-current", "");
}
