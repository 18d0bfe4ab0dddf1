/** The colours of logos. */
export const inks = ["#3f6b52", "#b0613c", "#3d6d95", "#a04a57", "#6c5196", "#2a7a72"];

const shapes: readonly (readonly [middle: number, path: string])[] = [
  [52, `<path d="M20 84L50 34L66 58L76 44L104 84Z"/><circle cx="88" cy="30" r="11"/>`],
  [
    67,
    `<path d="M62 100C62 60 40 40 20 34C22 66 38 90 62 100ZM62 100C62 60 84 40 104 34C102 66 86 90 62 100ZM62 76C48 54 52 30 62 16C72 30 76 54 62 76Z"/>`,
  ],
  [
    62,
    `<path d="M24 50H100C100 84 84 102 62 102C40 102 24 84 24 50ZM46 40C40 30 52 24 46 14H54C60 24 48 30 54 40ZM70 40C64 30 76 24 70 14H78C84 24 72 30 78 40Z"/>`,
  ],
  [61, `<path d="M62 16C90 44 98 62 98 74C98 94 82 106 62 106C42 106 26 94 26 74C26 62 34 44 62 16Z"/>`],
  [77, `<path d="M18 62C34 40 46 40 62 62C78 84 90 84 106 62V88C90 108 78 108 62 88C46 68 34 68 18 88Z"/>`],
  [62, `<path d="M62 14L102 38V86L62 110L22 86V38ZM62 36L42 48V76L62 88L82 76V48Z" fill-rule="evenodd"/>`],
];

const ticks = [
  `<path d="M40 64L56 80L86 46" fill="none" stroke="#fff" stroke-width="10" stroke-linecap="round" stroke-linejoin="round"/>`,
  `<path d="M62 38L70 56L90 58L75 71L80 90L62 79L44 90L49 71L34 58L54 56Z" fill="#fff"/>`,
  `<path d="M68 34L42 70H60L54 94L84 56H64Z" fill="#fff"/>`,
];

/** A shape of the logos, by its number. */
export const shape = (number: number) => {
  const [middle, path] = shapes[number % shapes.length] ?? [0, ""];
  return `<g transform="translate(62 62) scale(0.84) translate(-62 ${-middle})">${path}</g>`;
};

/** A logo shape on a square of its colour. */
export const square = (content: string, colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 124 124" width="124" height="124"><rect width="124" height="124" rx="28" fill="${colour}"/><g fill="#fffaf2">${content}</g></svg>`;

const brandMark = (number: number) => square(shape(number), inks[Math.floor(number / 2) % inks.length] ?? "#3f6b52");

const guaranteeMark = (number: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 124 124" width="124" height="124"><path d="M62 8L108 26V62C108 90 88 108 62 118C36 108 16 90 16 62V26Z" fill="${inks[number % inks.length]}"/><path d="M62 8V118C36 108 16 90 16 62V26Z" fill="#fff" opacity="0.12"/>${ticks[number % ticks.length]}</svg>`;

const BRANDS = 12;
const GUARANTEES = 6;

/** The pictures of the platform's own rows. */
export const platformPicturePaths: readonly string[] = [...picturePaths("brand", BRANDS), ...picturePaths("guarantee", GUARANTEES)];

/** The paths of this many drawn pictures of a kind. */
export function picturePaths(kind: string, count: number) {
  return Array.from({ length: count }, (_, at) => `demo/${kind}-${at + 1}.svg`);
}

const known = new Set(platformPicturePaths);

/** The SVG at the path of a platform picture (`demo/brand-3.svg`); undefined for any other path. */
export function drawPlatformPicture(path: string): string | undefined {
  if (!known.has(path)) return undefined;
  const [, kind, digits] = /^demo\/([a-z]+)-(\d+)\.svg$/.exec(path) ?? [];
  return kind === "brand" ? brandMark(Number(digits)) : guaranteeMark(Number(digits));
}
