import { defineSlotRecipe } from "@chakra-ui/react/styled-system";

/** The recipe of Chakra's tooltip. */
export const tooltipRecipe = defineSlotRecipe({
  slots: ["content"],
  base: {
    content: {
      zIndex: "tooltip",
      maxWidth: "min(22rem, calc(100vw - 12px))",
      paddingBlock: "1",
      paddingInline: "2",
      borderRadius: "md",
      background: "bg.inverted",
      color: "fg.inverted",
      fontSize: "xs",
      lineHeight: "1.5",
      boxShadow: "md",
      overflowWrap: "anywhere",
    },
  },
});
