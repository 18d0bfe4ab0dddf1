import { styled } from "../theme/styled";

/** The recipe of a node in a cascader's column. */
export const CascaderRowRoot = styled("div", {
  base: {
    display: "flex",
    alignItems: "center",
    height: "32px",
    borderRadius: "md",
    "&:hover, &[data-opened]": { background: "bg.muted" },
    "&[data-chosen] [data-entry]": { color: "brand.fg", fontWeight: "semibold" },
    "& > .sk-box": { marginInlineStart: "2" },
    "& > [data-entry]": {
      flex: 1,
      minWidth: 0,
      display: "flex",
      alignItems: "center",
      justifyContent: "space-between",
      gap: "1",
      height: "full",
      paddingInline: "2",
      borderRadius: "md",
      textAlign: "start",
      cursor: "pointer",
      "&:focus-visible": { outline: "2px solid", outlineColor: "brand.focusRing", outlineOffset: "-2px" },
      "&:disabled, &[data-disabled]": { color: "fg.subtle", cursor: "not-allowed", opacity: 0.7 },
      "& > span": { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
      "& > small": { flexShrink: 0, marginInlineStart: "auto", fontSize: "xs", color: "fg.subtle", fontVariantNumeric: "tabular-nums" },
      "& > svg": { flexShrink: 0, color: "fg.subtle" },
    },
    "& > [data-take]": { opacity: 0, fontSize: "xs", paddingInline: "1.5" },
    "&:hover > [data-take], &:focus-within > [data-take], &[data-opened] > [data-take]": { opacity: 1 },
    // fingers need more room, and cannot hover
    "@media (max-width: 640px)": { height: "42px", "& > [data-take]": { opacity: 1 } },
  },
});
