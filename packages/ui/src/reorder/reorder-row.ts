import type { ReactNode } from "react";

/** One item of a list whose order can be changed, without its type. */
export interface ReorderRow {
  key: string;
  label: string;
  /** Renders the item, with the handle where the item places it. */
  render: (handle: ReactNode) => ReactNode;
}
