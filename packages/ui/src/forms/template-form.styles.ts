import "react";
import { styled } from "../theme/styled";

declare module "react" {
  interface CSSProperties {
    /** A custom property of the style sheet: a width, a number of columns. */
    [variable: `--${string}`]: string | number | undefined;
  }
}

/** A form drawn from a template: a column of rows, whose gutter and label width are the template's. */
export const TemplateRoot = styled("form", {
  base: {
    display: "grid",
    gap: "4",
    gridTemplateColumns: "minmax(0, 1fr)",
    minWidth: 0,
    containerType: "inline-size",
    // as large as the template asks for, never smaller than the density of the account
    "&[data-size=small]": { "--chakra-sizes-control": "max(var(--density-control), 32px)" },
    "&[data-size=medium]": {
      "--chakra-sizes-control": "max(var(--density-control), 36px)",
      "--chakra-font-sizes-body": "max(var(--density-text), 0.875rem)",
    },
  },
});

/** Parts side by side in 24 columns; in one column where there is no room. */
export const TemplateRow = styled("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    columnGap: "var(--gutter)",
    rowGap: "4",
    minWidth: 0,
    alignItems: "flex-start",
    "&[data-align=middle]": { alignItems: "center" },
    "&[data-align=bottom]": { alignItems: "flex-end" },
    "&[data-justify=end]": { justifyContent: "flex-end" },
    "&[data-justify=center]": { justifyContent: "center" },
    "&[data-justify=space-around]": { justifyContent: "space-around" },
    "&[data-justify=space-between]": { justifyContent: "space-between" },
    // slightly less than its part, so that rounding never breaks a row
    "& > *": {
      flex: "0 0 calc((100% + var(--gutter)) * var(--span) / 24 - var(--gutter) - 0.02px)",
      minWidth: "min(100%, 7rem)",
      "@container (max-width: 560px)": { flexBasis: "100%" },
    },
  },
});
