import { controlRecipe } from "../theme/recipes";
import { styled } from "../theme/styled";

/** The browser's own input for a day, a month, a week or a time. */
export const MomentBox = styled("input", {
  ...controlRecipe,
  base: {
    ...controlRecipe.base,
    width: "auto",
    minWidth: "9rem",
    "&[type=datetime-local]": { minWidth: "12.5rem" },
    "&[data-empty]:not(:focus)": { color: "fg.subtle" },
  },
});
