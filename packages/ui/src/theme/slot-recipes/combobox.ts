import { defineSlotRecipe } from "@chakra-ui/react/styled-system";
import { controlRecipe } from "../recipes";
import { floating } from "./floating";

/** The recipe of Chakra's combobox. */
export const comboboxRecipe = defineSlotRecipe({
  slots: ["root", "control", "input", "content", "list", "item", "itemText", "itemIndicator"],
  base: {
    root: { width: "full" },
    control: {
      position: "relative",
      "& > svg": {
        position: "absolute",
        insetInlineEnd: "2.5",
        top: "50%",
        transform: "translateY(-50%)",
        color: "fg.subtle",
        pointerEvents: "none",
      },
    },
    input: {
      ...controlRecipe.base,
      paddingInlineEnd: "7",
      textOverflow: "ellipsis",
      cursor: "pointer",
      "&:focus": { cursor: "text" },
    },
    content: {
      ...floating,
      padding: "1",
      "& > p": { display: "flex", justifyContent: "center", gap: "3", padding: "2", color: "fg.subtle", fontSize: "xs" },
      "& > p[role=alert]": { color: "fg.error" },
      // for screen readers; visually the options are enough
      "& > p[data-quiet]": { position: "absolute", width: "1px", height: "1px", padding: 0, overflow: "hidden", clipPath: "inset(50%)" },
    },
    list: { maxHeight: "16rem", overflowY: "auto", overscrollBehavior: "contain", scrollbarWidth: "thin" },
    item: {
      display: "flex",
      alignItems: "center",
      justifyContent: "space-between",
      gap: "2",
      minHeight: "control",
      paddingInline: "2",
      borderRadius: "sm",
      cursor: "pointer",
      _highlighted: { background: "bg.muted" },
      "&[data-state=checked]": { color: "brand.fg", fontWeight: "medium" },
    },
    itemText: { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
    itemIndicator: { flexShrink: 0 },
  },
});
