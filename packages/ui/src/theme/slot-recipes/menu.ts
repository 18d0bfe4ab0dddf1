import { defineSlotRecipe } from "@chakra-ui/react/styled-system";
import { floating } from "./floating";

/** The recipe of Chakra's menu. */
export const menuRecipe = defineSlotRecipe({
  slots: ["content", "item", "separator", "itemIndicator"],
  base: {
    content: { ...floating, display: "grid", maxHeight: "min(var(--available-height), 26rem)", padding: "1", overflowY: "auto" },
    item: {
      display: "flex",
      alignItems: "center",
      gap: "2.5",
      minWidth: "7.5rem",
      paddingBlock: "1.5",
      paddingInline: "2.5",
      borderRadius: "md",
      lineHeight: "1.3",
      cursor: "pointer",
      userSelect: "none",
      "& > svg": { flexShrink: 0, color: "fg.subtle" },
      "&[aria-checked=true]": { color: "brand.fg", background: "brand.subtle" },
      _highlighted: { background: "bg.muted" },
      "&[aria-checked=true][data-highlighted]": { background: "brand.muted" },
      "&[data-tone=danger]": { color: "fg.error" },
      _disabled: { color: "fg.subtle", cursor: "not-allowed" },
    },
    separator: { height: "1px", marginBlock: "1", marginInline: "-1", background: "border.muted" },
  },
});
