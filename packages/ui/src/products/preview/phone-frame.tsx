import { styled } from "../../theme/styled";

/** A page as wide as a phone, with its own scroll. */
export const PhoneFrame = styled("div", {
  base: {
    width: "full",
    maxWidth: "375px",
    marginInline: "auto",
    borderWidth: "1px",
    borderColor: "border",
    borderRadius: "xl",
    maxHeight: "calc(100dvh - 6.5rem)",
    overflowY: "auto",
    scrollbarWidth: "thin",
    "&[data-beside]": { maxHeight: "calc(100dvh - 15.5rem)" },
  },
});
