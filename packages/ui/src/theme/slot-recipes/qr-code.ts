import { defineSlotRecipe } from "@chakra-ui/react/styled-system";

/** The recipe of Chakra's QR code: dark on light in every colour mode, since many readers know no other. */
export const qrCodeRecipe = defineSlotRecipe({
  slots: ["root", "frame", "pattern"],
  base: {
    root: { width: "fit-content", padding: "3", borderRadius: "md", background: "white" },
    frame: { display: "block", boxSize: "160px", fill: "black" },
    pattern: {},
  },
});
