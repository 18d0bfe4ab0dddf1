import { textOf } from "@shopkeeper/hooks/texts";
import { type CropBox, pictureText, squareBox } from "@shopkeeper/hooks/pictures";
import { boxOf } from "@shopkeeper/hooks/pictures/shared";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useState } from "react";
import { expect, fireEvent, fn, screen, spyOn, waitFor, within } from "storybook/test";
import { dropFiles } from "../../.storybook/give-files";
import { opening } from "../../.storybook/opening";
import { pictureFile } from "../../.storybook/picture-file";
import { withShop } from "../../.storybook/with-shop";
import { pattern } from "../../.storybook/words";
import { CropDialog, type CropDialogProps } from "./crop-dialog";

type Picture = CropDialogProps["crop"]["picture"];

interface Args extends Pick<CropDialogProps, "labelName" | "isForForm"> {
  box?: CropBox;
  /** The size in pixels of the initial picture; undefined for none. */
  size?: { width: number; height: number };
  /** A fully transparent picture. */
  isClear?: boolean;
  onUploaded: () => void;
  onClose: () => void;
  onMany: () => void;
}

function Opened({ size, isClear = false, onUploaded, onClose, ...rest }: Args) {
  const [picture, setPicture] = useState<Picture>();
  useEffect(() => {
    const made = size && (isClear ? new OffscreenCanvas(size.width, size.height) : undefined);
    made?.getContext("2d");
    if (size)
      void (made ? made.convertToBlob() : pictureFile("茶山.png", size)).then((file) => setPicture(rowOf(URL.createObjectURL(file))));
  }, [size, isClear]);
  if (size && !picture) return <></>;
  const crop = { isOpen: true, picture, modelName: undefined, pid: 0, open: () => undefined, close: onClose, onUploaded };
  return <CropDialog crop={crop} {...rest} />;
}

const rowOf = (sattDir: string): Picture => ({ name: "茶山.png", sattDir });

const meta = {
  title: "Screens/Pictures/Crop dialog",
  args: { onUploaded: fn(), onClose: fn(), onMany: fn() },
  render: opening(Opened, "onClose", "onMany"),
  parameters: { docs: { story: { inline: false, height: "640px" } } },
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<typeof meta>;

const ready = async () => {
  const dialog = within(await screen.findByRole("dialog", { name: textOf(pictureText, "crop.title") }));
  await waitFor(() => expect(dialog.getByRole("button", { name: textOf(pictureText, "crop.download") })).toBeEnabled());
  return dialog;
};

type Dialog = Awaited<ReturnType<typeof ready>>;

const says = (dialog: Dialog, width: number, height: number) =>
  dialog.findByText(pattern`^${textOf(pictureText, "crop.size", { width, height })}`);

/** The size of the downloaded picture, and the least alpha of its pixels. */
async function downloaded(dialog: Dialog) {
  const made = spyOn(URL, "createObjectURL");
  dialog.getByRole("button", { name: textOf(pictureText, "crop.download") }).click();
  await waitFor(() => expect(made).toHaveBeenCalled());
  const [blob] = made.mock.lastCall ?? [];
  made.mockRestore();
  if (!(blob instanceof Blob)) throw new Error("nothing was downloaded");
  const bitmap = await createImageBitmap(blob);
  const pen = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
  pen?.drawImage(bitmap, 0, 0);
  const pixels = pen?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? [];
  let alpha = 255;
  for (let at = 3; at < pixels.length; at += 4) alpha = Math.min(alpha, pixels[at] ?? 0);
  return { type: blob.type, width: bitmap.width, height: bitmap.height, alpha };
}

/** Drags the cropper's handle of `action`, by this many pixels. */
async function pull(action: string, x: number, y: number) {
  const handle = document.querySelector(`cropper-selection cropper-handle[action=${action}]`);
  if (!handle) throw new Error(`no handle for ${action}`);
  const { left, top } = handle.getBoundingClientRect();
  const at = (part: number) => ({ pointerId: 1, pointerType: "mouse", buttons: 1, clientX: left + x * part, clientY: top + y * part });
  await fireEvent.pointerDown(handle, at(0));
  for (const part of [0.25, 0.5, 1]) await fireEvent.pointerMove(handle, at(part));
  await fireEvent.pointerUp(handle, at(1));
}

const turn = (dialog: Dialog) => dialog.getByRole("button", { name: textOf(pictureText, "crop.turnRight") }).click();

const zoom = (dialog: Dialog, by: number) =>
  fireEvent.change(dialog.getByRole("slider", { name: textOf(pictureText, "crop.zoom") }), { target: { value: String(by) } });

export const Cropping: Story = {
  args: { size: { width: 1600, height: 1200 } },
  decorators: [withShop()],
  play: async ({ userEvent, args }) => {
    const dialog = await ready();
    await expect(await dialog.findByText(pattern`^${textOf(pictureText, "crop.size", { width: "*", height: "*" })}`)).toBeVisible();
    dialog.getByRole("group", { name: textOf(pictureText, "crop.original") }).focus();
    await userEvent.keyboard("{ArrowRight}{ArrowDown}{Shift>}{ArrowLeft}{/Shift}");
    await userEvent.click(dialog.getByRole("button", { name: textOf(pictureText, "crop.zoomIn") }));
    await userEvent.click(dialog.getByRole("button", { name: textOf(pictureText, "crop.turnRight") }));
    await userEvent.click(dialog.getByRole("button", { name: textOf(pictureText, "crop.clear") }));
    await expect(await dialog.findByText(pattern`${textOf(pictureText, "crop.whole")}`)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: textOf(pictureText, "crop.stop") }));
    await userEvent.click(await dialog.findByRole("button", { name: textOf(pictureText, "crop.start") }));
    await expect(await dialog.findByText(pattern`^${textOf(pictureText, "crop.size", { width: "*", height: "*" })}`)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: textOf(pictureText, "crop.upload") }));
    await expect(await screen.findByText(textOf(pictureText, "upload.done"))).toBeVisible();
    await expect(args.onUploaded).toHaveBeenCalled();
  },
};

