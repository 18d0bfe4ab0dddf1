import { isPressed } from "@shopkeeper/hooks/layout";
import { useLayoutEffect } from "react";
import { useLatestRef } from "../core/use-latest-ref";
import { isMac } from "./is-mac";

/** Handlers by shortcut: `{ "mod+k": search, "?": help }`. */
export type Shortcuts = Readonly<Record<string, () => void>>;

/**
 * Shortcuts of the whole page while the component is mounted.
 *
 * A key typed into a field belongs to the field, unless Ctrl or ⌘ is held; none counts during a composition of an input method,
 * while a dialog is open, or when the event was already handled.
 */
export function useShortcuts(shortcuts: Shortcuts) {
  const latest = useLatestRef(shortcuts);
  // in a layout effect: a key pressed as soon as the page is visible is handled
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || event.isComposing || document.querySelector("dialog:modal")) return;
      const found = Object.entries(latest()).find(([shortcut]) => isPressed(shortcut, event, isMac()));
      if (!found) return;
      const [shortcut, run] = found;
      if (isTextField(event.target) && !shortcut.startsWith("mod+")) return;
      event.preventDefault();
      run();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [latest]);
}

const textFields = "input:not([type=checkbox], [type=radio], [type=button], [type=submit]), textarea, select";

const isTextField = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches(textFields));
