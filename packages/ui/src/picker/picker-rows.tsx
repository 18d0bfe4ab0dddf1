import { coreText, useText } from "@shopkeeper/hooks/texts";
import { type List } from "@shopkeeper/hooks/list";
import { type RowSelection } from "@shopkeeper/hooks/selection";
import type { ReactNode } from "react";
import { DataTable } from "../list/data-table";
import { ListEmpty } from "../list/list-empty";
import { Pager } from "../list/pager";
import type { Column } from "../list/table-column";
import { Basket, type BasketProps } from "./basket";
import { PickerLayout } from "./picker-layout";

/** The part of a picker's hook that the rows need. */
export interface PickedList<Row, Picked> extends Omit<List<Row, { page: number; limit: number }>, "selection"> {
  /** Over all pages; absent if nothing is picked. */
  selection: RowSelection<number, Picked> | undefined;
}

export interface PickerRowsProps<Row extends Picked, Picked extends { id: number }, Shown> {
  /** The heading of a dialog, which also names the table. */
  title: string;
  /** The rows, and the picked ones. */
  picker: Shown & PickedList<Row, Picked>;
  /** Must be stable. */
  columns: readonly Column<Row, Shown>[];
  /** The accessible name of a row. */
  nameOf: (row: Picked) => string;
  /** Above the rows. */
  filters: ReactNode;
  /** The empty state. */
  empty: { title: string; hint?: string };
  /** The basket of the picked rows. */
  basket?: Partial<Pick<BasketProps<Picked>, "count" | "sign">>;
  /** A single row is picked, and returned at once: there is no basket. */
  isSingle?: boolean;
  /** In place of the selection's own `toggle`. */
  onToggle?: (row: Row) => void;
  /** Whether a row is shown but cannot be picked. */
  isDisabled?: (row: Row) => boolean;
  /** The constant height of the rows, in pixels. */
  height?: number | undefined;
}

/** The content of every picker of rows: filters, rows and pages, and the basket of picked rows. */
export function PickerRows<Row extends Picked, Picked extends { id: number }, Shown>({
  title,
  picker,
  columns,
  nameOf,
  filters,
  empty,
  basket,
  isSingle = false,
  onToggle,
  isDisabled = never,
  height,
}: PickerRowsProps<Row, Picked, Shown>) {
  const core = useText(coreText);
  const { selection } = picker;
  const free = (page: readonly Row[]) => page.filter((row) => !isDisabled(row));
  return (
    <div>
      <PickerLayout
        filters={filters}
        height={height}
        pager={
          picker.page.total > 0 && (
            <Pager {...picker.filters.query} sizes={picker.definition.sizes} total={picker.page.total} onChange={picker.filters.change} />
          )
        }
      >
        <DataTable
          label={title}
          columns={columns}
          rows={picker.page.rows}
          rowKey={({ id }) => id}
          list={picker}
          maxHeight="400px"
          selection={
            selection && {
              ...selection,
              toggle: onToggle ?? selection.toggle,
              togglePage: (page) => selection.togglePage(free(page)),
              pageState: (page) => selection.pageState(free(page)),
              nameOf,
              picks: isSingle ? "one" : "many",
              isDisabled,
            }
          }
          empty={<ListEmpty list={picker} {...empty} />}
        />
      </PickerLayout>
      {selection && !isSingle && (
        <Basket
          count={core("selection.count", { count: selection.count })}
          {...basket}
          rows={selection.rows}
          idOf={({ id }) => id}
          nameOf={nameOf}
          onDrop={selection.drop}
          clearLabel={core("actions.clearSelection")}
          onClear={selection.clear}
        />
      )}
    </div>
  );
}

const never = () => false;
