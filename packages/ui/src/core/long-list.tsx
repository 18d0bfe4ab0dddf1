import { Fragment, useState } from "react";
import type { ReactNode } from "react";

export interface LongListProps<Row> {
  rows: readonly Row[];
  keyOf: (row: Row) => number | string;
  draw: (row: Row) => ReactNode;
  /** `list` if `draw` returns `listitem`s. */
  role?: "list";
}

const batch = 60;

/** A list that draws its rows as they are scrolled into view, so that thousands open at once. */
export function LongList<Row>({ rows, keyOf, draw, role }: LongListProps<Row>) {
  const [drawn, setDrawn] = useState(batch);
  return (
    <div
      data-list=""
      role={role}
      tabIndex={role && 0}
      onScroll={({ currentTarget: list }) => {
        if (drawn < rows.length && list.scrollTop + list.clientHeight > list.scrollHeight - 400) setDrawn(drawn + batch);
      }}
    >
      {rows.slice(0, drawn).map((row) => (
        <Fragment key={keyOf(row)}>{draw(row)}</Fragment>
      ))}
    </div>
  );
}
