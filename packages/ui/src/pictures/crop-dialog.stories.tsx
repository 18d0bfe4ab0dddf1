import { textOf } from "@shopkeeper/hooks/core";
import { pictureText } from "@shopkeeper/hooks/pictures";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useState } from "react";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { dropFiles } from "../../.storybook/give-files";
import { opening } from "../../.storybook/opening";
import { pictureFile } from "../../.storybook/picture-file";
import { withShop } from "../../.storybook/with-shop";
import { pattern } from "../../.storybook/words";
import { CropDialog, type CropDialogProps } from "./crop-dialog";

type Picture = CropDialogProps["crop"]["picture"];

interface Args extends Pick<CropDialogProps, "labelName"> {
  /** Pixels of the picture it opens with; none opens it without one. */
  size?: { width: number; height: number };
  onUploaded: () => void;
  onClose: () => void;
  onMany: () => void;
}

function Opened({ size, onUploaded, onClose, ...rest }: Args) {
  const [picture, setPicture] = useState<Picture>();
  useEffect(() => {
    if (size) void pictureFile("茶山.png", size).then((file) => setPicture(rowOf(URL.createObjectURL(file))));
  }, [size]);
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
  await waitFor(() => expect(dialog.getByRole("button", { name: textOf(pictureText, "crop.upload") })).toBeEnabled());
  return dialog;
};

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

/** The first box lies within the picture, however narrow that is. */
export const Portrait: Story = {
  args: { size: { width: 400, height: 1600 } },
  decorators: [withShop()],
  play: async () => {
    const dialog = await ready();
    const { textContent } = await dialog.findByText(pattern`^${textOf(pictureText, "crop.size", { width: "*", height: "*" })}`);
    const [width = 0, height = 0] = (textContent ?? "").match(/\d+/g)?.map(Number) ?? [];
    await expect(width).toBeGreaterThan(300);
    await expect(width).toBeLessThanOrEqual(400);
    await expect(height).toBeLessThan(1600);
    const box = document.querySelector("cropper-selection")?.getBoundingClientRect();
    const picture = document.querySelector("cropper-image")?.getBoundingClientRect();
    await expect(box?.left).toBeGreaterThanOrEqual(picture?.left ?? Number.POSITIVE_INFINITY);
    await expect(box?.right).toBeLessThanOrEqual(picture?.right ?? 0);
  },
};

export const FixedBox: Story = {
  args: { size: { width: 900, height: 700 }, labelName: "商品标签" },
  decorators: [withShop()],
  play: async () => {
    const dialog = await ready();
    await expect(dialog.getByText(textOf(pictureText, "crop.fixed", { label: "商品标签" }))).toBeVisible();
    await expect(await dialog.findByText(pattern`^${textOf(pictureText, "crop.size", { width: 200, height: 100 })}`)).toBeVisible();
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
    await expect(await screen.findByText(textOf(pictureText, "crop.badType"))).toBeVisible();
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
