import { controlRecipe } from "../theme/recipes";
import { styled } from "../theme/styled";

/** The box that shows the values of a cascader for several: its button is under the tags and takes every press beside them. */
export const MultiCascaderRoot = styled("div", {
  ...controlRecipe,
  base: {
    ...controlRecipe.base,
    position: "relative",
    display: "flex",
    alignItems: "center",
    height: "auto",
    minHeight: "control",
    paddingBlock: "1",
    paddingInlineEnd: "7",
    "&[data-invalid]": { borderColor: "border.error" },
    "&[data-disabled]": { background: "bg.subtle", color: "fg.muted", cursor: "not-allowed" },
    "& > [data-trigger]": { position: "absolute", inset: 0, width: "full", borderRadius: "md", cursor: "pointer", outline: "none" },
    "& > [data-trigger]:disabled": { cursor: "not-allowed" },
    "& > [data-hint]": { position: "relative", pointerEvents: "none", overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
    "& > [data-hint=empty]": { color: "fg.subtle" },
    "& > ul": { position: "relative", display: "flex", flexWrap: "wrap", gap: "1.5", minWidth: 0, pointerEvents: "none" },
    "& > ul button, & > ul [data-more]": { pointerEvents: "auto" },
    "& [data-more]": {
      display: "inline-flex",
      alignItems: "center",
      minHeight: "22px",
      paddingInline: "2",
      borderRadius: "sm",
      background: "bg.muted",
      fontSize: "xs",
      color: "fg.muted",
    },
    "& > svg": {
      position: "absolute",
      insetInlineEnd: "2.5",
      top: "50%",
      transform: "translateY(-50%)",
      color: "fg.subtle",
      pointerEvents: "none",
    },
  },
});