/** A fixed size is cut out of the available pixels, without a transparent margin, however the box and the picture are moved. */
export const FixedSize: Story = {
  args: { size: { width: 1200, height: 1200 }, box: boxOf({ width: 800, height: 800 }), isForForm: true },
  decorators: [withShop()],
  play: async ({ userEvent, args }) => {
    const dialog = await ready();
    const whole = { type: "image/png", width: 800, height: 800, alpha: 255 };
    await expect(await says(dialog, 800, 800)).toBeVisible();
    await expect(dialog.getByRole("radio", { name: "800 × 800" })).toBeChecked();
    await expect(await downloaded(dialog)).toEqual(whole);
    await pull("se-resize", 900, 900);
    await expect(await downloaded(dialog)).toEqual(whole);
    await expect(dialog.queryByRole("alert")).toBeNull();
    await zoom(dialog, 3);
    await pull("move", -700, -900);
    turn(dialog);
    await expect(await downloaded(dialog)).toEqual(whole);
    await expect(await dialog.findByRole("alert")).toHaveTextContent(/400 × 400/);
    await zoom(dialog, 1);
    await waitFor(() => expect(dialog.getByText(pattern`^${textOf(pictureText, "crop.weight", { size: "*" })}`)).toBeVisible());
    await userEvent.click(dialog.getByRole("button", { name: textOf(pictureText, "crop.use") }));
    await waitFor(() => expect(args.onUploaded).toHaveBeenCalledWith(expect.objectContaining({ name: "茶山.png" })));
  },
};

/** A picture with too few pixels is enlarged to the full size, with a warning before and during its use. */
export const TooSmall: Story = {
  args: { size: { width: 1000, height: 1600 }, box: boxOf({ width: 1080, height: 1920 }), isForForm: true },
  decorators: [withShop()],
  play: async ({ userEvent }) => {
    const dialog = await ready();
    await expect(await dialog.findByRole("alert")).toHaveTextContent(
      textOf(pictureText, "crop.smallPicture", { width: 900, height: 1600, toWidth: 1080, toHeight: 1920 }),
    );
    await expect(await downloaded(dialog)).toMatchObject({ width: 1080, height: 1920, alpha: 255 });
    await userEvent.click(dialog.getByRole("button", { name: textOf(pictureText, "crop.use") }));
    await expect(await screen.findByText(textOf(pictureText, "crop.enlarged", { width: 1080, height: 1920 }))).toBeVisible();
  },
};

/** The result for a live room is opaque, although the picture is transparent. */
export const Clear: Story = {
  args: { size: { width: 900, height: 900 }, isClear: true, box: boxOf({ width: 800, height: 640 }), isForForm: true },
  decorators: [withShop()],
  play: async () => expect(await downloaded(await ready())).toMatchObject({ width: 800, height: 640, alpha: 255 }),
};

