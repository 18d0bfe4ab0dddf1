import { inks, shape, square } from "../../../files/platform-pictures";

/** A square shop logo: a moon over hills, or a sprout. */
export const squareLogo = (shop: number) => square(shape(shop % 2), inks[shop % 2 === 0 ? 0 : 3] ?? "");

/** A wide shop logo: the square one with a pattern in place of letters, since no font can be relied on. */
export function wideLogo(shop: number) {
  const colour = inks[shop % 2 === 0 ? 0 : 3];
  const waves = Array.from({ length: 4 }, (_, at) => {
    const x = 154 + at * 52;
    return `<circle cx="${x}" cy="74" r="22"/><circle cx="${x}" cy="74" r="13"/><circle cx="${x}" cy="74" r="4"/>`;
  }).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 124" width="360" height="124"><g fill="${colour}">${shape(shop % 2)}</g><clipPath id="band"><rect x="128" y="46" width="212" height="29"/></clipPath><g clip-path="url(#band)" fill="none" stroke="${colour}" stroke-width="5">${waves}</g><path d="M128 86H340" stroke="${colour}" stroke-width="5" stroke-linecap="round"/></svg>`;
}
