import { useEffect, useRef } from "react";

/** Handles Escape while it is active, whatever has the focus: a dialog around it stays open. */
export function useEscape(isActive: boolean, onEscape: () => void) {
  const act = useRef(onEscape);
  useEffect(() => {
    act.current = onEscape;
  });
  useEffect(() => {
    if (!isActive) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      event.stopPropagation();
      act.current();
    };
    document.addEventListener("keydown", onKey, true);
    return () => document.removeEventListener("keydown", onKey, true);
  }, [isActive]);
}
