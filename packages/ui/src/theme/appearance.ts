import { brandScale, defaultBrand, steps } from "./brand-scale";

export type ColorMode = "light" | "dark";
/** The size of controls and rows; `mini` is the default. */
export type Density = "mini" | "small" | "medium";

export interface Appearance {
  colorMode: ColorMode;
  density: Density;
  /** One colour as `#rrggbb`; its scale is computed. */
  brand: string;
}

export const defaultAppearance: Appearance = { colorMode: "light", density: "mini", brand: defaultBrand };

let worn: string | undefined;

/** Applies the appearance to the page: colour mode as a class of `html`, density as its data attribute, the brand's scale as variables. */
export function applyAppearance({ colorMode, density, brand }: Appearance): void {
  const root = document.documentElement;
  root.classList.toggle("dark", colorMode === "dark");
  root.classList.toggle("light", colorMode === "light");
  root.style.colorScheme = colorMode;
  root.dataset.density = density;
  if (brand === worn) return; // computing a scale is slow
  worn = brand;
  const scale = /^#[0-9a-f]{6}$/i.test(brand) && brand.toLowerCase() !== defaultBrand.toLowerCase() ? brandScale(brand) : undefined;
  for (const step of steps) {
    if (scale) root.style.setProperty(`--chakra-colors-brand-${step}`, scale[step]);
    else root.style.removeProperty(`--chakra-colors-brand-${step}`);
  }
}
