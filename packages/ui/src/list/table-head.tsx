import { coreText, useText } from "@shopkeeper/hooks/texts";
import { pressHead, type Sorting } from "@shopkeeper/hooks/list";
import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react";
import type { ReactNode } from "react";
import type { ShownColumn } from "./table-column";

export interface TableHeadProps<Row> {
  columns: readonly ShownColumn<Row, never>[];
  sorting: Sorting | undefined;
  /** The rows can be expanded. */
  isExpandable: boolean;
  /** The cell above the checkboxes of the rows, if they have any. */
  pick: ReactNode;
  /** The content of the last head: the column chooser. */
  end: ReactNode;
}

/** The heads of a table's columns; sortable heads are buttons. */
export function TableHead<Row>({ columns, sorting, isExpandable, pick, end }: TableHeadProps<Row>) {
  const t = useText(coreText);
  return (
    <thead role="rowgroup">
      <tr role="row">
        {isExpandable && (
          <th role="columnheader" data-expander="">
            <span className="sk-hidden">{t("table.details")}</span>
          </th>
        )}
        {pick}
        {columns.map((column, at) => (
          <th
            key={column.key}
            role="columnheader"
            scope="col"
            data-align={column.align}
            data-fixed={column.isFixed || undefined}
            aria-sort={column.isSortable && sorting ? ariaSort(sorting, column.key) : undefined}
          >
            {column.isSortable && sorting ? <SortButton title={column.title} by={column.key} sorting={sorting} /> : column.title}
            {at === columns.length - 1 && end}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function SortButton({ title, by, sorting }: { title: string; by: string; sorting: Sorting }) {
  const Sign = sorting.by !== by ? ChevronsUpDown : sorting.direction === "asc" ? ArrowUp : ArrowDown;
  return (
    <>
      <button type="button" data-sort="" onClick={() => pressHead(sorting, by)}>
        {title}
        <Sign size={12} aria-hidden />
      </button>
      <span data-narrow="">{title}</span>
    </>
  );
}

const ariaSort = (sorting: Sorting, by: string) => (sorting.by !== by ? "none" : sorting.direction === "asc" ? "ascending" : "descending");
