/** The steps of a colour scale, from almost white to almost black. */
export const steps = ["50", "100", "200", "300", "400", "500", "600", "700", "800", "900", "950"] as const;
export type Step = (typeof steps)[number];

/** The default brand colour. */
export const defaultBrand = "#409EFF";

/** Lightness of the steps used behind dark text. */
const tints = { "50": 0.975, "100": 0.945, "200": 0.895, "300": 0.82, "400": 0.745 };
/** Contrast with white of the steps that are used behind white text, or as text on white. */
const shades = { "600": 4.7, "700": 6.3, "800": 8.6, "900": 11.4, "950": 14.5 };

/**
 * A scale of eleven steps in the hue of one colour; 500 is the colour itself.
 *
 * White text on 600 and darker reaches WCAG AA for any hue, as does text in 300 and lighter on the dark panels.
 */
export function brandScale(hex: string): Record<Step, string> {
  const [, chroma, hue] = toOklch(hex);
  const tint = (step: keyof typeof tints) => toHex(tints[step], chroma * Math.min(1, (1 - tints[step]) * 3.4), hue);
  const shade = (step: keyof typeof shades) => darkened(chroma, hue, shades[step]);
  return {
    "50": tint("50"),
    "100": tint("100"),
    "200": tint("200"),
    "300": tint("300"),
    "400": tint("400"),
    "500": hex.toLowerCase(),
    "600": shade("600"),
    "700": shade("700"),
    "800": shade("800"),
    "900": shade("900"),
    "950": shade("950"),
  };
}

/** The contrast of two colours, from 1 to 21, as WCAG 2 defines it. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

function darkened(chroma: number, hue: number, ratio: number): string {
  let lightness = 0.8;
  let hex = toHex(lightness, chroma, hue);
  while (contrast(hex, "#ffffff") < ratio && lightness > 0) {
    lightness -= 0.005;
    hex = toHex(lightness, chroma * Math.min(1, 0.45 + lightness), hue);
  }
  return hex;
}

function channels(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.replace("#", ""), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

const linear = (channel: number) => (channel <= 10.31475 ? channel / 3294.6 : ((channel / 255 + 0.055) / 1.055) ** 2.4);

function luminance(hex: string): number {
  const [red, green, blue] = channels(hex);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function toOklch(hex: string): [number, number, number] {
  const [red, green, blue] = channels(hex);
  const [r, g, b] = [linear(red), linear(green), linear(blue)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const c = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return [0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s, Math.hypot(a, c), Math.atan2(c, a)];
}

function toHex(lightness: number, chroma: number, hue: number): string {
  const rgb = toRgb(lightness, chroma, hue);
  // a colour outside sRGB is desaturated until it fits: clipping would change its hue
  if (chroma > 0.002 && rgb.some((channel) => channel < -0.5 || channel > 255.5)) return toHex(lightness, chroma * 0.96, hue);
  return `#${rgb
    .map((channel) =>
      Math.round(Math.min(255, Math.max(0, channel)))
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}

function toRgb(lightness: number, chroma: number, hue: number): number[] {
  const a = chroma * Math.cos(hue);
  const b = chroma * Math.sin(hue);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((channel) => 255 * (channel <= 0.0031308 ? 12.92 * channel : 1.055 * channel ** (1 / 2.4) - 0.055));
}
