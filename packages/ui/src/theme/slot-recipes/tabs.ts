import { defineSlotRecipe } from "@chakra-ui/react/styled-system";

/** The recipe of Chakra's tabs. */
export const tabsRecipe = defineSlotRecipe({
  slots: ["list", "trigger"],
  base: {
    list: { display: "flex", gap: "1", overflowX: "auto", scrollbarWidth: "none" },
    trigger: {
      position: "relative",
      display: "inline-flex",
      flexShrink: 0,
      alignItems: "center",
      gap: "1.5",
      height: "calc({sizes.control} + 6px)",
      paddingInline: "2.5",
      borderRadius: "md",
      fontSize: "body",
      color: "fg.muted",
      whiteSpace: "nowrap",
      cursor: "pointer",
      "&:hover": { color: "fg", background: "bg.muted" },
      "&:focus-visible": { outline: "2px solid", outlineColor: "brand.focusRing", outlineOffset: "-2px" },
      "& > span": {
        paddingInline: "1.5",
        borderRadius: "full",
        background: "bg.muted",
        fontSize: "xs",
        fontVariantNumeric: "tabular-nums",
      },
      _selected: { color: "brand.fg", fontWeight: "medium", "& > span": { background: "brand.subtle" } },
      "&[data-warning] > span": { background: "red.subtle!", color: "fg.error" },
      "&:is([aria-selected=true], [data-selected])::after": {
        content: '""',
        position: "absolute",
        insetInline: "2.5",
        bottom: 0,
        height: "2px",
        borderRadius: "full",
        background: "brand.solid",
      },
    },
  },
});
