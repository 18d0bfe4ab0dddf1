import { defineSlotRecipe } from "@chakra-ui/react/styled-system";
import { controlRecipe } from "../recipes";

/** The recipe of Chakra's tags input. */
export const tagsInputRecipe = defineSlotRecipe({
  slots: ["root", "control", "input", "itemPreview", "itemText", "itemDeleteTrigger"],
  base: {
    root: { width: "full" },
    control: {
      ...controlRecipe.base,
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      gap: "1.5",
      height: "auto",
      minHeight: "control",
      paddingBlock: "1",
      cursor: "text",
      "&[data-disabled]": { cursor: "not-allowed" },
      "& > ul": { display: "contents" },
      "& li": { minWidth: 0, maxWidth: "full" },
    },
    input: {
      flex: "1 1 6.5rem",
      minWidth: 0,
      height: "22px",
      background: "transparent",
      border: 0,
      outline: "none",
      font: "inherit",
      color: "inherit",
    },
    itemPreview: {
      display: "inline-flex",
      alignItems: "center",
      gap: "0.5",
      maxWidth: "full",
      minHeight: "22px",
      paddingInline: "2",
      borderRadius: "sm",
      borderWidth: "1px",
      borderColor: "green.border",
      background: "green.subtle",
      color: "green.fg",
      fontSize: "xs",
      lineHeight: "1.4",
      "&:has(button)": { paddingInlineEnd: "0.5" },
      _highlighted: { outline: "2px solid", outlineColor: "brand.focusRing" },
      // fingers need more room
      "@media (max-width: 640px)": { minHeight: "28px", fontSize: "body" },
    },
    itemText: { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
    itemDeleteTrigger: {
      flexShrink: 0,
      display: "grid",
      placeItems: "center",
      boxSize: "18px",
      borderRadius: "sm",
      cursor: "pointer",
      _hover: { background: "green.muted" },
      "@media (max-width: 640px)": { boxSize: "24px" },
    },
  },
});
