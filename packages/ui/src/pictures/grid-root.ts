import { iconMask } from "../theme/icon-mask";
import { styled } from "../theme/styled";

const eye = iconMask(
  "%3Cpath d='M1.5 8s2.4-4.2 6.5-4.2S14.5 8 14.5 8s-2.4 4.2-6.5 4.2S1.5 8 1.5 8Z'/%3E%3Ccircle cx='8' cy='8' r='1.8'/%3E",
);
const dots = iconMask("%3Cpath d='M3.5 8h.01M8 8h.01M12.5 8h.01' stroke-width='2.4'/%3E");
const bin = iconMask("%3Cpath d='M2.5 4.5h11M6 4.5v-2h4v2M4 4.5l.6 9h6.8l.6-9'/%3E");
const broken = iconMask("%3Cpath d='m2 2 12 12M6 3h6.5v6.5M3.5 4v9H12M3.5 11l3-3'/%3E");
const film = iconMask("%3Crect x='2' y='3' width='12' height='10' rx='1.5'/%3E%3Cpath d='m6.8 6 3 2-3 2Z'/%3E");

/** The recipe of a page's tiles: one style for all, icons without an element of their own. */
export const GridRoot = styled("ul", {
  base: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(90px, 1fr))",
    gap: "3",
    transition: "opacity .1s .2s",
    "&[aria-busy]": { opacity: 0.55 },
    "&[data-wide]": { gridTemplateColumns: "repeat(6, minmax(0, 1fr))" },
    "@container (max-width: 820px)": { "&[data-wide]": { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" } },
    "@container (max-width: 520px)": {
      gap: "2.5",
      "&, &[data-wide]": { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
    },
    "& > li": {
      position: "relative",
      minWidth: 0,
      // room for the focus rings, which would be cut off at its edge
      margin: "-4px",
      padding: "4px",
      // tiles below the window cost nothing until they are scrolled to
      contentVisibility: "auto",
      containIntrinsicSize: "auto 120px auto 150px",
    },
    "& [data-face]": {
      position: "relative",
      display: "block",
      width: "full",
      aspectRatio: "1",
      borderRadius: "md",
      overflow: "hidden",
      background: "bg.muted",
      boxShadow: "inset 0 0 0 1px {colors.border}",
      cursor: "pointer",
      _focusVisible: { outline: "2px solid", outlineColor: "brand.focusRing", outlineOffset: "2px" },
    },
    "& [data-face] img": { width: "full", height: "full", objectFit: "contain" },
    "& li[data-missing] img": { opacity: 0 },
    "& li[data-missing] [data-face]::before, & [data-face]:has(i)::before": {
      content: '""',
      position: "absolute",
      inset: "34%",
      background: "fg.subtle",
      mask: broken,
    },
    "& [data-face]:has(i)::before": { mask: film },
    "& [data-face] i": {
      position: "absolute",
      insetInlineStart: "1.5",
      bottom: "1.5",
      paddingInline: "1.5",
      borderRadius: "sm",
      background: "bg.inverted",
      color: "fg.inverted",
      fontSize: "2xs",
      fontStyle: "normal",
      _before: { content: "attr(data-word)" },
    },
    "& li[data-picked] [data-face]": { boxShadow: "0 0 0 2px {colors.brand.solid}" },
    "& [data-face] b": {
      position: "absolute",
      top: "1.5",
      insetInlineStart: "1.5",
      minWidth: "20px",
      height: "20px",
      paddingInline: "1",
      borderRadius: "full",
      background: "brand.solid",
      color: "brand.contrast",
      fontSize: "xs",
      fontWeight: "semibold",
      lineHeight: "20px",
      textAlign: "center",
    },
    "& [data-name]": {
      display: "block",
      marginTop: "1",
      fontSize: "xs",
      color: "fg.muted",
      overflow: "hidden",
      textOverflow: "ellipsis",
      whiteSpace: "nowrap",
      textAlign: "center",
    },
    "& > li > button:not([data-face])": {
      position: "absolute",
      top: "10px",
      insetInlineEnd: "10px",
      width: "24px",
      height: "24px",
      borderRadius: "sm",
      color: "fg",
      background: "bg.panel",
      boxShadow: "sm",
      opacity: 0,
      cursor: "pointer",
      _hover: { background: "bg.muted" },
      _focusVisible: { outline: "2px solid", outlineColor: "brand.focusRing" },
      _before: { content: '""', position: "absolute", inset: "4px", background: "currentColor" },
    },
    "& [data-preview]": { insetInlineEnd: "38px!", _before: { mask: eye } },
    "& [data-drop]": { insetInlineEnd: "66px!", color: "fg.error!", _before: { mask: bin } },
    "& [data-more]": { _before: { mask: dots } },
    "& > li:is(:hover, :focus-within) > button:not([data-face]), & [data-more][aria-expanded=true]": { opacity: "1!" },
    "@media (hover: none)": {
      "& > li > [data-more]": { opacity: "1!", width: "32px!", height: "32px!" },
      "& > li > [data-preview], & > li > [data-drop]": { display: "none" },
    },
  },
});
