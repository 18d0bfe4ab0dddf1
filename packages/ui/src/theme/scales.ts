const tokens = (values: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]));

const quarters = [
  0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 28, 32, 36, 40, 44, 48, 52, 56, 60, 64, 72, 80, 96,
];
const steps = Object.fromEntries(quarters.map((step) => [String(step), `${step / 4}rem`]));

/** Distances: a step is four pixels. */
export const spacing = tokens({ "0": "0rem", px: "1px", ...steps });

/** Widths and heights: the distances, the named widths, and the control height set by density. */
export const sizes = tokens({
  "0": "0rem",
  px: "1px",
  ...steps,
  "2xs": "16rem",
  xs: "20rem",
  sm: "24rem",
  md: "28rem",
  lg: "32rem",
  xl: "36rem",
  "2xl": "42rem",
  "3xl": "48rem",
  "4xl": "56rem",
  "5xl": "64rem",
  "6xl": "72rem",
  full: "100%",
  min: "min-content",
  max: "max-content",
  fit: "fit-content",
  prose: "60ch",
  control: "var(--density-control)",
});

/** Text sizes: dense screens read at 13 pixels, titles stop at 28. */
export const fontSizes = tokens({
  "2xs": "0.6875rem",
  xs: "0.75rem",
  sm: "0.8125rem",
  md: "0.875rem",
  lg: "1rem",
  xl: "1.125rem",
  "2xl": "1.375rem",
  "3xl": "1.75rem",
  body: "var(--density-text)",
});

export const fontWeights = tokens({ normal: "400", medium: "500", semibold: "600", bold: "700" });
export const lineHeights = tokens({ shorter: "1.25", short: "1.375", moderate: "1.5", tall: "1.625" });
export const radii = tokens({
  none: "0",
  xs: "3px",
  sm: "4px",
  md: "6px",
  lg: "8px",
  xl: "12px",
  "2xl": "16px",
  full: "9999px",
  l1: "4px",
  l2: "6px",
  l3: "10px",
});
export const zIndex = tokens({
  hide: "-1",
  base: "0",
  docked: "10",
  sticky: "20",
  dropdown: "1000",
  overlay: "1300",
  modal: "1400",
  popover: "1500",
  toast: "1700",
  tooltip: "1800",
  max: "2147483647",
});
export const durations = tokens({ fast: "100ms", moderate: "160ms", slow: "260ms" });
export const easings = tokens({ "ease-out": "cubic-bezier(0.16, 1, 0.3, 1)", "ease-in-out": "cubic-bezier(0.42, 0, 0.2, 1)" });
export const animations = tokens({ spin: "spin 0.8s linear infinite", pulse: "pulse 1.8s ease-in-out infinite" });

const chinese = '"PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC"';
const body = { value: `-apple-system, "Segoe UI", ${chinese}, sans-serif` };

/** System fonts: nothing is loaded. One name per system, since each missing font is looked up again for every size. */
export const fonts = { body, heading: body, mono: { value: `ui-monospace, Consolas, "Liberation Mono", ${chinese}, monospace` } };

export const breakpoints = { sm: "480px", md: "768px", lg: "992px", xl: "1280px", "2xl": "1536px" };

const shadow = (light: string, dark: string) => ({ value: { _light: light, _dark: dark } });

/** Depth is mostly a border; shadows are for floating boxes. */
export const shadows = {
  xs: shadow("0 1px 2px rgb(16 24 40 / .05)", "0 1px 2px rgb(0 0 0 / .5)"),
  sm: shadow("0 1px 3px rgb(16 24 40 / .08), 0 1px 2px -1px rgb(16 24 40 / .06)", "0 1px 3px rgb(0 0 0 / .6)"),
  md: shadow("0 4px 12px -2px rgb(16 24 40 / .1), 0 2px 4px -2px rgb(16 24 40 / .06)", "0 4px 12px -2px rgb(0 0 0 / .65)"),
  lg: shadow("0 12px 28px -6px rgb(16 24 40 / .16), 0 4px 8px -4px rgb(16 24 40 / .08)", "0 12px 28px -6px rgb(0 0 0 / .75)"),
  xl: shadow("0 24px 56px -12px rgb(16 24 40 / .28)", "0 24px 56px -12px rgb(0 0 0 / .85)"),
};
