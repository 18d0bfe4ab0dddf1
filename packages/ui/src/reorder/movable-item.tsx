import { Reorder, useDragControls } from "framer-motion";
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from "react";
import { ReorderHandle } from "./reorder-handle";
import type { ReorderRow } from "./reorder-row";
import { useEscape } from "./use-escape";

export interface MovableItemProps {
  row: ReorderRow;
  /** A mouse can drag it anywhere except by its controls, and by those within `data-drag-area`. */
  isWhole: boolean;
  describedBy: string;
  carriedBy: "keys" | "pointer" | undefined;
  take: (by: "keys" | "pointer") => void;
  drop: () => void;
  restore: () => void;
  moveByKey: (event: KeyboardEvent) => void;
  moveByDrag: () => void;
}

/** An item that can be moved by mouse, finger and keys. */
export function MovableItem({ row, isWhole, describedBy, carriedBy, take, drop, restore, moveByKey, moveByDrag }: MovableItemProps) {
  const controls = useDragControls();
  const isCarriedByKeys = carriedBy === "keys";

  function cancel() {
    restore();
    controls.cancel();
  }
  useEscape(carriedBy === "pointer", cancel);

  function onKeyDown(event: KeyboardEvent) {
    if (!isCarriedByKeys || event.key === "Tab") return;
    if (event.key === "Escape") restore();
    else if (/^(Arrow|Home|End)/.test(event.key)) moveByKey(event);
    else return;
    event.preventDefault(); // prevents the page from scrolling and a dialog from closing
    event.stopPropagation();
  }

  const isDragged = useRef(false);

  /** The click that ends a drag does not also open the element below. */
  function dropClick(event: MouseEvent) {
    if (!isDragged.current) return;
    isDragged.current = false;
    event.preventDefault();
    event.stopPropagation();
  }

  const takeWhole = (event: PointerEvent) => {
    isDragged.current = false;
    const target = event.target instanceof Element ? event.target : undefined;
    const isControl = !target?.closest("[data-drag-area]") && target?.closest("button, a, input, textarea, select, label");
    if (event.pointerType === "mouse" && event.button === 0 && !isControl) controls.start(event);
  };

  return (
    <Reorder.Item
      value={row.key}
      layout="position"
      tabIndex={undefined}
      dragListener={false}
      dragControls={controls}
      dragElastic={0}
      dragMomentum={false}
      data-carried={carriedBy}
      onClickCapture={dropClick}
      onDragStart={() => {
        isDragged.current = true;
        take("pointer");
      }}
      onDrag={moveByDrag}
      onDragEnd={drop}
      {...(isWhole ? { onPointerDown: takeWhole } : {})}
    >
      {row.render(
        <ReorderHandle
          label={row.label}
          aria-pressed={isCarriedByKeys}
          aria-describedby={describedBy}
          onPointerDown={(event) => {
            if (event.button === 0) controls.start(event);
          }}
          // a press without a pointer: Space, Enter, or a screen reader's own
          onClick={(event) => {
            if (event.detail > 0) return;
            if (isCarriedByKeys) drop();
            else take("keys");
          }}
          onKeyDown={onKeyDown}
          onBlur={() => {
            if (isCarriedByKeys) drop();
          }}
        />,
      )}
    </Reorder.Item>
  );
}
