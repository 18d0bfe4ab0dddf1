import { defineSlotRecipe, defineStyle } from "@chakra-ui/react/styled-system";
import { floating } from "./floating";

const ring = defineStyle({ outline: "2px solid", outlineColor: "brand.focusRing", outlineOffset: "-2px" });

const button = defineStyle({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  minWidth: "8",
  height: "8",
  borderRadius: "md",
  color: "fg.muted",
  cursor: "pointer",
  "&:hover:not(:disabled)": { background: "bg.muted", color: "fg" },
  _focusVisible: ring,
  _disabled: { opacity: 0.4, cursor: "not-allowed" },
  "& > svg": { boxSize: "4" },
});

/** The recipe of Chakra's date picker: one month or two, with presets beside them and times below. */
export const datePickerRecipe = defineSlotRecipe({
  slots: [
    "content",
    "presetTrigger",
    "view",
    "viewControl",
    "prevTrigger",
    "nextTrigger",
    "viewTrigger",
    "table",
    "tableHeader",
    "tableCell",
    "tableCellTrigger",
  ],
  base: {
    content: { ...floating, display: "flex", maxHeight: "var(--available-height)", overflow: "auto" },
    presetTrigger: { ...button, justifyContent: "start", paddingInline: "2.5", whiteSpace: "nowrap" },
    view: { display: "grid", gap: "2", "&[hidden]": { display: "none" } },
    viewControl: { display: "flex", alignItems: "center", justifyContent: "space-between", gap: "2" },
    prevTrigger: button,
    nextTrigger: button,
    viewTrigger: { ...button, flex: 1, color: "fg", fontWeight: "semibold" },
    table: { borderCollapse: "separate", borderSpacing: "0 2px", fontVariantNumeric: "tabular-nums" },
    tableHeader: { width: "9", height: "8", textAlign: "center", fontSize: "xs", fontWeight: "normal", color: "fg.subtle" },
    tableCell: { padding: 0, textAlign: "center" },
    tableCellTrigger: {
      display: "inline-flex",
      alignItems: "center",
      justifyContent: "center",
      width: "full",
      minWidth: "9",
      height: "8",
      borderRadius: "md",
      cursor: "pointer",
      "&[data-view=month], &[data-view=year]": { minWidth: "16", height: "10" },
      "&:hover": { background: "bg.muted" },
      _focusVisible: ring,
      "&[data-today]": { color: "brand.fg", fontWeight: "semibold" },
      "&[data-in-range]": { background: "brand.subtle", color: "brand.fg", borderRadius: 0 },
      "&[data-range-start]": { borderStartRadius: "md" },
      "&[data-range-end]": { borderEndRadius: "md" },
      "&[data-selected]": { background: "brand.solid", color: "brand.contrast" },
      "&[data-disabled]": { color: "fg.subtle", opacity: 0.5, cursor: "not-allowed", background: "transparent" },
      // each day is shown once: in its own month
      "&[data-view=day][data-outside-range]": { visibility: "hidden" },
    },
  },
});
