import { useState, useSyncExternalStore } from "react";

let isPressed = false;
const listeners = new Set<() => void>();

function setPressed(next: boolean) {
  isPressed = next;
  for (const listener of listeners) listener();
}

/** Milliseconds after a press in which its click may still come. */
const clickDelay = 50;

if (typeof document === "object") {
  document.addEventListener("pointerdown", () => setPressed(true), true);
  document.addEventListener("click", () => setPressed(false), true);
  for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, () => setTimeout(setPressed, clickDelay, false), true);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/**
 * The value, frozen while a pointer is down: content that a press shows or hides by moving the focus must not move its target
 * before the click.
 */
export function useFrozenWhilePressed<Value extends string | boolean | undefined>(value: Value): Value {
  const [held, setHeld] = useState(value);
  const isWaiting = useSyncExternalStore(subscribe, () => isPressed && held !== value);
  if (!isWaiting && held !== value) setHeld(value);
  return isWaiting ? held : value;
}
