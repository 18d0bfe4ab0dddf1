import { styled } from "../theme/styled";

/** Categories beside pictures; where there is no room the categories come as a drawer. */
export const LibraryRoot = styled("div", {
  base: {
    position: "relative",
    containerType: "inline-size",
    containerName: "library",
    "& > [data-columns]": {
      display: "grid",
      gridTemplateColumns: "13.5rem minmax(0, 1fr)",
      alignItems: "start",
      columnGap: "5",
    },
    "&[data-wide] > [data-columns]": { gridTemplateColumns: "15rem minmax(0, 1fr)" },
    "& [data-columns] > aside": { position: "sticky", top: 0 },
    "& [data-main]": {
      position: "relative",
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr)",
      alignContent: "start",
      gap: "3",
      // a page that turns does not jump
      minHeight: "31rem",
      containerType: "inline-size",
    },
    "&[data-wide] [data-main]": { minHeight: "max(31rem, calc(100dvh - 13rem))" },
    "& [data-head]": {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      justifyContent: "space-between",
      gap: "2",
      borderBottomWidth: "1px",
      borderColor: "border.muted",
    },
    "& [data-head] > form": { width: "14rem", maxWidth: "full", paddingBottom: "1.5" },
    "& [data-category]": { display: "none" },
    "&[data-over] [data-main]::after": {
      content: "attr(data-drop)",
      position: "absolute",
      inset: "-6px",
      zIndex: 4,
      display: "grid",
      placeItems: "center",
      borderWidth: "2px",
      borderStyle: "dashed",
      borderColor: "brand.solid",
      borderRadius: "lg",
      background: "color-mix(in srgb, {colors.bg.panel} 88%, transparent)",
      color: "brand.fg",
      fontSize: "lg",
      fontWeight: "medium",
      pointerEvents: "none",
    },
    "@container library (max-width: 720px)": {
      "& > [data-columns], &[data-wide] > [data-columns]": { gridTemplateColumns: "minmax(0, 1fr)!" },
      "& [data-columns] > aside": { display: "none" },
      "& [data-category]": { display: "inline-flex" },
      "& [data-head] > form": { width: "full" },
    },
  },
});