/** Every shape stays on a narrow picture, by pointer, by keys and turned. */
export const Portrait: Story = {
  args: { size: { width: 401, height: 1603 } },
  decorators: [withShop()],
  play: async ({ userEvent }) => {
    const dialog = await ready();
    await expect(dialog.getByRole("radio", { name: "16:9" })).toBeChecked();
    await expect(await says(dialog, 401, 226)).toBeVisible();
    await expect(await downloaded(dialog)).toEqual({ type: "image/png", width: 401, height: 226, alpha: 255 });
    await userEvent.click(dialog.getByRole("radio", { name: "1:1" }));
    dialog.getByRole("group", { name: textOf(pictureText, "crop.original") }).focus();
    await userEvent.keyboard("{ArrowLeft>20/}{Shift>}{ArrowRight>20/}{/Shift}");
    await expect(await downloaded(dialog)).toMatchObject({ width: 401, height: 401, alpha: 255 });
    turn(dialog);
    await userEvent.click(dialog.getByRole("radio", { name: "3:4" }));
    await expect(await downloaded(dialog)).toMatchObject({ width: 301, height: 401, alpha: 255 });
    await userEvent.click(dialog.getByRole("radio", { name: textOf(pictureText, "crop.free") }));
    await zoom(dialog, 2.3);
    await pull("nw-resize", -2000, -2000);
    await pull("e-resize", 2000, 0);
    await expect((await downloaded(dialog)).alpha).toBe(255);
    await pull("se-resize", -60, -30);
    await pull("move", 4000, -4000);
    await expect((await downloaded(dialog)).alpha).toBe(255);
  },
};

/** A square of any size has the picture's own pixels, and its box cannot be removed. */
export const Square: Story = {
  args: { size: { width: 2000, height: 500 }, box: squareBox, isForForm: true },
  decorators: [withShop()],
  play: async () => {
    const dialog = await ready();
    await expect(dialog.getByRole("radio", { name: "1:1" })).toBeChecked();
    await expect(await downloaded(dialog)).toMatchObject({ width: 500, height: 500, alpha: 255 });
    await expect(dialog.queryByRole("button", { name: textOf(pictureText, "crop.clear") })).toBeNull();
  },
};

export const FixedBox: Story = {
  args: { size: { width: 900, height: 700 }, labelName: "商品标签" },
  decorators: [withShop()],
  play: async () => {
    const dialog = await ready();
    await expect(dialog.getByText(textOf(pictureText, "crop.fixed", { label: "商品标签" }))).toBeVisible();
    await expect(dialog.getAllByRole("radio")).toHaveLength(1);
    await expect(await says(dialog, 200, 100)).toBeVisible();
    await expect(await downloaded(dialog)).toEqual({ type: "image/png", width: 200, height: 100, alpha: 255 });
    await expect(document.querySelector("cropper-image")).toHaveAttribute("alt", "茶山.png");
  },
};

export const Large: Story = {
  args: { size: { width: 6000, height: 4000 } },
  decorators: [withShop()],
  play: async () => {
    const dialog = await ready();
    await expect(
      await dialog.findByText(pattern`${textOf(pictureText, "crop.reduced", { width: 6000, height: 4000, size: 4096 })}`),
    ).toBeVisible();
  },
};

export const Empty: Story = {
  decorators: [withShop()],
  play: async ({ userEvent, args }) => {
    const dialog = within(await screen.findByRole("dialog", { name: textOf(pictureText, "crop.title") }));
    await expect(dialog.getByText(textOf(pictureText, "crop.none"))).toBeVisible();
    await expect(dialog.getByRole("button", { name: textOf(pictureText, "crop.upload") })).toBeDisabled();
    dropFiles(dialog.getByText(textOf(pictureText, "crop.original")), [new File(["x"], "说明.pdf")]);
    await expect(await screen.findByText(textOf(pictureText, "upload.refused.picture"))).toBeVisible();
    dropFiles(dialog.getByText(textOf(pictureText, "crop.original")), [new File(["x"], "坏图.png")]);
    await expect(await dialog.findByText(textOf(pictureText, "crop.broken"))).toBeVisible();
    dropFiles(dialog.getByText(textOf(pictureText, "crop.original")), [await pictureFile("茶园.png")]);
    await ready();
    await userEvent.click(dialog.getByRole("button", { name: textOf(pictureText, "crop.many") }));
    await expect(args.onMany).toHaveBeenCalled();
  },
};

export const Phone: Story = {
  args: { size: { width: 900, height: 700 } },
  globals: { viewport: { value: "phone" } },
  decorators: [withShop()],
  play: async () => void (await ready()),
};
