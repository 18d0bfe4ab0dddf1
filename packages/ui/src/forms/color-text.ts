import type { Color } from "@chakra-ui/react/color-picker";
import type { FieldOf } from "./control-props";

/** Formats a colour in the template's format. */
export function colorText(color: Color, { format, hasAlpha }: Pick<FieldOf<"color">, "format" | "hasAlpha">) {
  switch (format) {
    case "rgb":
      return color.toString(hasAlpha ? "rgba" : "rgb");
    case "hsl":
      return color.toString(hasAlpha ? "hsla" : "hsl");
    case "hsv":
      return color.toString(hasAlpha ? "hsba" : "hsb").replace("hsb", "hsv");
    case "hex":
      return color.toString(hasAlpha ? "hexa" : "hex").toLowerCase();
  }
}
