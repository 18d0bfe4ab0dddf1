export { styled } from "./styled";
export { applyAppearance, defaultAppearance } from "./appearance";
export type { Appearance, ColorMode, Density } from "./appearance";
export { brandScale, contrast, defaultBrand } from "./brand-scale";
export { buttonRecipe, controlRecipe } from "./recipes";
export { ThemeProvider } from "./theme-provider";
