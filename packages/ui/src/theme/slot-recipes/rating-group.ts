import { defineSlotRecipe } from "@chakra-ui/react/styled-system";

/** The recipe of Chakra's rating group. */
export const ratingGroupRecipe = defineSlotRecipe({
  slots: ["root", "control", "item", "itemIndicator"],
  base: {
    root: {
      display: "inline-flex",
      alignItems: "center",
      flexWrap: "wrap",
      gap: "2",
      minHeight: "control",
      "& > span": { fontSize: "body", color: "fg.muted" },
    },
    control: { display: "inline-flex", flexWrap: "wrap", gap: "0.5" },
    item: {
      display: "grid",
      placeItems: "center",
      boxSize: "7",
      borderRadius: "sm",
      color: "border.emphasized",
      cursor: "pointer",
      "@media (pointer: coarse)": { boxSize: "9" },
      _highlighted: { color: "amber.500" },
      _focusVisible: { outline: "2px solid", outlineColor: "brand.focusRing" },
      _disabled: { cursor: "not-allowed", opacity: 0.6 },
    },
    // two stars, the lit one above the other
    itemIndicator: {
      display: "grid",
      "& > svg": { gridArea: "1 / 1" },
      "& > [data-fg]": { display: "none", fill: "currentColor" },
      "&[data-highlighted] > [data-fg]": { display: "block" },
      "&[data-half] > [data-fg]": { clipPath: "inset(0 50% 0 0)" },
    },
  },
});
