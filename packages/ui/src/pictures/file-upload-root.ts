import { styled } from "../theme/styled";

/** The recipe of a file field. */
export const FileUploadRoot = styled("div", {
  base: {
    display: "grid",
    justifyItems: "start",
    gap: "1.5",
    maxWidth: "full",
    borderRadius: "md",
    fontSize: "body",
    "&[data-over]": { outline: "2px dashed", outlineColor: "brand.solid", outlineOffset: "4px" },
    "& > span:empty": { display: "none" },
    "& [data-file]": { display: "flex", alignItems: "center", gap: "2", maxWidth: "full" },
    "& [data-file] > a": { color: "brand.fg", minWidth: 0, overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
    "& [data-document]": {
      display: "grid",
      placeItems: "center",
      alignContent: "center",
      flexShrink: 0,
      boxSize: "60px",
      borderWidth: "1px",
      borderColor: "border.emphasized",
      borderRadius: "md",
      color: "fg.muted",
      background: "bg.subtle",
      cursor: "pointer",
      "&:hover:not(:disabled)": { borderColor: "brand.solid", color: "brand.fg" },
      _disabled: { cursor: "default" },
      _focusVisible: { outline: "2px solid", outlineColor: "brand.focusRing" },
      "& > b": { fontSize: "2xs", fontWeight: "semibold", letterSpacing: "0.04em" },
    },
    "& [data-progress]": { display: "flex", alignItems: "center", gap: "3" },
    "& progress": { width: "12rem", height: "4px", accentColor: "{colors.brand.solid}" },
    "& [data-failed]": { display: "inline-flex", flexWrap: "wrap", gap: "2", color: "fg.error" },
    "& small": { fontSize: "xs", color: "fg.subtle" },
  },
});
