import { defineStyle } from "@chakra-ui/react/styled-system";

/** A box above the page: the base of menus and popovers. */
export const floating = defineStyle({
  zIndex: "popover",
  minWidth: "min(var(--reference-width), 360px)",
  maxWidth: "calc(100vw - 16px)",
  overflow: "hidden",
  color: "fg",
  background: "bg.panel",
  borderWidth: "1px",
  borderColor: "border.emphasized",
  borderRadius: "lg",
  boxShadow: "lg",
  fontSize: "body",
  textAlign: "start",
  whiteSpace: "normal",
  outline: "none",
});
