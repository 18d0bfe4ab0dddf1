import { controlRecipe } from "../theme/recipes";
import { styled } from "../theme/styled";

/** The box of a remote select: its list hangs on the input, which is as wide as the box. */
export const RemoteSelectRoot = styled("div", {
  base: {
    position: "relative",
    width: "full",
    "& > input": { ...controlRecipe.base, paddingInlineEnd: "7", textOverflow: "ellipsis", cursor: "pointer" },
    "& > input:focus": { cursor: "text" },
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

/** The list that hangs below a remote select. */
export const RemoteOptionsList = styled("div", {
  base: {
    minWidth: "12rem",
    maxWidth: "calc(100vw - 18px)",
    padding: "1",
    "& ul": { maxHeight: "16rem", overflowY: "auto", overscrollBehavior: "contain", scrollbarWidth: "thin" },
    "& li": {
      display: "flex",
      alignItems: "center",
      justifyContent: "space-between",
      gap: "2",
      minHeight: "control",
      paddingInline: "2",
      borderRadius: "sm",
      cursor: "pointer",
      "& > span": { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
      "& > svg": { flexShrink: 0 },
      "&:hover": { background: "bg.muted" },
      "&[data-active]": { background: "bg.muted" },
      "&[aria-selected=true]": { color: "brand.fg", fontWeight: "medium" },
    },
    "& p": { display: "flex", justifyContent: "center", gap: "3", padding: "2", color: "fg.subtle", fontSize: "xs" },
    "& p[role=alert]": { color: "fg.error" },
    // said to who listens; who looks sees the options
    "& p[data-quiet]": { position: "absolute", width: "1px", height: "1px", padding: 0, overflow: "hidden", clipPath: "inset(50%)" },
  },
});
