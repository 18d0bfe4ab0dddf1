import { textOf } from "@shopkeeper/hooks/texts";
import { pictureText } from "@shopkeeper/hooks/pictures";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { withShop } from "../../.storybook/with-shop";
import { word } from "../../.storybook/words";
import { PictureEmbedScreen } from "./picture-embed-screen";

const meta = {
  title: "Screens/Pictures/Embedded",
  component: PictureEmbedScreen,
  args: { pagePath: "/setting/uploadPicture", onUse: fn(() => true) },
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof PictureEmbedScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  decorators: [withShop({ pictureCategories: 3, pictures: [{ name: "甲", path: "demo/cup-1.svg" }] })],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "甲" }));
    await userEvent.click(canvas.getByRole("button", { name: textOf(pictureText, "toolbar.useImage") }));
    await expect(args.onUse).toHaveBeenCalledWith([expect.anything()]);
  },
};

export const ReadOnly: Story = {
  args: { onUse: undefined },
  decorators: [withShop({ pictures: 3, permissions: ["merchant:attachment:list"] })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(word("pager.total", { total: 3 }))).toBeVisible();
    await expect(canvas.queryByRole("button", { name: textOf(pictureText, "toolbar.useImage") })).toBeNull();
  },
};

export const Empty: Story = {
  decorators: [withShop()],
  play: async ({ canvas }) => expect(await canvas.findByText(textOf(pictureText, "empty.image"))).toBeVisible(),
};

export const Loading: Story = {
  decorators: [withShop({}, { at: "/attachment/list", does: "stall" })],
  play: async ({ canvas }) => expect((await canvas.findAllByRole("status", { name: word("states.loading") }))[0]).toBeVisible(),
};

export const Refused: Story = {
  decorators: [withShop({ permissions: ["merchant:coupon:save"] })],
  play: async ({ canvas }) => expect(await canvas.findByText(word("states.refused"))).toBeVisible(),
};

export const Failed: Story = {
  decorators: [withShop({}, { at: "/attachment/list", does: "break" })],
  play: async ({ canvas }) => expect(await canvas.findByRole("button", { name: word("actions.retry") })).toBeVisible(),
};

export const Phone: Story = {
  globals: { viewport: { value: "phone" } },
  decorators: [withShop({ pictures: 9 })],
  play: async ({ canvas }) => expect(await canvas.findByText(word("pager.total", { total: 9 }))).toBeVisible(),
};
