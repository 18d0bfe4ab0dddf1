import { coreText, textOf } from "@shopkeeper/hooks/texts";
import type { Column } from "./table-column";

/** The column of a row's number, `width` pixels wide, and never less: a number does not wrap. */
export const idColumn = (width: number): Column<{ id: number }> => ({
  key: "id",
  title: () => textOf(coreText, "columns.id"),
  width,
  minWidth: width,
  isMinor: true,
  cell: ({ id }) => id,
});
