import { defineSlotRecipe } from "@chakra-ui/react/styled-system";

/** The recipe of Chakra's slider. */
export const sliderRecipe = defineSlotRecipe({
  slots: ["root", "control", "track", "range", "thumb"],
  base: {
    root: {
      display: "flex",
      alignItems: "center",
      gap: "4",
      width: "full",
      maxWidth: "26rem",
      minHeight: "control",
      paddingInlineStart: "2",
      fontSize: "body",
      "& > output": { minWidth: "4rem", color: "fg.muted", fontVariantNumeric: "tabular-nums" },
      _disabled: { opacity: 0.55 },
    },
    control: { position: "relative", display: "flex", alignItems: "center", flex: 1, height: "6" },
    track: {
      flex: 1,
      height: "1",
      borderRadius: "full",
      background: "bg.emphasized",
      cursor: "pointer",
      _disabled: { cursor: "not-allowed" },
    },
    range: { height: "full", borderRadius: "full", background: "brand.solid" },
    thumb: {
      boxSize: "4",
      borderRadius: "full",
      borderWidth: "2px",
      borderColor: "brand.solid",
      background: "white",
      boxShadow: "sm",
      cursor: "grab",
      _focusVisible: { outline: "2px solid", outlineColor: "brand.focusRing", outlineOffset: "2px" },
      _active: { cursor: "grabbing" },
      _disabled: { cursor: "not-allowed" },
    },
  },
});
