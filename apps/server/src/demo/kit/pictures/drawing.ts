import type { Colours } from "./palettes";

/** The drawing of one kind of thing: its base at y = 326 in a square of 400, with a shadow of this half width. */
export interface Drawing {
  shadow: number;
  draw(colours: Colours): string;
}
