import { type ColumnChoice, type Sorting } from "@shopkeeper/hooks/list";
import { coreText, useLanguage, useText } from "@shopkeeper/hooks/texts";
import { useCallback, useMemo } from "react";
import type { MouseEvent, ReactNode } from "react";
import { Checkbox } from "../core/checkbox";
import { EmptyState } from "../core/empty-state";
import { FailureNotice } from "../core/failure-notice";
import { FailureState } from "../core/failure-state";
import type { Loading } from "../core/load-state";
import { useLatestRef } from "../core/use-latest-ref";
import { useMedia } from "../core/use-media";
import { ColumnChooser } from "./column-chooser";
import { moveInTree } from "../core/move-in-tree";
import type { RowSelection } from "./row-selection";
import type { RowTree } from "./row-tree";
import { type Column, shownColumns } from "./table-column";
import { TableContainer } from "./table-container";
import { TableHead } from "./table-head";
import { TableRow } from "./table-row";
import { TableSkeleton } from "./table-skeleton";
import { TableTools } from "./table-tools";
import { tableTracks } from "./table-tracks";
import { useRowFocus } from "./use-row-focus";

export interface DataTableProps<Row, Id extends number | string, List extends { reading: Loading }> {
  /** The accessible name. */
  label: string;
  /** A constant, or memoized: a new array renders every row again. */
  columns: readonly Column<Row, List>[];
  /** The rows of this page. */
  rows: readonly Row[];
  /** The unique key of a row. */
  rowKey: (row: Row) => Id;
  /** The context of the cells, with the state of the read; cells get it tracked, as their second argument. */
  list: List;
  /** The picked rows; with it each row has a checkbox. */
  selection?: RowSelection<Row, Id>;
  /** The reason why there are no rows, and the next step; an `EmptyState`. */
  empty?: ReactNode;
  /** The maximum height of the scrolling table: a CSS length, or `none`. */
  maxHeight?: string;
  /** The order of the rows; heads of columns that are `isSortable` change it. */
  sorting?: Sorting;
  /** The columns that the account has hidden; the last head offers the choice. */
  choice?: ColumnChoice;
  /** The content of an expanded row; must be stable. */
  details?: (row: Row) => ReactNode;
  /** The name of a row; without it rows cannot be expanded. */
  rowName?: (row: Row) => string;
  /** The row that was just saved, to be marked. */
  savedKey?: number | string | undefined;
  /** The rows are a tree, shown in the column that is the heading. */
  tree?: RowTree<Row>;
}

/**
 * Rows under a header that stays in view; on a phone each row is a card.
 *
 * The first load shows a skeleton, later ones keep the old rows and mark them busy. Cells should be plain elements: the
 * components for cells (`RowActions`, `StatusTag`, `Money`, `Picture`, `Switch`) cost microseconds.
 */
export function DataTable<Row, Id extends number | string, List extends { reading: Loading }>({
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
  rowName,
  savedKey,
  tree,
}: DataTableProps<Row, Id, List>) {
  const t = useText(coreText);
  const language = useLanguage();
  // eslint-disable-next-line react-hooks/exhaustive-deps -- titles follow the language
  const choosable = useMemo(() => shownColumns(all), [all, language]);
  const hidden = choice?.hidden;
  const unused = choosable
    .flatMap(({ key, isEmpty }) => (isEmpty && rows.length > 0 && rows.every((row) => isEmpty(row, list)) ? key : []))
    .join();
  const columns = useMemo(() => {
    const left = new Set([...(hidden ?? []), ...unused.split(",")]);
    return choosable.filter(({ key }) => !left.has(key));
  }, [choosable, hidden, unused]);
  const newest = useLatestRef(selection);
  const pick = useCallback((row: Row) => void newest()?.toggle(row), [newest]);
  const newestTree = useLatestRef(tree);
  const branch = useCallback((row: Row) => newestTree()?.toggle(row), [newestTree]);
  const rowFocus = useRowFocus();
  const isNarrow = useMedia("(max-width: 767px)");
  const { reading } = list;
  const hasFailed = reading.error !== undefined && reading.error !== null && !reading.isRefreshing;
  const retry = reading.retry ? { retry: reading.retry } : {};
  if (hasFailed && rows.length === 0) return <FailureState error={reading.error} {...retry} />;
  if (!reading.isLoading && rows.length === 0 && !reading.isRefreshing) return empty ?? <EmptyState />;

  const isMultiple = selection !== undefined && selection.picks !== "one";
  const state = isMultiple ? selection.pageState(rows) : "none";
  const before = [...(details ? [40] : []), ...(selection ? [44] : [])];
  const tracks = tableTracks(columns, before);
  const isChosen = choosable.filter(({ isHeading, isFixed }) => !isHeading && !isFixed).length > 1;
  const chooser = choice && isChosen && <ColumnChooser columns={choosable} choice={choice} />;

  return (
    <TableContainer
      label={label}
      isBusy={reading.isRefreshing === true}
      isOutdated={reading.isOutdated === true}
      maxHeight={maxHeight}
      least={tracks.least}
      tightLeast={tracks.tightLeast}
    >
      {hasFailed && <FailureNotice error={reading.error} {...retry} />}
      <TableTools columns={columns} sorting={sorting}>
        {chooser}
      </TableTools>
      <table
        role={tree ? "treegrid" : "table"}
        aria-label={label}
        aria-busy={reading.isLoading || reading.isRefreshing || undefined}
        style={tracks.style}
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
        <tbody {...rowFocus} role="rowgroup" onClick={markCurrent} onKeyDown={tree && moveInTree}>
          {reading.isLoading && rows.length === 0 ? (
            <TableSkeleton columns={columns.length + (selection ? 1 : 0) + (details ? 1 : 0)} label={t("states.loading")} />
          ) : (
            rows.map((row, at) => (
              <TableRow
                key={rowKey(row)}
                row={row}
                at={at}
                columns={columns}
                list={list}
                pick={selection ? (selection.picks === "one" ? "radio" : "checkbox") : undefined}
                pickLabel={selection ? t("actions.selectRow", { name: selection.nameOf(row) }) : undefined}
                isPicked={selection?.has(rowKey(row)) === true}
                isSaved={savedKey !== undefined && rowKey(row) === savedKey}
                isPickable={selection?.isDisabled?.(row) !== true}
                onPick={pick}
                level={tree?.levelOf(row)}
                isBranchOpen={tree?.isOpen(row)}
                branchLabel={tree && t("table.expand", { name: tree.nameOf(row) })}
                onBranch={branch}
                details={details}
                expandLabel={rowName && (details || isNarrow) ? t("table.expand", { name: rowName(row) }) : undefined}
                isNarrow={isNarrow}
              />
            ))
          )}
        </tbody>
      </table>
    </TableContainer>
  );
}

/** Marks the row last pressed, without a render. */
function markCurrent(event: MouseEvent<HTMLElement>) {
  const row = event.target instanceof Element ? event.target.closest("tr:not([data-details])") : null;
  event.currentTarget.querySelector("tr[data-current]")?.removeAttribute("data-current");
  row?.setAttribute("data-current", "");
}
