import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, within } from "storybook/test";
import { withShop } from "../../../.storybook/with-shop";
import { ProductPicker } from "./product-picker";

const meta = {
  title: "Products/Picker",
  component: ProductPicker,
  args: { onPick: fn(), onClose: fn() },
  parameters: { states: { ReadOnly: "n/a: a picker is opened to choose" } },
} satisfies Meta<typeof ProductPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  decorators: [withShop({ products: 15 })],
  play: async ({ userEvent, args }) => {
    const picker = within(await screen.findByRole("dialog", { name: "商品列表" }));
    await userEvent.click(await picker.findByRole("checkbox", { name: "全选本页" }));
    await userEvent.click(picker.getByRole("button", { name: "第 2 页" }));
    await expect(await picker.findByRole("button", { name: "第 2 页", current: "page" })).toBeVisible();
    await userEvent.click(picker.getByRole("checkbox", { name: "全选本页" }));
    await expect(await picker.findByText("已选 15 个商品")).toBeVisible();
    const [drop] = picker.getAllByRole("button", { name: /^移除 / });
    if (drop) await userEvent.click(drop);
    await userEvent.click(picker.getByRole("button", { name: "确定" }));
    await expect(args.onPick).toHaveBeenCalledWith(expect.objectContaining({ length: 14 }));
  },
};

export const Empty: Story = { tags: ["!test"], decorators: [withShop()] };

export const Loading: Story = { tags: ["!test"], decorators: [withShop({}, { at: "/product/list", does: "stall" })] };

export const Refused: Story = { tags: ["!test"], decorators: [withShop({ permissions: ["merchant:coupon:page:list"] })] };

export const Failed: Story = { tags: ["!test"], decorators: [withShop({}, { at: "/product/list", does: "break" })] };

export const Phone: Story = {
  globals: { viewport: { value: "phone" } },
  decorators: [withShop({ products: 3 })],
  play: async () => expect(await screen.findByText("共 3 条")).toBeVisible(),
};
