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
  },
});
