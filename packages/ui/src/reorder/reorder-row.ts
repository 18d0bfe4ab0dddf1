import type { ReactNode } from "react";

/** One item of a list whose order can be changed, without its type. */
export interface ReorderRow {
  key: string;
  label: string;
  /** The item, with the handle where it wants it. */
  render: (handle: ReactNode) => ReactNode;
}
