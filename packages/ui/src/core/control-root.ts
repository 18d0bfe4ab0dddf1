import { controlRecipe } from "../theme/recipes";
import { styled } from "../theme/styled";

/** The box around an input that has something before or after it. */
export const ControlRoot = styled("div", {
  ...controlRecipe,
  base: {
    ...controlRecipe.base,
    display: "flex",
    alignItems: "center",
    gap: "1.5",
    "& > input": {
      flex: 1,
      minWidth: 0,
      height: "full",
      background: "transparent",
      border: 0,
      outline: "none",
      font: "inherit",
      color: "inherit",
    },
    "& > [data-affix]": {
      flexShrink: 0,
      color: "fg.subtle",
      fontSize: "xs",
      fontVariantNumeric: "tabular-nums",
      display: "inline-flex",
      alignItems: "center",
    },
    "& > button[data-affix]": {
      cursor: "pointer",
      borderRadius: "sm",
      padding: "0.5",
      _hover: { color: "fg" },
      _focusVisible: { outline: "2px solid", outlineColor: "brand.focusRing" },
    },
  },
});
