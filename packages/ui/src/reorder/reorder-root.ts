import { styled } from "../theme/styled";

/** The recipe of a list whose order can be changed: `data-carried` marks the moving item. */
export const ReorderRoot = styled("div", {
  base: {
    "& > ul": { position: "relative", display: "flex", margin: 0, padding: 0, listStyle: "none" },
    "&[data-layout=list] > ul": { flexDirection: "column", gap: "2" },
    "&[data-layout=wrap] > ul": { flexWrap: "wrap", gap: "2" },
    "& > ul > li": { position: "relative", minWidth: 0, maxWidth: "full", borderRadius: "md" },
    "&[data-layout=wrap][data-movable] > ul > li": { userSelect: "none", "@media (pointer: fine)": { cursor: "grab" } },
    "& > ul > li[data-carried]": {
      boxShadow: "lg",
      outline: "2px solid",
      outlineColor: "brand.focusRing",
      outlineOffset: "1px",
      cursor: "grabbing!",
    },
  },
});
