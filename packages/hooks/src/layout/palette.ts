export { isHttpAddress } from "./menu-tree";
export type { PaletteAction, PaletteItem } from "./palette-entry";
export type { PaletteGroup } from "./palette-groups";
export { palettePaths } from "./palette-memory";
export { paletteText } from "./palette-messages";
export { type ShortcutGroup, shortcutGroups, type ShortcutRow } from "./shortcut-groups";
export type { Stretch } from "./text-match";
export { type Palette, type PaletteOptions, usePalette } from "./use-palette";
