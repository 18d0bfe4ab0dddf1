import { styled } from "../theme/styled";

/** The original beside its preview; below each other where there is no room. */
export const CropDialogRoot = styled("div", {
  base: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) minmax(16rem, 26rem)",
    gap: "5",
    minHeight: "calc(100dvh - 210px)",
    borderRadius: "lg",
    "&[data-over]": { outline: "2px dashed", outlineColor: "brand.solid", outlineOffset: "6px" },
    "& > section": { display: "flex", flexDirection: "column", gap: "3", minWidth: 0 },
    "& header": { display: "flex", alignItems: "center", gap: "3", minHeight: "control" },
    "& header > h3": { fontSize: "md", fontWeight: "medium" },
    "& header > button": { marginInlineStart: "auto" },
    "& small": { fontSize: "xs", color: "fg.subtle", fontVariantNumeric: "tabular-nums", minHeight: "1.5em" },
    "& [data-stage]": {
      position: "relative",
      flex: 1,
      display: "grid",
      placeItems: "center",
      minHeight: "18rem",
      borderRadius: "md",
      background: "bg.muted",
      overflow: "hidden",
      outline: "none",
      _focusVisible: { boxShadow: "0 0 0 2px {colors.brand.focusRing}" },
    },
    "& [data-canvas]": { position: "absolute", inset: 0 },
    "& cropper-canvas": { height: "100%" },
    "& [data-tools]": { display: "flex", flexWrap: "wrap", gap: "2" },
    "& [data-hint]": { display: "flex", flexWrap: "wrap", columnGap: "3" },
    "& [data-preview]": {
      maxHeight: "calc(100dvh - 300px)",
      borderRadius: "md",
      background: "bg.muted",
      overflow: "auto",
      _empty: { aspectRatio: "16 / 9" },
    },
    "@container (max-width: 760px)": {
      gridTemplateColumns: "minmax(0, 1fr)",
      minHeight: 0,
      "& [data-stage]": { minHeight: "min(22rem, 52dvh)" },
    },
  },
});
