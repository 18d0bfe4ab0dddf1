import { coreText, textOf } from "@shopkeeper/hooks/core";
import type { Column } from "./table-column";

/** The column of a row's number, `width` pixels wide. */
export const idColumn = (width: number): Column<{ id: number }> => ({
  key: "id",
  title: () => textOf(coreText, "columns.id"),
  width,
  isMinor: true,
  cell: ({ id }) => id,
});
