export { applyAppearance, defaultAppearance } from "./appearance";
export type { Appearance, ColorMode, Density } from "./appearance";
export { brandScale, contrast, defaultBrand } from "./brand-scale";
export { buttonRecipe, controlRecipe } from "./recipes";
export { system } from "./system";
export { ThemeProvider } from "./theme-provider";
