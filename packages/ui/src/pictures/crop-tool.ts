import { isList, memberOf } from "@shopkeeper/sdk/rules/core";
import {
  boxWithin,
  type Crop,
  type CropBox,
  type CroppedPicture,
  largestBox,
  pictureOn,
  pixelsUnder,
  placeOf,
  type Rect,
  resultSize,
  turned,
  visible,
  zoomRange,
} from "@shopkeeper/hooks/pictures";
import { cropElements } from "./crop-elements";
import { drawCrop, encodeCrop, quarterTurn } from "./draw-crop";

/** Returns the result, as PNG; of a photo, if its field keeps photos, as JPEG. */
export type Cut = () => Promise<CroppedPicture>;

/** The options of a crop tool. */
export interface CropToolOptions {
  stage: HTMLElement;
  /** The element of the preview. */
  preview: HTMLElement;
  address: string;
  /** The accessible name of the picture. */
  name: string;
  isPhoto: boolean;
  onChange: (facts: CropFacts) => void;
  /** The person zoomed by wheel or fingers. */
  onZoom: (zoom: number) => void;
}

/** The state of the result. */
export interface CropFacts {
  isBoxed: boolean;
  /** Of the result, in pixels. */
  size: { readonly width: number; readonly height: number };
  /** The pixels of the picture, if they are fewer than the result needs. */
  small?: { readonly width: number; readonly height: number; readonly isPicture: boolean };
}

/** The shortest side of a box, in pixels of the stage. */
const leastSide = 8;

/**
 * A picture under a crop box, on cropperjs.
 *
 * The box stays on the picture: each change of a person to either is checked before it happens, and limited.
 */
