import type { Text } from "../texts";
import type { paletteText } from "./palette-messages";

/** The keys of one function; each of `keys` alone runs it. */
export interface ShortcutRow {
  readonly keys: readonly string[];
  readonly label: string;
}

/** The keys of one area. */
export interface ShortcutGroup {
  readonly title: string;
  readonly rows: readonly ShortcutRow[];
}

/** The keys of the console, in the order of the sheet. */
export const shortcutGroups = (t: Text<typeof paletteText.zh>): readonly ShortcutGroup[] => [
  {
    title: t("sheet.everywhere"),
    rows: [
      { keys: ["mod+k"], label: t("sheet.search") },
      { keys: ["?"], label: t("sheet.help") },
      { keys: ["esc"], label: t("sheet.dismiss") },
      { keys: ["tab", "shift+tab"], label: t("sheet.next") },
    ],
  },
  {
    title: t("sheet.tabs"),
    rows: [
      { keys: ["alt+["], label: t("sheet.previousTab") },
      { keys: ["alt+]"], label: t("sheet.nextTab") },
      { keys: ["alt+r"], label: t("sheet.refreshTab") },
      { keys: ["alt+w"], label: t("sheet.closeTab") },
      { keys: ["alt+shift+left", "alt+shift+right"], label: t("sheet.moveTab") },
    ],
  },
  {
    title: t("sheet.tables"),
    rows: [
      { keys: ["enter"], label: t("sheet.filter") },
      { keys: ["left", "right"], label: t("sheet.moveTabs") },
      { keys: ["up", "down"], label: t("sheet.moveMenu") },
      { keys: ["enter"], label: t("sheet.jump") },
    ],
  },
  {
    title: t("sheet.forms"),
    rows: [
      { keys: ["enter"], label: t("sheet.submit") },
      { keys: ["up", "down"], label: t("sheet.step") },
      { keys: ["space"], label: t("sheet.toggle") },
      { keys: ["up", "down", "left", "right"], label: t("sheet.choose") },
    ],
  },
];
