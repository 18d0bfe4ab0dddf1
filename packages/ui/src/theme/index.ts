export { styled } from "./styled";
export { applyAppearance, defaultAppearance } from "./appearance";
export type { Appearance, ColorMode, Density } from "./appearance";
export { brandScale, contrast, defaultBrand } from "./brand-scale";
export { buttonLook, controlLook } from "./looks";
export { ThemeProvider } from "./theme-provider";
