import { defineSlotRecipe } from "@chakra-ui/react/styled-system";
import { floating } from "./floating";

/** The recipe of Chakra's popover. */
export const popoverRecipe = defineSlotRecipe({ slots: ["content"], base: { content: floating } });
