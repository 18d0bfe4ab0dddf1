import { defineSlotRecipe } from "@chakra-ui/react/styled-system";

/** The recipe of Chakra's rating group. */
export const ratingGroupRecipe = defineSlotRecipe({
  slots: ["control", "item"],
  base: {
    control: { display: "inline-flex", gap: "0.5" },
    item: {
      display: "grid",
      placeItems: "center",
      boxSize: "7",
      borderRadius: "sm",
      color: "border.emphasized",
      cursor: "pointer",
      "@media (pointer: coarse)": { boxSize: "9" },
      _highlighted: { color: "amber.500", "& > svg": { fill: "currentColor" } },
      _focusVisible: { outline: "2px solid", outlineColor: "brand.focusRing" },
      _disabled: { cursor: "not-allowed", opacity: 0.6 },
    },
  },
});
