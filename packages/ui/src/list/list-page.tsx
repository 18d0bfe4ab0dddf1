import { hiddenColumns, type ColumnChoice, type List, type RowKey, useColumnChoice } from "@shopkeeper/hooks/list";
import { type ReactNode, useMemo } from "react";
import { lazyComponent } from "../core/lazy-component";
import type { RowAction } from "../core/row-action";
import { DataTable, type DataTableProps } from "./data-table";
import { DivisionTabs, EmptyTab, type ListDivision } from "./list-division";
import { ListEmpty } from "./list-empty";
import { ListScreen } from "./list-screen";
import { Pager } from "./pager";
import { PickedBar } from "./picked-bar";
import type { Column } from "./table-column";
import { ViewControl } from "./view-control";

const SavedNotice = lazyComponent(() => import("./saved-notice").then((file) => file.SavedNotice));

type Paged = { page: number; limit: number };

/** The part of a list's hook that the page needs. */
interface ShownList<Row> extends Omit<List<Row, Paged>, "selection"> {
  selection: Omit<List<Row, Paged>["selection"], "rows" | "set">;
}

/** The texts of a list, under these keys of its domain's catalogue. */
export type ListText = (key: "list.title" | "list.empty" | "list.emptyHint") => string;

export interface ListPageProps<Row extends object, Shown extends ShownList<Row>, Value extends string | number> {
  list: Shown;
  text: ListText;
  columns: readonly Column<Row, Shown>[];
  rowName: (row: Row) => string;
  /** An `AddButton`, beside the title and in the empty list. */
  add?: ReactNode;
  /** Further buttons beside the title. */
  actions?: ReactNode;
  /** A `FilterBar`. */
  filters?: ReactNode;
  /** Tabs that divide the rows; an empty tab names those with rows. */
  division?: ListDivision<Value>;
  /** Other `Tabs` above the rows. */
  tabs?: ReactNode;
  /** Actions on the picked rows; with at least one, rows can be picked. */
  bulk?: readonly (RowAction | false | undefined)[];
  /** After the bulk actions. */
  bulkMore?: ReactNode;
  /** Above the rows, in place of the bulk actions. */
  toolbar?: ReactNode;
  /** The empty state, in place of the texts of `text`. */
  empty?: ReactNode;
  /** Further properties of the table. */
  table?: Pick<DataTableProps<Row, RowKey<Row>, Shown>, "sorting" | "details" | "tree">;
  /** The dialogs of the list. */
  children?: ReactNode;
}

/** A list from its hook: title, filters, tabs, bulk actions, rows, pages, and every state of loading. */
export function ListPage<Row extends object, Shown extends ShownList<Row>, Value extends string | number = never>({
  list,
  text,
  columns,
  rowName,
  add,
  actions,
  filters,
  division,
  tabs = division && <DivisionTabs {...division} />,
  bulk = [],
  bulkMore,
  toolbar,
  empty,
  table,
  children,
}: ListPageProps<Row, Shown, Value>) {
  const offered = list.reading.isRefused ? [] : bulk.filter((action) => action !== false && action !== undefined);
  const isPickable = offered.length > 0;
  const { address } = list;
  const hiddenAtFirst = useMemo(() => new Set(columns.flatMap(({ key, isHiddenAtFirst }) => (isHiddenAtFirst ? key : []))), [columns]);
  const choice = useAddressedChoice(useColumnChoice(list.definition.operation, hiddenAtFirst), address);
  const hasViews = !list.reading.isRefused && Object.keys(list.definition.fields).length > 0;
  return (
    <ListScreen
      title={text("list.title")}
      views={hasViews && address && <ViewControl list={{ ...list, address }} hidden={choice.hidden} />}
      actions={
        (actions || add) && (
          <>
            {actions}
            {add}
          </>
        )
      }
      filters={!list.reading.isRefused && filters}
      tabs={!list.reading.isRefused && tabs}
      toolbar={
        isPickable ? (
          <PickedBar selection={list.selection} actions={offered}>
            {bulkMore}
          </PickedBar>
        ) : (
          toolbar
        )
      }
      pager={
        list.page.total > 0 &&
        list.definition.isPaged && (
          <Pager {...list.filters.query} sizes={list.definition.sizes} total={list.page.total} onChange={list.filters.change} />
        )
      }
    >
      {list.saved?.isAway && <SavedNotice of={list.saved} />}
      <DataTable
        {...table}
        choice={choice}
        savedKey={list.saved?.id}
        label={text("list.title")}
        rowName={rowName}
        columns={columns}
        rows={list.page.rows}
        rowKey={list.page.keyOf}
        list={list}
        maxHeight={`max(24rem, calc(100dvh - ${17 + (isPickable ? 4 : 0) + (tabs ? 2 : 0)}rem))`}
        selection={isPickable ? { ...list.selection, nameOf: rowName } : undefined}
        empty={emptyOf()}
      />
      {children}
    </ListScreen>
  );

  function emptyOf() {
    if (division && division.of.elsewhere.length > 0 && !list.reading.isRefused)
      return <EmptyTab division={division} filters={list.filters} />;
    if (empty) return empty;
    const isOfTab = division && !division.of.isAll && !division.of.isEmptyEverywhere;
    if (isOfTab) return <ListEmpty list={list} title={division.empty(division.labelOf(division.of.current))} />;
    return <ListEmpty list={list} title={text("list.empty")} hint={text("list.emptyHint")} action={add} />;
  }
}

/** The columns of the view in the address, if there is one. */
function useAddressedChoice(own: ColumnChoice, address: ShownList<never>["address"]): ColumnChoice {
  const hidden = address?.params.get(hiddenColumns);
  const set = useMemo(() => new Set(hidden?.split(",")), [hidden]);
  if (!address || typeof hidden !== "string") return own;
  return {
    hidden: set,
    hide(columns) {
      const params = new URLSearchParams(address.params);
      params.set(hiddenColumns, columns.join());
      address.show(params, { replace: true });
    },
  };
}
