import { defineConfig } from "@chakra-ui/react/styled-system";
import { colors, semanticColors } from "./colors";
import { globalCss } from "./global-css";
import {
  animations,
  breakpoints,
  durations,
  easings,
  fontSizes,
  fontWeights,
  fonts,
  lineHeights,
  radii,
  shadows,
  sizes,
  spacing,
  zIndex,
} from "./scales";
import { slotRecipes } from "./slot-recipes";

/** The config of our Chakra systems: our own tokens, and recipes for the Chakra components in use. */
export const systemConfig = defineConfig({
  preflight: true,
  cssVarsPrefix: "chakra",
  cssVarsRoot: ":where(html, .chakra-theme)",
  globalCss,
  theme: {
    breakpoints,
    keyframes: {
      spin: { to: { transform: "rotate(360deg)" } },
      pulse: { "50%": { opacity: "0.45" } },
      rise: { from: { opacity: "0.1", transform: "translateY(8px) scale(.985)" } },
      fade: { from: { opacity: "0.1" } },
      drop: { from: { opacity: "0.1", transform: "translateY(-10px)" } },
      "slide-in": { from: { opacity: "0.1", transform: "translateX(24px)" } },
      "crumb-in": { from: { opacity: "0.1", transform: "translateX(8px)" } },
      "menu-drawer-in": { from: { transform: "translateX(-100%)" }, to: { transform: "none" } },
      "progress-line": { from: { transform: "scaleX(0)" }, "10%": { transform: "scaleX(.45)" }, to: { transform: "scaleX(.95)" } },
      "lost-drift": { "0%, 100%": { transform: "translateX(0)" }, "50%": { transform: "translateX(14px)" } },
      sweep: { from: { backgroundPosition: "-70% 0" }, to: { backgroundPosition: "170% 0" } },
    },
    tokens: { colors, spacing, sizes, fontSizes, fontWeights, lineHeights, radii, zIndex, durations, easings, animations, fonts },
    semanticTokens: { colors: semanticColors, shadows },
    slotRecipes,
  },
});
