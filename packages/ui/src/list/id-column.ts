import { coreText, textOf } from "@shopkeeper/hooks/texts";
import type { Column } from "./table-column";

/** The column of a row's id, `width` pixels wide, and never less: an id does not wrap. */
export const idColumn = (width: number): Column<{ id: number }> => ({
  key: "id",
  title: () => textOf(coreText, "columns.id"),
  width,
  minWidth: width,
  isMinor: true,
  cell: ({ id }) => id,
});
