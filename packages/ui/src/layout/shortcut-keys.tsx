import { shortcutParts } from "@shopkeeper/hooks/layout";
import { isMac } from "./is-mac";

const marks: Readonly<Record<string, string>> = { up: "↑", down: "↓", left: "←", right: "→", enter: "Enter", esc: "Esc", tab: "Tab" };
const names: Readonly<Record<string, string>> = { ...marks, mod: "Ctrl", alt: "Alt", shift: "Shift", space: "Space" };
const namesOnMac: Readonly<Record<string, string>> = { ...marks, mod: "⌘", alt: "⌥", shift: "⇧", space: "Space" };

/** The keys of a shortcut as this machine's keyboard names them: Ctrl K, or ⌘ K on a Mac. */
export function ShortcutKeys({ of }: { of: string }) {
  const { modifiers, key } = shortcutParts(of);
  const known = isMac() ? namesOnMac : names;
  return (
    <span data-keys="">
      {[...modifiers, key].map((part) => (
        <kbd key={part}>{known[part] ?? part.toUpperCase()}</kbd>
      ))}
    </span>
  );
}
