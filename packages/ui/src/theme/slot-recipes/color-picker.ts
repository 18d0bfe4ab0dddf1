import { defineSlotRecipe } from "@chakra-ui/react/styled-system";
import { controlRecipe } from "../recipes";

const thumb = {
  boxSize: "4",
  borderRadius: "full",
  borderWidth: "2px",
  borderColor: "white",
  boxShadow: "0 0 0 1px rgb(0 0 0 / .5)",
  transform: "translate(-50%, -50%)",
  _focusVisible: { outline: "2px solid", outlineColor: "brand.focusRing", outlineOffset: "2px" },
} as const;

/** The recipe of Chakra's colour picker. */
export const colorPickerRecipe = defineSlotRecipe({
  slots: [
    ...["root", "area", "areaBackground", "areaThumb", "channelSlider", "channelSliderTrack", "channelSliderThumb"],
    ...["transparencyGrid", "channelInput", "swatchGroup", "swatchTrigger"],
  ],
  base: {
    root: {
      display: "grid",
      gap: "3",
      width: "15rem",
      maxWidth: "calc(100vw - 2rem)",
      padding: "3",
      "& label": { display: "flex", alignItems: "center", gap: "2", fontSize: "xs", color: "fg.muted", "& > span": { flexShrink: 0 } },
    },
    area: { position: "relative", height: "9rem", borderRadius: "md", overflow: "hidden", touchAction: "none" },
    areaBackground: { boxSize: "full" },
    areaThumb: thumb,
    channelSlider: { position: "relative", height: "3", marginInline: "2", borderRadius: "full" },
    channelSliderTrack: { height: "full", borderRadius: "full" },
    channelSliderThumb: thumb,
    transparencyGrid: { borderRadius: "full" },
    channelInput: controlRecipe.base,
    swatchGroup: { display: "flex", flexWrap: "wrap", gap: "1.5" },
    swatchTrigger: {
      boxSize: "5",
      borderRadius: "sm",
      borderWidth: "1px",
      borderColor: "border.control",
      background: "var(--color)",
      cursor: "pointer",
      _focusVisible: { outline: "2px solid", outlineColor: "brand.focusRing" },
    },
  },
});
