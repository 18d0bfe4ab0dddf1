import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { withShop } from "../../.storybook/with-shop";
import { ProductChooser } from "./product-chooser";

const meta = {
  title: "Products/Simple chooser",
  component: ProductChooser,
  args: { onPick: fn() },
  parameters: { states: { ReadOnly: "n/a: a chooser is there to choose" } },
} satisfies Meta<typeof ProductChooser>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  decorators: [withShop({ products: 5 })],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole("checkbox", { name: "全选本页" }));
    await userEvent.click(canvas.getByRole("button", { name: "第 2 页" }));
    await expect(await canvas.findByRole("button", { name: "第 2 页", current: "page" })).toBeVisible();
    await userEvent.click(canvas.getByRole("checkbox", { name: "全选本页" }));
    await userEvent.click(canvas.getByRole("button", { name: "确定" }));
    await expect(args.onPick).toHaveBeenCalledWith(expect.objectContaining({ length: 2 }));
  },
};

export const Single: Story = {
  decorators: [withShop({ products: 5 })],
  args: { mode: "single" },
  play: async ({ canvas, userEvent, args }) => {
    const [first] = await canvas.findAllByRole("radio");
    if (first) await userEvent.click(first);
    await expect(args.onPick).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = {
  decorators: [withShop()],
  play: async ({ canvas }) => expect(await canvas.findByText("暂无商品")).toBeVisible(),
};

export const Loading: Story = {
  decorators: [withShop({}, { at: "/product/list", does: "stall" })],
  play: async ({ canvas }) => expect((await canvas.findByRole("table")).getAttribute("aria-busy")).toBe("true"),
};

export const Refused: Story = {
  decorators: [withShop({ permissions: ["merchant:coupon:page:list"] })],
  play: async ({ canvas }) => expect(await canvas.findByText("没有权限访问。")).toBeVisible(),
};

export const Failed: Story = {
  decorators: [withShop({}, { at: "/product/list", does: "break" })],
  play: async ({ canvas }) => expect(await canvas.findByRole("button", { name: "重试" })).toBeVisible(),
};

export const Phone: Story = {
  globals: { viewport: { value: "phone" } },
  decorators: [withShop({ products: 3 })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("共 3 条")).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375);
  },
};
