/** A rectangle on a stage or a picture, in its pixels. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

type Size = Pick<Rect, "width" | "height">;

/** A picture's size after quarter turns. */
export const turned = ({ width, height }: Size, turns: number): Size =>
  Math.abs(turns) % 2 === 1 ? { width: height, height: width } : { width, height };

/** The rectangle of a picture on its stage at a zoom; 1 shows all of it. Sides longer than the stage cover it, shorter ones are centred. */
export function pictureOn(stage: Size, picture: Size, zoom: number, centre = { x: stage.width / 2, y: stage.height / 2 }): Rect {
  const scale = Math.min(stage.width / picture.width, stage.height / picture.height) * zoom;
  const [width, height] = [picture.width * scale, picture.height * scale];
  return { x: covering(stage.width, width, centre.x), y: covering(stage.height, height, centre.y), width, height };
}

/** The part of a picture that is visible on its stage. */
export function visible(stage: Size, picture: Rect): Rect {
  const [x, y] = [Math.max(0, picture.x), Math.max(0, picture.y)];
  const right = Math.min(stage.width, picture.x + picture.width);
  const bottom = Math.min(stage.height, picture.y + picture.height);
  return { x, y, width: right - x, height: bottom - y };
}

/** The largest box of a ratio within bounds, centred; without a ratio the whole bounds. */
export function largestBox(bounds: Rect, ratio: number | undefined): Rect {
  const { width, height } = ofRatio(bounds, ratio);
  return { x: bounds.x + (bounds.width - width) / 2, y: bounds.y + (bounds.height - height) / 2, width, height };
}

/**
 * A requested box, limited to the bounds and its ratio.
 *
 * A moved box keeps its size if there is room; a resized box keeps the sides that `before` had.
 */
export function boxWithin(bounds: Rect, wanted: Rect, before: Rect, ratio: number | undefined): Rect {
  const isMoved = same(wanted.width, before.width) && same(wanted.height, before.height);
  if (isMoved) {
    const size = ofRatio({ width: Math.min(wanted.width, bounds.width), height: Math.min(wanted.height, bounds.height) }, ratio);
    return {
      x: between(wanted.x, bounds.x, bounds.x + bounds.width - size.width),
      y: between(wanted.y, bounds.y, bounds.y + bounds.height - size.height),
      ...size,
    };
  }
  const [x, y] = [between(wanted.x, bounds.x, bounds.x + bounds.width), between(wanted.y, bounds.y, bounds.y + bounds.height)];
  const right = between(wanted.x + wanted.width, x, bounds.x + bounds.width);
  const bottom = between(wanted.y + wanted.height, y, bounds.y + bounds.height);
  const size = ofRatio({ width: right - x, height: bottom - y }, ratio);
  return {
    x: kept(x, right - size.width, same(wanted.x, before.x), same(wanted.x + wanted.width, before.x + before.width)),
    y: kept(y, bottom - size.height, same(wanted.y, before.y), same(wanted.y + wanted.height, before.y + before.height)),
    ...size,
  };
}

/** The whole pixels of a picture below a box on its stage. */
export function pixelsUnder(box: Rect, on: Rect, picture: Size): Rect {
  const scale = picture.width / on.width;
  const width = between(Math.round(box.width * scale), 1, picture.width);
  const height = between(Math.round(box.height * scale), 1, picture.height);
  return {
    x: between(Math.round((box.x - on.x) * scale), 0, picture.width - width),
    y: between(Math.round((box.y - on.y) * scale), 0, picture.height - height),
    width,
    height,
  };
}

/** The rectangle of picture pixels on the stage. */
export function placeOf(pixels: Rect, on: Rect, picture: Size): Rect {
  const scale = on.width / picture.width;
  return { x: on.x + pixels.x * scale, y: on.y + pixels.y * scale, width: pixels.width * scale, height: pixels.height * scale };
}

const between = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));

const same = (one: number, other: number) => Math.abs(one - other) < 0.01;

const covering = (stage: number, side: number, centre: number) =>
  side <= stage ? (stage - side) / 2 : between(centre - side / 2, stage - side, 0);

function ofRatio({ width, height }: Size, ratio: number | undefined): Size {
  if (ratio === undefined) return { width, height };
  return width > height * ratio ? { width: height * ratio, height } : { width, height: width / ratio };
}

/** The near side if it was kept, the far side if that was kept, else the middle. */
const kept = (near: number, far: number, isNearKept: boolean, isFarKept: boolean) =>
  isNearKept ? near : isFarKept ? far : (near + far) / 2;
