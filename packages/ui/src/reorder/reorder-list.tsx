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
  /** What tells an item from the others. */
  keyOf: (item: Item) => string;
  /** What the item is called, for its handle and for who listens. */
  labelOf: (item: Item) => string;
  /** Told once, when an item was dropped at another place; absent where the order may not be changed. */
  onMove?: ((from: number, to: number) => void) | undefined;
  /** The handles are shown, but nothing can be moved yet: where many lists come at once, that can wait until they are seen. */
  isStill?: boolean;
  /** Below each other, moved by the handle; or in rows that wrap, where a mouse may take the whole item. */
  layout?: ReorderLayout;
  /** The item, with its handle in it; an item may be built anew once, so what is typed in it belongs to its parent. */
  children: (item: Item, handle: ReactNode) => ReactNode;
}

/** Items in an order that a person can change: by dragging with mouse or finger, and by keys. What moves them is loaded after they are shown. */
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
