import { coreText, useText } from "@shopkeeper/hooks/texts";
import { type Sorting } from "@shopkeeper/hooks/list";
import type { ReactNode } from "react";
import { Select } from "../core/select";
import type { ShownColumn } from "./table-column";

export interface TableToolsProps<Row> {
  columns: readonly ShownColumn<Row, never>[];
  sorting: Sorting | undefined;
  children?: ReactNode;
}

/** Sorting and column chooser on a phone, where there are no heads. */
export function TableTools<Row>({ columns, sorting, children }: TableToolsProps<Row>) {
  const t = useText(coreText);
  const options = columns
    .filter((column) => column.isSortable)
    .flatMap(({ key, title }) => [
      { value: `${key} desc`, label: t("table.descending", { title }) },
      { value: `${key} asc`, label: t("table.ascending", { title }) },
    ]);
  if (options.length === 0 && !children) return null;
  return (
    <div data-tools="">
      {sorting && options.length > 0 && (
        <Select
          aria-label={t("table.sortBy")}
          placeholder={t("table.unsorted")}
          options={options}
          value={sorting.by && `${sorting.by} ${sorting.direction}`}
          onChange={(chosen) => {
            const [by, direction] = chosen?.split(" ") ?? [];
            sorting.sortBy(by, direction === "asc" ? "asc" : "desc");
          }}
        />
      )}
      {children}
    </div>
  );
}
