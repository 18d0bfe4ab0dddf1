import { type DragEvent, type RefObject, useEffect, useRef, useState } from "react";
import { modalStack } from "../core/modal-stack";
import { useLatestRef } from "../core/use-latest-ref";
import { filesIn, hasFiles } from "./file-drop";

/**
 * Takes files that are dragged onto an element, or pasted anywhere while no dialog is open above it.
 *
 * Without `onFiles` nothing is taken.
 */
export function useFileDrop(element: RefObject<HTMLElement | null>, onFiles: ((files: readonly File[]) => void) | undefined) {
  const [isOver, setOver] = useState(false);
  const depth = useRef(0);
  const take = useLatestRef(onFiles);
  const isDropTarget = onFiles !== undefined;

  useEffect(() => {
    if (!isDropTarget) return;
    const onPaste = (event: ClipboardEvent) => {
      const isTyped = event.target instanceof Element && event.target.closest("input, textarea, [contenteditable=true]") !== null;
      const isBelow = (element.current?.closest("dialog") ?? undefined) !== modalStack.top();
      const files = isTyped || isBelow ? [] : filesIn(event.clipboardData);
      if (files.length === 0) return;
      event.preventDefault();
      take()?.(files);
    };
    document.addEventListener("paste", onPaste);
    return () => document.removeEventListener("paste", onPaste);
  }, [element, take, isDropTarget]);

  const leave = () => {
    depth.current = 0;
    setOver(false);
  };
  // a dialog opened from here is elsewhere in the DOM
  const isMine = (event: DragEvent) =>
    hasFiles(event.dataTransfer) && event.target instanceof Node && event.currentTarget.contains(event.target);
  const handlers = {
    onDragEnter(event: DragEvent) {
      if (!isMine(event)) return;
      depth.current += 1;
      setOver(true);
    },
    onDragLeave(event: DragEvent) {
      if (!isMine(event)) return;
      depth.current -= 1;
      if (depth.current <= 0) leave();
    },
    onDragOver(event: DragEvent) {
      if (isMine(event)) event.preventDefault();
    },
    onDrop(event: DragEvent) {
      if (!isMine(event)) return;
      event.preventDefault(); // the browser would open the file in place of the page
      event.stopPropagation();
      leave();
      take()?.(filesIn(event.dataTransfer));
    },
  };
  return { isOver: isOver && isDropTarget, handlers: isDropTarget ? handlers : {} };
}
