import type { ReorderLayout } from "@shopkeeper/hooks/selection";
import { type ReactNode } from "react";
import { lazyComponent } from "../core/lazy-component";
import { ReorderHandle } from "./reorder-handle";
import { ReorderRoot } from "./reorder-root";
import type { ReorderRow } from "./reorder-row";

const MovableList = lazyComponent(
  () => import("./movable-list").then((file) => file.MovableList),
  ({ fallback }) => fallback,
);

export interface ReorderListProps<Item> {
  /** The items, in order. */
  items: readonly Item[];
  /** The unique key of an item. */
  keyOf: (item: Item) => string;
  /** The name of the item, for its handle and for screen readers. */
  labelOf: (item: Item) => string;
  /** Called once, when an item was dropped at another place; undefined if the order may not be changed. */
  onMove?: ((from: number, to: number) => void) | undefined;
  /** Shows the handles without drag and drop: with many lists at once, it can wait until they are seen. */
  isStill?: boolean;
  /** In a column, moved by the handle; or in rows that wrap, where a mouse can drag the whole item. */
  layout?: ReorderLayout;
  /** Renders the item with its handle; an item may be mounted a second time, so its draft belongs to its parent. */
  children: (item: Item, handle: ReactNode) => ReactNode;
}

/** Items that a person can reorder, by dragging with mouse or finger, and by keys. The drag and drop is loaded after they are shown. */
export function ReorderList<Item>({ items, keyOf, labelOf, onMove, isStill = false, layout = "list", children }: ReorderListProps<Item>) {
  if (items.length === 0) return null;
  const rows = items.map((item): ReorderRow => {
    return { key: keyOf(item), label: labelOf(item), render: (handle) => children(item, handle) };
  });
  const still = <StillList rows={rows} layout={layout} hasHandles={onMove !== undefined && rows.length > 1} />;
  if (!onMove || isStill || rows.length < 2) return still;
  return <MovableList rows={rows} layout={layout} onMove={onMove} fallback={still} />;
}

function StillList({ rows, layout, hasHandles }: { rows: readonly ReorderRow[]; layout: ReorderLayout; hasHandles: boolean }) {
  return (
    <ReorderRoot data-layout={layout}>
      <ul>
        {rows.map(({ key, label, render }) => (
          <li key={key}>{render(hasHandles && <ReorderHandle label={label} disabled />)}</li>
        ))}
      </ul>
    </ReorderRoot>
  );
}
