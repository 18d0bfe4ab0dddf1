import { controlRecipe } from "../theme/recipes";
import { styled } from "../theme/styled";

/** The sample of a colour with its value, which opens the panel. */
export const ColorRoot = styled("div", {
  base: {
    position: "relative",
    maxWidth: "full",
    "& > button:first-of-type": {
      ...controlRecipe.base,
      display: "inline-flex",
      alignItems: "center",
      gap: "2",
      width: "auto",
      minWidth: "10rem",
      paddingInlineEnd: "8",
      cursor: "pointer",
      fontVariantNumeric: "tabular-nums",
    },
    "&[data-invalid] > button:first-of-type": { borderColor: "border.error" },
    "& [data-sample]": { boxSize: "4.5", borderRadius: "sm", borderWidth: "1px", borderColor: "border.control", flexShrink: 0 },
    "& > [data-clear]": {
      position: "absolute",
      insetInlineEnd: "1.5",
      top: "50%",
      transform: "translateY(-50%)",
      padding: "1",
      borderRadius: "sm",
      color: "fg.subtle",
      cursor: "pointer",
      _hover: { color: "fg" },
      _focusVisible: { outline: "2px solid", outlineColor: "brand.focusRing" },
    },
  },
});

/** What chooses a colour. */
export const ColorPanel = styled("div", {
  base: {
    display: "grid",
    gap: "3",
    width: "15rem",
    maxWidth: "calc(100vw - 2rem)",
    padding: "3",
    "& [data-area]": { position: "relative", height: "9rem", borderRadius: "md", overflow: "hidden", touchAction: "none" },
    "& [data-shade]": { boxSize: "full" },
    "& [data-thumb]": {
      boxSize: "4",
      borderRadius: "full",
      borderWidth: "2px",
      borderColor: "white",
      boxShadow: "0 0 0 1px rgb(0 0 0 / .5)",
      transform: "translate(-50%, -50%)",
      _focusVisible: { outline: "2px solid", outlineColor: "brand.focusRing", outlineOffset: "2px" },
    },
    "& [data-slider]": { position: "relative", height: "3", marginInline: "2", borderRadius: "full" },
    "& [data-track]": { height: "full", borderRadius: "full" },
    "& label": { display: "flex", alignItems: "center", gap: "2", fontSize: "xs", color: "fg.muted", "& > span": { flexShrink: 0 } },
    "& [data-hex]": { ...controlRecipe.base },
    "& [data-swatches]": {
      display: "flex",
      flexWrap: "wrap",
      gap: "1.5",
      "& > button": { boxSize: "5", borderRadius: "sm", borderWidth: "1px", borderColor: "border.control", cursor: "pointer" },
    },
  },
});
