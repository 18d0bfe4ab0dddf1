import { defineSlotRecipe } from "@chakra-ui/react/styled-system";

/** The recipe of Chakra's toasts; where each stands, its machine says in variables. */
export const toastRecipe = defineSlotRecipe({
  slots: ["root", "title", "closeTrigger"],
  base: {
    root: {
      display: "flex",
      alignItems: "center",
      gap: "2.5",
      width: "max-content",
      maxWidth: "min(30rem, 100%)",
      height: "var(--height)",
      paddingBlock: "2.5",
      paddingInline: "3.5",
      borderRadius: "lg",
      borderWidth: "1px",
      borderColor: "border",
      background: "bg.panel",
      color: "fg",
      boxShadow: "lg",
      fontSize: "body",
      zIndex: "var(--z-index)",
      translate: "var(--x) var(--y)",
      transition: "translate .18s, opacity .18s, height .18s",
      transitionTimingFunction: "ease-out",
      _closed: { opacity: 0 },
      _focusVisible: { outline: "2px solid", outlineColor: "brand.focusRing" },
      "& > svg": { flexShrink: 0, color: "fg.info" },
      "&[data-type=success] > svg": { color: "fg.success" },
      "&[data-type=error] > svg": { color: "fg.error" },
    },
    title: { overflowWrap: "anywhere" },
    closeTrigger: {
      padding: "1",
      borderRadius: "sm",
      color: "fg.subtle",
      cursor: "pointer",
      _hover: { color: "fg" },
      _focusVisible: { outline: "2px solid", outlineColor: "brand.focusRing" },
    },
  },
});
