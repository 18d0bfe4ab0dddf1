import { mostCropPixels } from "@shopkeeper/hooks/pictures";
import type Cropper from "cropperjs";
import type { CropperImage, CropperSelection } from "cropperjs";

/** Gives what is cut out, as PNG; out of a photo where the box keeps its ratio, as JPEG. */
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
  /** The box keeps its ratio, and the longer side of what is cut out has at most so many pixels. */
  most?: number | undefined;
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

/** A picture under a crop box, on cropperjs: its moves are reported as numbers, and what is cut out has the picture's own pixels. */
export async function cropTool({ stage, preview, address, ratio, size, most }: CropToolOptions) {
  // its elements are classes that only a page has: the style sheet is made without one
  const { default: Tool } = await import("cropperjs");
  const picture = new Image();
  picture.crossOrigin = "anonymous"; // a picture of another origin is cut only where that origin allows it
  picture.src = address;
  const cropper = new Tool(picture, { container: stage, template: container + (size ? fixed : free) });
  const { image, selection } = partsOf(cropper);
  const name = `crop-${++count}`;
  selection.id = name;
  if (most) selection.aspectRatio = ratio;
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
  /** The box was moved, or the picture turned or scaled, by the person. */
  let isTouched = false;

  /** Pixels on the screen for one of the picture. */
  const scale = () => Math.hypot(image.$getTransform()[0] ?? 1, image.$getTransform()[1] ?? 0);
  const isBoxed = () => !selection.hidden && selection.width > 0 && selection.height > 0;
  const pixels = (side: number) => Math.max(1, Math.min(mostCropPixels, Math.round(side / scale())));
  const cutSize = () => {
    if (size) return size;
    const [width, height] = [pixels(selection.width), pixels(selection.height)];
    const part = most ? Math.min(1, most / Math.max(width, height)) : 1;
    return { width: Math.round(width * part), height: Math.round(height * part) };
  };
  const notify = () => {
    for (const listener of listeners) listener(isBoxed() ? cutSize() : undefined);
  };
  // the elements tell of a change before they make it
  const notifySoon = () => void requestAnimationFrame(notify);
  const touch = () => void (isTouched = true);
  stage.addEventListener("change", notifySoon);
  stage.addEventListener("transform", notifySoon);
  stage.addEventListener("pointerdown", touch);

  /** In the middle of what is seen of the picture, and within it. */
  function showBox() {
    const [seen, on] = [image.getBoundingClientRect(), stage.getBoundingClientRect()];
    const unscaled = stage.offsetWidth / on.width; // a dialog grows while it opens
    const left = Math.max(seen.left, on.left);
    const top = Math.max(seen.top, on.top);
    const wide = (Math.min(seen.right, on.right) - left) * unscaled;
    const high = (Math.min(seen.bottom, on.bottom) - top) * unscaled;
    const share = most ? 1 : coverage;
    const width = size?.width ?? Math.min(wide * share, high * share * ratio);
    const height = size?.height ?? width / ratio;
    selection.$change((left - on.left) * unscaled + (wide - width) / 2, (top - on.top) * unscaled + (high - height) / 2, width, height);
  }

  /** Keeps the box on the picture, which is fitted to the stage some frames after it is there, until the person does something. */
  function follow(before: string) {
    if (!stage.isConnected || isTouched) return;
    const { x, y, width, height } = image.getBoundingClientRect();
    const now = [x, y, width, height].join();
    if (now !== before && isCropping) {
      showBox();
      notify();
    }
    requestAnimationFrame(() => follow(now));
  }

  function sync() {
    stage.querySelector("cropper-handle[plain]")?.setAttribute("action", isCropping && !size ? "select" : "move");
    if (isCropping) {
      showBox();
      follow("");
    } else selection.$clear();
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
      if (factor !== 1) whenReady(() => (touch(), image.$scale(factor)));
    },
    turnTo(next: number) {
      const by = next - turns;
      turns = next;
      if (by !== 0) whenReady(() => (touch(), image.$rotate((by * Math.PI) / 2)));
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
      whenReady(() => (touch(), selection.$clear(), notifySoon()));
    },
    /** Moves the box, or its far corner; without a box the picture. */
    nudge([x, y]: readonly [number, number], isResizing: boolean) {
      touch();
      if (!isBoxed()) image.$move(x, y);
      else if (isResizing && most) {
        const width = Math.max(8, selection.width + (x || y));
        selection.$change(selection.x, selection.y, width, width / ratio);
      } else if (isResizing && !size)
        selection.$change(selection.x, selection.y, Math.max(8, selection.width + x), Math.max(8, selection.height + y));
      else selection.$move(x, y);
    },
    async cut(): Promise<Blob> {
      const type = most && isPhoto(address) ? "image/jpeg" : "image/png";
      const canvas = isBoxed()
        ? await selection.$toCanvas({ ...cutSize(), ...(type === "image/jpeg" && { beforeDraw: onWhite }) })
        : whole(await ready, turns);
      return new Promise((resolve, reject) => {
        canvas.toBlob((cut) => (cut ? resolve(cut) : reject(new Error("The picture is too large"))), type, 0.92);
      });
    },
    end() {
      stage.removeEventListener("change", notifySoon);
      stage.removeEventListener("transform", notifySoon);
      stage.removeEventListener("pointerdown", touch);
      preview.replaceChildren();
      cropper.destroy();
    },
  };
}

/** A picture under a crop box. */
export type CropTool = Awaited<ReturnType<typeof cropTool>>;

let count = 0;

const isPhoto = (address: string) => /\.jpe?g(?:[?#]|$)/i.test(address);

/** A box may reach beyond the picture, and JPEG has no transparency. */
function onWhite(pen: CanvasRenderingContext2D, canvas: HTMLCanvasElement) {
  pen.fillStyle = "white";
  pen.fillRect(0, 0, canvas.width, canvas.height);
}

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
