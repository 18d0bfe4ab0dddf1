import { mostCropPixels } from "@shopkeeper/hooks/pictures";
import type Cropper from "cropperjs";
import type { CropperImage, CropperSelection } from "cropperjs";

/** Gives what is cut out, as PNG. */
export type Cut = () => Promise<Blob>;

/** What a crop tool works on. */
export interface CropToolOptions {
  stage: HTMLElement;
  /** Shows what would be cut out. */
  preview: HTMLElement;
  address: string;
  /** Of the box, to begin with. */
  ratio: number;
  /** Of the box, where it is fixed. */
  size: { readonly width: number; readonly height: number } | undefined;
}

const container =
  '<cropper-canvas background><cropper-image rotatable scalable translatable initial-fit="contain"></cropper-image>' +
  '<cropper-shade hidden></cropper-shade><cropper-handle action="move" plain></cropper-handle>';
const free =
  "<cropper-selection movable resizable><cropper-grid bordered covered></cropper-grid>" +
  '<cropper-handle action="move" theme-color="rgba(255, 255, 255, 0.2)"></cropper-handle>' +
  ["n", "e", "s", "w", "ne", "nw", "se", "sw"].map((side) => `<cropper-handle action="${side}-resize"></cropper-handle>`).join("") +
  "</cropper-selection></cropper-canvas>";
const fixed =
  "<cropper-selection movable outlined><cropper-grid bordered covered></cropper-grid>" +
  '<cropper-handle action="move" theme-color="rgba(255, 255, 255, 0.2)"></cropper-handle></cropper-selection></cropper-canvas>';

/** The share of the picture that a new box takes. */
const coverage = 0.8;

/** A picture under a crop box, on cropperjs: its moves are told as numbers, and what is cut out has the picture's own pixels. */
export async function cropTool({ stage, preview, address, ratio, size }: CropToolOptions) {
  // its elements are classes that only a page has: the style sheet is made without one
  const { default: Tool } = await import("cropperjs");
  const picture = new Image();
  picture.src = address;
  const cropper = new Tool(picture, { container: stage, template: container + (size ? fixed : free) });
  const { image, selection } = partsOf(cropper);
  const name = `crop-${++count}`;
  selection.id = name;
  const viewer = document.createElement("cropper-viewer");
  viewer.setAttribute("selection", `#${name}`);
  preview.replaceChildren(viewer);

  const listeners = new Set<(cut: { width: number; height: number } | undefined) => void>();
  const ready = image.$ready().then(async (loaded) => {
    while (stage.isConnected && image.style.width === "") await nextFrame(); // its size is set when it is fitted to the stage
    return loaded;
  });
  let zoom = 1;
  let turns = 0;
  let isCropping: boolean | undefined;
  let clears = 0;

  /** Pixels on the screen for one of the picture. */
  const scale = () => Math.hypot(image.$getTransform()[0] ?? 1, image.$getTransform()[1] ?? 0);
  const isBoxed = () => !selection.hidden && selection.width > 0 && selection.height > 0;
  const pixels = (side: number) => Math.max(1, Math.min(mostCropPixels, Math.round(side / scale())));
  const cutSize = () => size ?? { width: pixels(selection.width), height: pixels(selection.height) };
  const notify = () => {
    for (const listener of listeners) listener(isBoxed() ? cutSize() : undefined);
  };
  // the elements tell of a change before they make it
  const notifySoon = () => void requestAnimationFrame(notify);
  stage.addEventListener("change", notifySoon);
  stage.addEventListener("transform", notifySoon);

  /** In the middle of what is seen of the picture, and within it. */
  function showBox() {
    const [seen, on] = [image.getBoundingClientRect(), stage.getBoundingClientRect()];
    const unscaled = stage.offsetWidth / on.width; // a dialog grows while it opens
    const left = Math.max(seen.left, on.left);
    const top = Math.max(seen.top, on.top);
    const wide = (Math.min(seen.right, on.right) - left) * unscaled;
    const high = (Math.min(seen.bottom, on.bottom) - top) * unscaled;
    const width = size?.width ?? Math.min(wide * coverage, high * coverage * ratio);
    const height = size?.height ?? width / ratio;
    selection.$change((left - on.left) * unscaled + (wide - width) / 2, (top - on.top) * unscaled + (high - height) / 2, width, height);
  }

  function sync() {
    stage.querySelector("cropper-handle[plain]")?.setAttribute("action", isCropping && !size ? "select" : "move");
    if (isCropping) showBox();
    else selection.$clear();
    notifySoon();
  }

  /** What is done before the picture is there is done when it is. */
  const whenReady = (work: () => void) =>
    void ready.then(
      () => stage.isConnected && work(),
      () => undefined,
    );

  return {
    onChange(listener: (cut: { width: number; height: number } | undefined) => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    zoomTo(next: number) {
      const factor = next / zoom;
      zoom = next;
      if (factor !== 1) whenReady(() => image.$scale(factor));
    },
    turnTo(next: number) {
      const by = next - turns;
      turns = next;
      if (by !== 0) whenReady(() => image.$rotate((by * Math.PI) / 2));
    },
    switchCropping(isOn: boolean) {
      if (isCropping === isOn) return;
      isCropping = isOn;
      whenReady(sync);
    },
    /** Takes the box away when `next` is another number than before. */
    clearTo(next: number) {
      if (clears === next) return;
      clears = next;
      whenReady(() => (selection.$clear(), notifySoon()));
    },
    /** Moves the box, or its far corner; without a box the picture. */
    nudge([x, y]: readonly [number, number], isResizing: boolean) {
      if (!isBoxed()) image.$move(x, y);
      else if (isResizing && !size)
        selection.$change(selection.x, selection.y, Math.max(8, selection.width + x), Math.max(8, selection.height + y));
      else selection.$move(x, y);
    },
    async cut(): Promise<Blob> {
      const canvas = isBoxed() ? await selection.$toCanvas(cutSize()) : whole(await ready, turns);
      return new Promise((resolve, reject) => {
        canvas.toBlob((cut) => (cut ? resolve(cut) : reject(new Error("The picture is too large"))), "image/png");
      });
    },
    end() {
      stage.removeEventListener("change", notifySoon);
      stage.removeEventListener("transform", notifySoon);
      preview.replaceChildren();
      cropper.destroy();
    },
  };
}

/** A picture under a crop box. */
export type CropTool = Awaited<ReturnType<typeof cropTool>>;

let count = 0;

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

function partsOf(cropper: Cropper): { image: CropperImage; selection: CropperSelection } {
  const [image, selection] = [cropper.getCropperImage(), cropper.getCropperSelection()];
  if (!image || !selection) throw new Error("The crop box has no picture");
  return { image, selection };
}

/** The whole picture, turned as it is seen. */
function whole(picture: HTMLImageElement, turns: number): HTMLCanvasElement {
  const { naturalWidth: width, naturalHeight: height } = picture;
  const isLying = Math.abs(turns) % 2 === 1;
  const canvas = document.createElement("canvas");
  canvas.width = isLying ? height : width;
  canvas.height = isLying ? width : height;
  const pen = canvas.getContext("2d");
  pen?.translate(canvas.width / 2, canvas.height / 2);
  pen?.rotate((turns * Math.PI) / 2);
  pen?.drawImage(picture, -width / 2, -height / 2);
  return canvas;
}
