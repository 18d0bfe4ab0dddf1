import { steps } from "./brand-scale";
import type { Step } from "./brand-scale";

function scale(text: string) {
  const values = text.split(" ");
  return Object.fromEntries(steps.map((step, at) => [step, { value: values[at] ?? "" }]));
}

/** The raw colours. Screens use semantic ones (`fg.muted`, `brand.solid`), never these. */
export const colors = {
  transparent: { value: "transparent" },
  current: { value: "currentColor" },
  white: { value: "#ffffff" },
  black: { value: "#0b0d12" },
  gray: scale("#f8f9fb #f1f3f6 #e5e8ed #d1d6de #9aa3b2 #6b7585 #525c6c #3b4453 #272e3a #1a1f28 #101319"),
  // brandScale(defaultBrand), precomputed: computing it costs a slow machine 100 ms before the first page
  brand: scale("#f1f8ff #e0eeff #c4dfff #99c8fe #6ab0fe #409eff #0f74cd #025fad #024c8c #043a6b #002951"),
  red: scale("#fef3f2 #fee4e2 #fecdca #fda29b #f97066 #f04438 #d92d20 #b42318 #912018 #7a271a #3d100c"),
  amber: scale("#fffaeb #fef0c7 #fedf89 #fec84b #fdb022 #f79009 #b54708 #93370d #7a2e0e #66270c #331307"),
  green: scale("#ecfdf3 #d1fadf #a6f4c5 #6ce9a6 #32d583 #12b76a #067647 #05603a #054f31 #04432a #022316"),
  blue: scale("#eff6ff #dbeafe #bfdbfe #93c5fd #60a5fa #3b82f6 #1d64d8 #1c53ae #1a4489 #193a6e #0f2144"),
};

const of = (light: string, dark: string) => ({ value: { _light: light, _dark: dark } });
const ref = (light: string, dark: string) => of(`{colors.${light}}`, `{colors.${dark}}`);

/** The tokens of a palette for `colorPalette`: solid with its contrast, text, tints, border and focus ring. */
const palette = (name: string, solid: Step = "600") => ({
  solid: { DEFAULT: ref(`${name}.${solid}`, `${name}.${solid}`), hover: ref(`${name}.700`, `${name}.700`) },
  contrast: of("#ffffff", "#ffffff"),
  fg: ref(`${name}.700`, `${name}.300`),
  subtle: of(`{colors.${name}.50}`, `color-mix(in srgb, {colors.${name}.500} 16%, {colors.bg.panel})`),
  muted: of(`{colors.${name}.100}`, `color-mix(in srgb, {colors.${name}.500} 24%, {colors.bg.panel})`),
  emphasized: of(`{colors.${name}.200}`, `color-mix(in srgb, {colors.${name}.500} 36%, {colors.bg.panel})`),
  border: of(`{colors.${name}.200}`, `color-mix(in srgb, {colors.${name}.500} 40%, {colors.bg.panel})`),
  focusRing: ref(`${name}.500`, `${name}.400`),
});

/** The semantic colours, in light and in dark. Text on any background named here reaches WCAG AA. */
export const semanticColors = {
  bg: {
    DEFAULT: of("#ffffff", "#13171d"),
    /** Behind the cards. */
    canvas: of("#f5f6f8", "#0c0f13"),
    panel: of("#ffffff", "#13171d"),
    subtle: of("#fafbfc", "#171c23"),
    muted: of("#f2f4f7", "#1e242d"),
    emphasized: of("#e6e9ee", "#2a323e"),
    inverted: of("#1a1f28", "#e9ecf1"),
    error: of("{colors.red.50}", "color-mix(in srgb, {colors.red.500} 16%, #13171d)"),
    warning: of("{colors.amber.50}", "color-mix(in srgb, {colors.amber.500} 16%, #13171d)"),
    success: of("{colors.green.50}", "color-mix(in srgb, {colors.green.500} 16%, #13171d)"),
    info: of("{colors.blue.50}", "color-mix(in srgb, {colors.blue.500} 16%, #13171d)"),
  },
  fg: {
    DEFAULT: of("#1a202c", "#e8ebf0"),
    muted: of("#4f596a", "#aab3c0"),
    subtle: of("#626c7c", "#8d97a7"),
    inverted: of("#ffffff", "#13171d"),
    error: ref("red.700", "red.300"),
    warning: ref("amber.700", "amber.300"),
    success: ref("green.700", "green.300"),
    info: ref("blue.700", "blue.300"),
  },
  border: {
    DEFAULT: of("#e4e7ec", "#272e39"),
    muted: of("#eef0f3", "#1f252e"),
    subtle: of("#eef0f3", "#1f252e"),
    emphasized: of("#cdd3dc", "#3b4554"),
    /** The border of a control: it shows where to click, so it reaches 3:1. */
    control: of("#8c95a4", "#667182"),
    inverted: of("#1a1f28", "#e9ecf1"),
    error: ref("red.500", "red.400"),
    warning: ref("amber.500", "amber.400"),
    success: ref("green.500", "green.400"),
    info: ref("blue.500", "blue.400"),
  },
  brand: palette("brand"),
  red: palette("red"),
  amber: palette("amber"),
  green: palette("green"),
  blue: palette("blue"),
  gray: {
    ...palette("gray"),
    solid: { DEFAULT: ref("gray.800", "gray.200"), hover: ref("gray.700", "gray.300") },
    contrast: of("#ffffff", "#101319"),
    subtle: ref("gray.100", "gray.800"),
    muted: ref("gray.200", "gray.700"),
    emphasized: ref("gray.300", "gray.600"),
    border: ref("gray.200", "gray.800"),
  },
  /** Pages that buyers will see: always light, as in the shop. */
  paper: {
    DEFAULT: of("#ffffff", "#ffffff"),
    fg: of("#1a202c", "#1a202c"),
    muted: of("#626c7c", "#626c7c"),
    subtle: of("#f4f6f8", "#f4f6f8"),
    border: of("#cdd3dc", "#cdd3dc"),
    link: ref("brand.700", "brand.700"),
    mark: ref("amber.100", "amber.100"),
    picked: of("color-mix(in srgb, {colors.brand.500} 28%, transparent)", "color-mix(in srgb, {colors.brand.500} 28%, transparent)"),
  },
  scrim: of("rgb(16 19 25 / .46)", "rgb(0 0 0 / .62)"),
};
