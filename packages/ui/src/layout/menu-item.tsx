import { styled } from "../theme/styled";

/** One row of the sidebar: a link, or a button that opens a group. */
export const MenuItem = styled("a", {
  base: {
    position: "relative",
    display: "flex",
    alignItems: "center",
    gap: "2.5",
    width: "full",
    minHeight: "34px",
    paddingInline: "2.5",
    borderRadius: "md",
    color: "fg.muted",
    fontSize: "sm",
    lineHeight: "1.3",
    textAlign: "start",
    cursor: "pointer",
    userSelect: "none",
    transition: "background-color .12s, color .12s",
    "& > svg": { flexShrink: 0 },
    "& > svg[data-mark]": { color: "fg.subtle" },
    "& > [data-clip]": { flex: 1, minWidth: 0, overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
    _hover: { background: "bg.muted", color: "fg" },
    _focusVisible: { outline: "2px solid", outlineColor: "brand.focusRing", outlineOffset: "-2px" },
    "&[aria-current=page]": { background: "brand.subtle", color: "brand.fg", fontWeight: "medium" },
    // the group that contains the page
    "&[data-within]": { color: "fg", fontWeight: "medium", "& > svg:first-of-type:not([data-mark])": { color: "brand.fg" } },
    "&[data-folded]": { justifyContent: "center", padding: 0 },
    // folded, no page below the group can show that
    "&[data-folded][data-within]": { background: "brand.subtle", color: "brand.fg" },
    // fingers need more room
    "@media (max-width: 991.98px)": { minHeight: "40px" },
  },
});
