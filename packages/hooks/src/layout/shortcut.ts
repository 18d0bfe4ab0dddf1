/** The pressed key and modifiers, as in a keyboard event. */
export interface KeyPress {
  readonly key: string;
  /** The physical key, whatever character it types: `BracketLeft`. */
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

const codes: Readonly<Record<string, string>> = { "[": "BracketLeft", "]": "BracketRight" };

/**
 * Whether a key press is that of a shortcut: `mod+k`, `alt+[`, `?`. `mod` is ⌘ on a Mac and Ctrl elsewhere; no other modifier may be held.
 *
 * With Alt the physical key counts, because a Mac types other characters with it; a single character counts as it is typed, with
 * or without Shift, and also in the full width of Chinese input methods.
 */
export function isPressed(shortcut: string, press: KeyPress, isMac: boolean): boolean {
  const { modifiers, key } = shortcutParts(shortcut);
  const expected = { mod: modifiers.includes("mod"), alt: modifiers.includes("alt"), shift: modifiers.includes("shift") };
  const [mod, other] = isMac ? [press.metaKey, press.ctrlKey] : [press.ctrlKey, press.metaKey];
  if (mod !== expected.mod || other || press.altKey !== expected.alt) return false;
  const isSymbol = modifiers.length === 0 && key.length === 1 && !/[a-z0-9]/.test(key);
  if (!isSymbol && press.shiftKey !== expected.shift) return false;
  return press.key.normalize("NFKC").toLowerCase() === key || (expected.alt && press.code === (codes[key] ?? `Key${key.toUpperCase()}`));
}

/** The parts of a shortcut: its modifiers and its key. */
export function shortcutParts(shortcut: string): { readonly modifiers: readonly string[]; readonly key: string } {
  const parts = shortcut.split("+");
  return { modifiers: parts.slice(0, -1), key: parts.at(-1) ?? "" };
}
