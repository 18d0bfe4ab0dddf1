import { styled } from "../theme/styled";

/** The recipe of the category tree. */
export const CategoryTreeRoot = styled("div", {
  base: {
    fontSize: "body",
    "& [role=treeitem]": {
      display: "flex",
      alignItems: "center",
      gap: "1.5",
      height: "32px",
      paddingInlineEnd: "1",
      borderRadius: "md",
      color: "fg",
      outline: "none",
      cursor: "pointer",
      "@media (pointer: coarse)": { height: "40px" },
      "&:hover": { background: "bg.muted" },
      _focusVisible: { boxShadow: "inset 0 0 0 2px {colors.brand.focusRing}" },
    },
    "& [aria-selected=true]": { background: "brand.subtle!", color: "brand.fg!", fontWeight: "medium" },
    "& [role=treeitem] > i, & [data-twist]": { flexShrink: 0, width: "18px" },
    "& [role=treeitem] > svg": { flexShrink: 0, color: "fg.subtle" },
    "& [aria-selected=true] > svg": { color: "brand.fg" },
    "& [role=treeitem] > span": { flex: 1, minWidth: 0, overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
    "& button": {
      display: "grid",
      placeItems: "center",
      flexShrink: 0,
      width: "22px",
      height: "22px",
      borderRadius: "sm",
      color: "fg.subtle",
      cursor: "pointer",
      _hover: { color: "fg", background: "bg.emphasized" },
    },
    "& [data-twist] > svg": { transition: "transform .12s" },
    "& [aria-expanded=true] > [data-twist] > svg": { transform: "rotate(90deg)" },
    "& [data-more]": { opacity: 0, "@media (hover: none)": { opacity: 1 } },
    "& [role=treeitem]:is(:hover, :focus) > [data-more], & [data-more][aria-expanded=true]": { opacity: 1 },
  },
});
