import { nativeElements } from "./native-elements";

/** The page itself, density, and the style of native elements. */
export const globalCss = {
  ":root": { "--density-control": "30px", "--density-text": "0.8125rem", "--density-cell": "7px", "--density-gap": "12px" },
  ":root[data-density=small]": { "--density-control": "32px", "--density-cell": "9px", "--density-gap": "14px" },
  ":root[data-density=medium]": {
    "--density-control": "36px",
    "--density-text": "0.875rem",
    "--density-cell": "11px",
    "--density-gap": "16px",
  },
  // fingers need more room
  "@media (max-width: 640px)": { ":root:root": { "--density-control": "38px", "--density-text": "0.875rem", "--density-cell": "8px" } },
  html: {
    color: "fg",
    background: "bg.canvas",
    fontSize: "16px",
    lineHeight: "1.5",
    colorPalette: "brand",
    colorScheme: "light",
    "--global-font-body": "fonts.body",
    "--global-font-mono": "fonts.mono",
    "--global-color-border": "colors.border",
    "&.dark": { colorScheme: "dark" },
  },
  body: { fontSize: "body", fontFamily: "body", WebkitFontSmoothing: "antialiased", textRendering: "optimizeLegibility" },
  "*::placeholder": { color: "fg.subtle" },
  "*::selection": { background: "color-mix(in srgb, {colors.brand.500} 28%, transparent)" },
  "@media (prefers-reduced-motion: reduce)": {
    "*, *::before, *::after": { animationDuration: "0.01ms!", animationIterationCount: "1!", transitionDuration: "0.01ms!" },
  },
  ...nativeElements,
};
