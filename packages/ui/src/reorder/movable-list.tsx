import { coreText, useText } from "@shopkeeper/hooks/texts";
import { placeByDrag, placeByKey, type ReorderLayout } from "@shopkeeper/hooks/selection";
import { MotionConfig, Reorder } from "framer-motion";
import { type KeyboardEvent, useId, useRef } from "react";
import { VisuallyHidden } from "../core/visually-hidden";
import { MovableItem } from "./movable-item";
import { ReorderRoot } from "./reorder-root";
import type { ReorderRow } from "./reorder-row";
import { useCarrying } from "./use-carrying";

export interface MovableListProps {
  rows: readonly ReorderRow[];
  layout: ReorderLayout;
  onMove: (from: number, to: number) => void;
}

/** The drag and drop of `ReorderList`, in a chunk of its own. */
export function MovableList({ rows, layout, onMove }: MovableListProps) {
  const t = useText(coreText);
  const help = useId();
  const list = useRef<HTMLUListElement>(null);
  const carrying = useCarrying(rows, onMove);
  const order = carrying.rows.map(({ key }) => key);

  const isRtl = () => list.current !== null && getComputedStyle(list.current).direction === "rtl";

  function moveByKey(event: KeyboardEvent) {
    const items = [...(list.current?.children ?? [])];
    const place = placeByKey(
      items.map((item) => item.getBoundingClientRect()),
      carrying.carried?.at ?? -1,
      event.key,
      { layout, isRtl: isRtl() },
    );
    if (place !== undefined) carrying.moveTo(place);
  }

  // the library moves one place a frame and needs a moving pointer: on a busy machine, or at the edge of a scrolling element, an item would
  // fall behind
  function moveByDrag() {
    const items = [...(list.current?.children ?? [])].filter((item) => item instanceof HTMLElement);
    const at = carrying.carried?.at ?? -1;
    const item = items[at];
    if (!list.current || !item) return;
    const boxes = items.map(({ offsetLeft, offsetTop, offsetWidth, offsetHeight }) => ({
      left: offsetLeft,
      right: offsetLeft + offsetWidth,
      top: offsetTop,
      bottom: offsetTop + offsetHeight,
    }));
    const [origin, held] = [list.current.getBoundingClientRect(), item.getBoundingClientRect()];
    const shift = { x: held.left - origin.left - item.offsetLeft, y: held.top - origin.top - item.offsetTop };
    carrying.moveTo(placeByDrag(boxes, at, shift, { layout, isRtl: isRtl() }));
  }

  return (
    <MotionConfig reducedMotion="user" transition={{ duration: 0.16 }}>
      <ReorderRoot data-layout={layout} data-movable="" onDragStart={(event) => event.preventDefault()}>
        <Reorder.Group ref={list} values={order} axis={layout === "wrap" ? "xy" : "y"} onReorder={() => {}}>
          {carrying.rows.map((row) => (
            <MovableItem
              key={row.key}
              row={row}
              isWhole={layout === "wrap"}
              describedBy={help}
              carriedBy={carrying.carried?.key === row.key ? carrying.carried.by : undefined}
              take={(by) => carrying.take(row.key, by)}
              drop={carrying.drop}
              restore={carrying.restore}
              moveByKey={moveByKey}
              moveByDrag={moveByDrag}
            />
          ))}
        </Reorder.Group>
        <span id={help} hidden>
          {t("reorder.help")}
        </span>
        <VisuallyHidden>
          <span role="status" aria-live="assertive">
            {carrying.said}
          </span>
        </VisuallyHidden>
      </ReorderRoot>
    </MotionConfig>
  );
}
