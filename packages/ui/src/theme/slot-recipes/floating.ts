import { defineStyle } from "@chakra-ui/react/styled-system";

/** A box that lies above the page: what menus and popovers are made of. */
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
