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

/** What the rows need of a picker's hook. */
export interface PickedList<Row, Picked> extends Omit<List<Row, { page: number; limit: number }>, "selection"> {
  /** Over all pages; absent where nothing is picked. */
  selection: RowSelection<number, Picked> | undefined;
}

export interface PickerRowsProps<Row extends Picked, Picked extends { id: number }, Shown> {
  /** The heading of a dialog, which also names the table. */
  title: string;
  /** The rows, and what is picked of them. */
  picker: Shown & PickedList<Row, Picked>;
  /** A constant. */
  columns: readonly Column<Row, Shown>[];
  /** What a row is called for who does not see it. */
  nameOf: (row: Picked) => string;
  /** What stands above the rows. */
  filters: ReactNode;
  /** What is said where there are no rows. */
  empty: { title: string; hint?: string };
  /** How the basket shows what is picked. */
  basket?: Partial<Pick<BasketProps<Picked>, "count" | "sign">>;
  /** One row is picked, and handed back at once: there is no basket. */
  isSingle?: boolean;
  /** In place of the selection's own `toggle`. */
  onToggle?: (row: Row) => void;
  /** Rows that are shown, and cannot be picked. */
  isDisabled?: (row: Row) => boolean;
  /** The height that the rows keep from page to page, in pixels. */
  height?: number | undefined;
}

/** What every picker of rows shows: filters, rows and pages, and the basket of what is picked. */
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