export async function cropTool({ stage, preview, address, name, isPhoto, onChange, onZoom }: CropToolOptions) {
  const { cropper, image, selection, loaded } = await cropElements(stage, preview, address, name);

  const natural = { width: loaded.naturalWidth, height: loaded.naturalHeight };
  let [zoom, turns, clears] = [1, 0, 0];
  let isCropping = false;
  let box: CropBox = { ratio: undefined };
  let seen = stageSize();
  let on = pictureOn(seen, natural, zoom);
  let isOurs = false;
  let last: { of: string; cut: Promise<CroppedPicture> } | undefined;

  function stageSize() {
    return { width: stage.offsetWidth, height: stage.offsetHeight };
  }
  const size = () => turned(natural, turns);
  const centre = () => ({ x: on.x + on.width / 2, y: on.y + on.height / 2 });
  const isBoxed = () => !selection.hidden && selection.width > 0 && selection.height > 0;
  const current = (): Rect => ({ x: selection.x, y: selection.y, width: selection.width, height: selection.height });
  const pixels = () => (isBoxed() ? pixelsUnder(current(), on, size()) : { x: 0, y: 0, ...size() });
  const result = () => (isBoxed() ? resultSize(box, pixels()) : size());

  /** Runs our own changes of the elements, which are not checked. */
  function ours(work: () => void) {
    isOurs = true;
    work();
    isOurs = false;
    onChange(facts());
  }

  function facts(): CropFacts {
    const { width, height } = pixels();
    const wanted = isBoxed() ? box.size : undefined;
    if (!wanted || (width >= wanted.width && height >= wanted.height)) return { isBoxed: isBoxed(), size: result() };
    const most = largestBox({ x: 0, y: 0, ...size() }, box.ratio);
    const isPicture = Math.round(most.width) < wanted.width || Math.round(most.height) < wanted.height;
    const small = isPicture ? { width: Math.round(most.width), height: Math.round(most.height) } : { width, height };
    return { isBoxed: true, size: wanted, small: { ...small, isPicture } };
  }

  function lay(next: Rect) {
    on = next;
    const scale = next.width / size().width;
    const [cos, sin] = quarterTurn(turns).map((part) => part * scale);
    const { x, y } = centre();
    ours(() => image.$setTransform(cos ?? 1, sin ?? 0, -(sin ?? 0), cos ?? 1, x - natural.width / 2, y - natural.height / 2));
    if (isBoxed()) put(boxWithin(visible(seen, on), current(), current(), box.ratio));
  }

  function put({ x, y, width, height }: Rect) {
    ours(() => selection.$change(x, y, width, height, Number.NaN));
  }

  const showBox = () => put(largestBox(visible(seen, on), box.ratio));

  /** Zooms around a point of the stage, by default the middle of the box. */
  function zoomTo(next: number, middle = middleOf(isBoxed() ? current() : { x: 0, y: 0, ...seen })) {
    const [factor, { x, y }] = [next / zoom, centre()];
    zoom = next;
    selection.movable = zoom === zoomRange.least; // a picture that is larger than its stage is moved under the box
    lay(pictureOn(seen, size(), zoom, { x: middle.x + (x - middle.x) * factor, y: middle.y + (y - middle.y) * factor }));
  }

  const pan = (x: number, y: number) => lay(pictureOn(seen, size(), zoom, { x: centre().x + x, y: centre().y + y }));

  function onTransform(event: Event) {
    if (isOurs || event.target !== image || !(event instanceof CustomEvent)) return;
    stop(event);
    const [a = 1, b = 0, , , e = 0, f = 0] = numbersOf(memberOf(event.detail, "matrix"));
    const wanted = (Math.hypot(a, b) * size().width * zoom) / on.width;
    const next = Math.max(zoomRange.least, Math.min(zoomRange.most, wanted));
    const [x, y] = [natural.width / 2 + e, natural.height / 2 + f];
    if (next === wanted || Math.abs(wanted - zoom) < 1e-6) {
      zoom = next;
      selection.movable = zoom === zoomRange.least;
      lay(pictureOn(seen, size(), zoom, { x, y }));
    } else zoomTo(next);
    onZoom(zoom);
  }

  function onBox(event: Event) {
    if (isOurs || event.target !== selection || !(event instanceof CustomEvent)) return;
    stop(event);
    const next = boxWithin(visible(seen, on), rectOf(event.detail), current(), box.ratio);
    if (!isBoxed() || Math.min(next.width, next.height) >= leastSide) put(next);
  }

  const sizes = new ResizeObserver(() => {
    const next = stageSize();
    if (next.width === 0 || (next.width === seen.width && next.height === seen.height)) return;
    const kept = isBoxed() ? pixels() : undefined;
    seen = next;
    lay(pictureOn(seen, size(), zoom));
    if (kept) put(boxWithin(visible(seen, on), placeOf(kept, on, size()), current(), box.ratio));
  });

  stage.addEventListener("transform", onTransform, true);
  stage.addEventListener("change", onBox, true);
  sizes.observe(stage);
  ours(() => selection.$clear());
  lay(on);

  return {
    /** Sets the stage to the state of the dialog. */
    show(crop: Crop, nextBox: CropBox) {
      if (crop.turns !== turns) {
        turns = crop.turns;
        lay(pictureOn(seen, size(), zoom));
        if (isBoxed()) showBox();
      }
      if (crop.zoom !== zoom) zoomTo(crop.zoom);
      if (nextBox !== box) {
        box = nextBox;
        selection.aspectRatio = box.ratio ?? Number.NaN;
        if (isBoxed() && box.ratio !== undefined) showBox();
      }
      if (crop.isCropping !== isCropping) {
        isCropping = crop.isCropping;
        if (isCropping) showBox();
        else ours(() => selection.$clear());
      }
      if (crop.clears !== clears) {
        clears = crop.clears;
        ours(() => selection.$clear());
      }
      // without a box, one can be drawn
      stage.querySelector("cropper-handle[plain]")?.setAttribute("action", isCropping && !isBoxed() ? "select" : "move");
      onChange(facts());
    },
    /** Moves the box, or its far corner; without a box, or if the box is at the edge, the picture. */
    nudge([x, y]: readonly [number, number], isResizing: boolean) {
      if (!isBoxed()) return pan(x, y);
      const before = current();
      const width = Math.max(leastSide, before.width + (box.ratio ? x || y : x));
      const height = box.ratio ? width / box.ratio : Math.max(leastSide, before.height + y);
      const wanted = isResizing ? { ...before, width, height } : { ...before, x: before.x + x, y: before.y + y };
      const next = boxWithin(visible(seen, on), wanted, before, box.ratio);
      put(next);
      if (!isResizing) pan(next.x - wanted.x, next.y - wanted.y);
    },
    /** The result, cached while nothing changes. */
    cut(): Promise<CroppedPicture> {
      const drawing = { turns, pixels: pixels(), size: result(), isOpaque: isBoxed() && box.isOpaque === true };
      const of = JSON.stringify([drawing, box]);
      if (last?.of !== of) {
        const { small, size: enlarged } = facts();
        const [isJpeg, made] = [isPhoto && box.isPhotoKept === true, box];
        const cut = (async () => ({ blob: await encodeCrop(drawCrop(loaded, drawing), isJpeg, made), ...(small && { enlarged }) }))();
        last = { of, cut };
      }
      return last.cut;
    },
    end() {
      sizes.disconnect();
      stage.removeEventListener("transform", onTransform, true);
      stage.removeEventListener("change", onBox, true);
      preview.replaceChildren();
      cropper.destroy();
    },
  };
}

/** A picture under a crop box. */
export type CropTool = Awaited<ReturnType<typeof cropTool>>;

const middleOf = ({ x, y, width, height }: Rect) => ({ x: x + width / 2, y: y + height / 2 });

/** Prevents an event's default, and stops it from reaching cropperjs. */
function stop(event: Event) {
  event.preventDefault();
  event.stopImmediatePropagation();
}

// cropperjs does not type its events
const numbersOf = (value: unknown) => (isList(value) ? value.map(Number) : []);
const rectOf = (value: unknown): Rect => {
  const [x = 0, y = 0, width = 0, height = 0] = numbersOf(["x", "y", "width", "height"].map((name) => memberOf(value, name)));
  return { x, y, width, height };
};
