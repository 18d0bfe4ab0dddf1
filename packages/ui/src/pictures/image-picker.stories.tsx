import { sizeParts, textOf } from "@shopkeeper/hooks/texts";
import { pictureText, type PictureTextKey } from "@shopkeeper/hooks/pictures";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useState } from "react";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { drag } from "../../.storybook/drag";
import { pictureFile } from "../../.storybook/picture-file";
import { withShop } from "../../.storybook/with-shop";
import { word } from "../../.storybook/words";
import { ImagePicker, type ImagePickerProps } from "./image-picker";

interface Args extends ImagePickerProps {
  /** The initial number of pictures. */
  held?: number;
}

function Held({ held = 0, value, onChange, ...rest }: Args) {
  const [addresses, setAddresses] = useState<readonly string[]>();
  useEffect(() => {
    let isOver = false;
    const made = Array.from({ length: held }, (_, at) => pictureFile(`${at + 1}`, { hue: at * 40, width: 120, height: 120 }));
    if (held > 0) void Promise.all(made).then((files) => isOver || setAddresses(files.map((file) => URL.createObjectURL(file))));
    return () => {
      isOver = true;
    };
  }, [held]);
  if (addresses === undefined && held > 0) return <></>;
  return (
    <ImagePicker
      {...rest}
      value={addresses ?? value}
      onChange={(next) => {
        setAddresses(next);
        onChange?.(next);
      }}
    />
  );
}

const description = `
One picture of a form, or up to 20 in an order that can be changed by dragging and by keys. They come out of the library.

**Do** say \`maxBytes\` where buyers load the picture: one that is larger is offered to be made smaller.

**Don't** use it for files that are no pictures.
`;

const meta = {
  title: "Pickers/Pictures in a form",
  component: ImagePicker,
  args: { value: undefined, onChange: fn() },
  render: Held,
  parameters: {
    docs: { description: { component: description }, story: { inline: false, height: "640px" } },
    states: {
      Loading: "n/a: it shows addresses that it is given",
      Failed: "n/a: it reads nothing by itself; its dialog has a story of its own",
      Refused: "n/a: the dialog that it opens refuses",
    },
  },
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ["!test"], args: { isMultiple: true, held: 3 }, decorators: [withShop({ pictures: 12 })] };

const say = (key: PictureTextKey, params?: Readonly<Record<string, string | number>>) => textOf(pictureText, key, params);
const nth = (order: number) => say("picker.nth", { order });
const toPreview = () => ({ name: new RegExp(`^${word("picture.preview", { name: "" })}`) });
const library = async () => within(await screen.findByRole("dialog", { name: say("upload.title") }));

export const Full: Story = {
  args: { isMultiple: true, held: 20 },
  decorators: [withShop()],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole("button", { name: say("picker.remove", { order: 20 }) })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: new RegExp(say("picker.add")) })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: say("picker.remove", { order: 20 }) }));
    await expect(await canvas.findByText("19 / 20")).toBeVisible();
  },
};

export const Several: Story = {
  args: { isMultiple: true, held: 3 },
  decorators: [
    withShop({
      pictures: [
        { name: "甲", path: "demo/cup-1.svg" },
        { name: "乙", path: "demo/cup-2.svg" },
      ],
    }),
  ],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole("button", { name: new RegExp(say("picker.add")) }));
    const dialog = await library();
    await userEvent.click(await dialog.findByRole("button", { name: "乙" }));
    await userEvent.click(dialog.getByRole("button", { name: "甲" }));
    await userEvent.click(dialog.getByRole("button", { name: say("toolbar.useImage") }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(args.onChange).toHaveBeenCalledWith(expect.objectContaining({ length: 5 }));
    const [handle] = await canvas.findAllByRole("button", { name: new RegExp(`${nth(1)}(?!\\d)`) });
    await expect(handle).toBeVisible();
  },
};

export const ByKeys: Story = {
  args: { isMultiple: true, held: 3 },
  decorators: [withShop()],
  play: async ({ canvas, userEvent, args }) => {
    await waitFor(() => expect(canvas.getAllByRole("button", { pressed: false })).toHaveLength(3));
    const handles = canvas.getAllByRole("button", { pressed: false });
    handles[0]?.focus();
    await userEvent.keyboard(" {ArrowRight} ");
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

/** A visible picture can be dragged; a press on it still opens it. */
export const ByDragging: Story = {
  parameters: { strict: false }, // the second mount of development loses this first drag; the keys work
  args: { isMultiple: true, held: 3 },
  decorators: [withShop()],
  play: async ({ canvas, userEvent, args }) => {
    await waitFor(() => expect(canvas.getAllByRole("button", { pressed: false })).toHaveLength(3)); // it can be moved
    const [first, , third] = canvas.getAllByRole("button", toPreview());
    if (!first || !third) throw new Error("there are three pictures");
    await drag(first, third);
    await waitFor(() => expect(args.onChange).toHaveBeenCalledOnce());
    await expect(screen.queryByRole("dialog")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: word("picture.preview", { name: nth(1) }) }));
    await expect(await screen.findByRole("dialog")).toBeVisible();
  },
};

/** A picture that is too large for buyers can be reduced. */
export const TooLarge: Story = {
  args: { maxBytes: 1000 },
  decorators: [withShop({ pictures: [{ name: "大图", path: "demo/cup-1.svg", bytes: 7_340_032 }] })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: say("picker.add") }));
    const dialog = await library();
    await userEvent.click(await dialog.findByRole("button", { name: "大图" }));
    await userEvent.click(dialog.getByRole("button", { name: say("toolbar.useImage") }));
    await expect(await canvas.findByText(say("picker.large", { count: 1, ...sizeParts(1000) }))).toBeVisible();
    await expect(canvas.getByRole("button", { name: say("picker.shrink") })).toBeVisible();
  },
};

export const Single: Story = {
  args: { held: 1 },
  decorators: [withShop({ pictures: [{ name: "甲", path: "demo/cup-1.svg" }] })],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole("button", { name: say("picker.change") }));
    const dialog = await library();
    await userEvent.click(await dialog.findByRole("button", { name: "甲" }));
    await userEvent.click(dialog.getByRole("button", { name: say("toolbar.useImage") }));
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith([expect.anything()]));
  },
};

export const Empty: Story = {
  decorators: [withShop()],
  play: async ({ canvas }) => expect(await canvas.findByRole("button", { name: say("picker.add") })).toBeVisible(),
};

export const ReadOnly: Story = {
  args: { isMultiple: true, held: 3, isReadOnly: true },
  decorators: [withShop()],
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole("button", toPreview())).toHaveLength(3);
    await expect(canvas.queryByRole("button", { name: new RegExp(say("picker.remove", { order: "" }).trim()) })).toBeNull();
  },
};

export const Phone: Story = {
  args: { isMultiple: true, held: 9 },
  globals: { viewport: { value: "phone" } },
  decorators: [withShop()],
  play: async ({ canvas }) => expect(await canvas.findByText("9 / 20")).toBeVisible(),
};
