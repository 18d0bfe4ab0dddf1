import type { Colours } from "./palettes";

/** How one kind of thing is drawn: standing at y = 326 in a square of 400, with a shadow of that half width. */
export interface Drawing {
  shadow: number;
  draw(colours: Colours): string;
}
