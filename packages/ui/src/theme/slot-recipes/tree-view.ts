import { defineSlotRecipe } from "@chakra-ui/react/styled-system";

const row = {
  display: "flex",
  alignItems: "center",
  gap: "2",
  minHeight: "control",
  paddingInlineStart: "calc((var(--depth) - 1) * {spacing.5} + {spacing.2})",
  paddingInlineEnd: "2",
  borderRadius: "sm",
  cursor: "pointer",
  "&:hover": { background: "bg.muted" },
  "&:focus-visible": { outline: "2px solid", outlineColor: "brand.focusRing", outlineOffset: "-2px" },
  "&[data-locked]": { cursor: "default", color: "fg.muted" },
  // the row takes the press
  "& input": { pointerEvents: "none" },
} as const;

/** The recipe of Chakra's tree. */
export const treeViewRecipe = defineSlotRecipe({
  slots: ["root", "tree", "branch", "branchControl", "branchContent", "branchIndicator", "branchTrigger", "branchText", "item", "itemText"],
  base: {
    tree: { display: "grid", fontSize: "body" },
    branchControl: row,
    item: { ...row, paddingInlineStart: "calc((var(--depth) - 1) * {spacing.5} + {spacing.9})" },
    branchTrigger: {
      display: "grid",
      placeItems: "center",
      flexShrink: 0,
      boxSize: "5",
      borderRadius: "sm",
      color: "fg.subtle",
      cursor: "pointer",
      "&:hover": { color: "fg" },
      "& > svg": { transition: "transform .12s" },
      "&[data-state=open] > svg": { transform: "rotate(90deg)" },
    },
    branchText: { display: "flex", alignItems: "center", gap: "2", minWidth: 0 },
    itemText: { display: "flex", alignItems: "center", gap: "2", minWidth: 0 },
  },
});
