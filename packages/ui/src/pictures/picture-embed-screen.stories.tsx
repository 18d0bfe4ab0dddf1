import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { withShop } from "../../.storybook/with-shop";
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
    await userEvent.click(canvas.getByRole("button", { name: "使用选中图片" }));
    await expect(args.onUse).toHaveBeenCalledWith([expect.anything()]);
  },
};

export const ReadOnly: Story = {
  args: { onUse: undefined },
  decorators: [withShop({ pictures: 3, permissions: ["merchant:attachment:list"] })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("共 3 条")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "使用选中图片" })).toBeNull();
  },
};

export const Empty: Story = {
  decorators: [withShop()],
  play: async ({ canvas }) => expect(await canvas.findByText("图片库为空")).toBeVisible(),
};

export const Loading: Story = {
  decorators: [withShop({}, { at: "/attachment/list", does: "stall" })],
  play: async ({ canvas }) => expect((await canvas.findAllByRole("status", { name: "加载中..." }))[0]).toBeVisible(),
};

export const Refused: Story = {
  decorators: [withShop({ permissions: ["merchant:coupon:save"] })],
  play: async ({ canvas }) => expect(await canvas.findByText("没有权限访问。")).toBeVisible(),
};

export const Failed: Story = {
  decorators: [withShop({}, { at: "/attachment/list", does: "break" })],
  play: async ({ canvas }) => expect(await canvas.findByRole("button", { name: "重试" })).toBeVisible(),
};

export const Phone: Story = {
  globals: { viewport: { value: "phone" } },
  decorators: [withShop({ pictures: 9 })],
  play: async ({ canvas }) => expect(await canvas.findByText("共 9 条")).toBeVisible(),
};
