import type { Colours } from "./palettes";

const gradient = (id: string, direction: string, ...stops: readonly (readonly [at: number, colour: string, opacity?: number])[]) =>
  `<linearGradient id="${id}" ${direction}>${stops
    .map(([at, colour, opacity = 1]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`)
    .join("")}</linearGradient>`;

const across = 'x1="0" y1="0" x2="1" y2="0"';
const down = 'x1="0" y1="0" x2="0" y2="1"';

/** Gradients of the drawings: `body` and `trim` for round shapes lit from the left, `face` for flat ones lit from above. */
const definitions = (c: Colours) =>
  [
    gradient("sky", down, [0, c.sky], [1, c.haze]),
    gradient("ground", down, [0, c.floor], [1, c.haze]),
    gradient("body", across, [0, c.main], [0.22, c.light], [0.55, c.main], [1, c.dark]),
    gradient("face", down, [0, c.light], [0.5, c.main], [1, c.dark]),
    gradient("trim", across, [0, c.accent], [0.3, c.accent], [1, c.accentDark]),
    gradient("white", across, [0, "#f4eee4"], [0.25, "#ffffff"], [0.6, "#f6f0e7"], [1, "#ddd2c2"]),
    gradient("wood", across, [0, "#c89a6b"], [0.3, "#dcb488"], [1, "#a87a4e"]),
    gradient("glass", across, [0, "#ffffff", 0.75], [0.5, "#ffffff", 0.25], [1, "#ffffff", 0.6]),
    `<radialGradient id="shadow"><stop offset="0" stop-color="#3b2f26" stop-opacity="0.34"/><stop offset="1" stop-color="#3b2f26" stop-opacity="0"/></radialGradient>`,
    `<radialGradient id="glow"><stop offset="0" stop-color="#fff" stop-opacity="0.9"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>`,
  ].join("");

const sprig = (c: Colours, x: number, y: number, turn: number) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})" opacity="0.75"><path d="M0 0C-4-40 4-80 0-124" fill="none" stroke="${c.leafDark}" stroke-width="3.5" stroke-linecap="round"/>${[
    [-24, -1],
    [-46, 1],
    [-66, -1],
    [-86, 1],
    [-106, -1],
  ]
    .map(
      ([at, side]) => `<path transform="translate(0 ${at}) scale(${side} 1)" d="M0 0C14-4 30-16 34-34C14-32 2-18 0 0Z" fill="${c.leaf}"/>`,
    )
    .join("")}<path d="M0-122C10-132 10-148 0-160C-10-148-10-132 0-122Z" fill="${c.leaf}"/></g>`;

const backdrops: readonly ((c: Colours) => string)[] = [
  (c) => `<circle cx="200" cy="186" r="134" fill="${c.paper}" opacity="0.62"/>`,
  (c) => `<path d="M84 300V186a116 116 0 0 1 232 0V300Z" fill="${c.paper}" opacity="0.6"/>${sprig(c, 326, 312, 12)}`,
  (c) =>
    `<circle cx="286" cy="112" r="46" fill="${c.paper}" opacity="0.8"/><path d="M0 300C60 226 128 224 196 262C256 216 330 210 400 268V300Z" fill="${c.floor}" opacity="0.45"/>`,
  (c) =>
    `<rect x="72" y="62" width="256" height="238" rx="26" fill="${c.paper}" opacity="0.55"/><circle cx="200" cy="176" r="86" fill="${c.haze}" opacity="0.7"/>${sprig(c, 74, 314, -14)}`,
];

/** A square picture: the thing, its soft shadow, and a stage behind it. */
export const picture = (c: Colours, shade: number, thing: string, shadow: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="400" height="400"><defs>${definitions(c)}</defs><rect width="400" height="400" fill="url(#sky)"/>${
    backdrops[shade % backdrops.length]?.(c) ?? ""
  }<rect y="292" width="400" height="108" fill="url(#ground)"/><g transform="translate(200 346) scale(1.14) translate(-200 -326)"><ellipse cx="206" cy="329" rx="${shadow}" ry="${Math.round(shadow * 0.16)}" fill="url(#shadow)"/>${thing}</g></svg>`;
