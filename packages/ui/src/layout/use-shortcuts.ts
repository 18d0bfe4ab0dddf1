import { isPressed } from "@shopkeeper/hooks/layout";
import { useLayoutEffect } from "react";
import { useLatestRef } from "../core/use-latest-ref";
import { isMac } from "./is-mac";

/** What each shortcut does: `{ "mod+k": search, "?": help }`. */
export type Shortcuts = Readonly<Record<string, () => void>>;

/**
 * Shortcuts that hold on the whole page while the component is there.
 *
 * A key that is typed into a field is the field's, unless Ctrl or ⌘ is held with it; none counts while an input method
 * composes, while a dialog is open, or when something has taken it already.
 */
export function useShortcuts(shortcuts: Shortcuts) {
  const latest = useLatestRef(shortcuts);
  // with the page: a key pressed as soon as it is seen is heard
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
