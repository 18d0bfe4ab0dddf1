import { styled } from "../theme/styled";

/**
 * The box of one sentence above a form or a list, with an icon before it and buttons behind it.
 *
 * `data-tone`: `brand` for an offer, `danger` for a failure, `warning` if something is missing.
 */
export const NoticeRoot = styled("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "2",
    padding: "2.5",
    paddingInline: "4",
    borderRadius: "lg",
    borderWidth: "1px",
    borderColor: "border",
    background: "bg.subtle",
    color: "fg.muted",
    fontSize: "body",
    "& > svg": { flexShrink: 0 },
    "& > span": { flex: "1 1 14rem", overflowWrap: "anywhere" },
    "&[data-tone=brand]": { borderColor: "transparent", background: "brand.subtle", color: "brand.fg" },
    "&[data-tone=danger]": { borderColor: "transparent", background: "red.subtle", color: "fg.error" },
    "&[data-tone=warning]": { borderColor: "border.warning", background: "bg.warning", color: "fg.warning" },
  },
});
