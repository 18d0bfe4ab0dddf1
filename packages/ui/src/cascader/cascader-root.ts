import { controlRecipe } from "../theme/recipes";
import { styled } from "../theme/styled";

/** The box that shows what a cascader has chosen. */
export const CascaderRoot = styled("div", {
  base: {
    position: "relative",
    width: "full",
    "& > button:first-of-type": {
      ...controlRecipe.base,
      display: "flex",
      alignItems: "center",
      justifyContent: "space-between",
      gap: "2",
      textAlign: "start",
      cursor: "pointer",
      "& > span": { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
      "& > svg": { flexShrink: 0, color: "fg.subtle" },
      "&[data-empty]": { color: "fg.subtle" },
      "&[data-invalid]": { borderColor: "border.error" },
    },
    "&:has([data-clear]) > button:first-of-type": { paddingInlineEnd: "7", "& > svg": { display: "none" } },
  },
});
