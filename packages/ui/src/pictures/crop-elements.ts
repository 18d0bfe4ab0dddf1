import { neededCode } from "@shopkeeper/hooks/core";
import type Cropper from "cropperjs";
import type { CropperImage, CropperSelection } from "cropperjs";

const template =
  '<cropper-canvas background><cropper-image scalable translatable initial-fit="contain"></cropper-image>' +
  '<cropper-shade hidden></cropper-shade><cropper-handle action="move" plain></cropper-handle>' +
  "<cropper-selection movable resizable precise><cropper-grid bordered covered></cropper-grid>" +
  '<cropper-handle action="move" theme-color="rgba(255, 255, 255, 0.2)"></cropper-handle>' +
  ["n", "e", "s", "w", "ne", "nw", "se", "sw"].map((side) => `<cropper-handle action="${side}-resize"></cropper-handle>`).join("") +
  "</cropper-selection></cropper-canvas>";

let count = 0;

/** The elements of cropperjs for a loaded picture, on their stage, with a preview of the selection. */
export async function cropElements(stage: HTMLElement, preview: HTMLElement, address: string, name: string) {
  // its elements are classes that need a DOM: the style sheet is made without one
  const { default: Tool } = await neededCode(import("cropperjs"));
  const picture = new Image();
  picture.alt = name;
  picture.crossOrigin = "anonymous"; // a picture of another origin can be cropped only if that origin allows it
  picture.src = address;
  const cropper = new Tool(picture, { container: stage, template });
  const { image, selection } = partsOf(cropper);
  selection.id = `crop-${++count}`;
  const viewer = document.createElement("cropper-viewer");
  viewer.setAttribute("selection", `#${selection.id}`);
  preview.replaceChildren(viewer);
  const loaded = await image.$ready();
  while (stage.isConnected && image.style.width === "") await nextFrame(); // cropperjs fits it to the stage once, then no more
  return { cropper, image, selection, loaded };
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

function partsOf(cropper: Cropper): { image: CropperImage; selection: CropperSelection } {
  const [image, selection] = [cropper.getCropperImage(), cropper.getCropperSelection()];
  if (!image || !selection) throw new Error("The crop box has no picture");
  return { image, selection };
}
