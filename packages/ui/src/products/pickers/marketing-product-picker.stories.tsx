import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, within } from "storybook/test";
import { withShop } from "../../../.storybook/with-shop";
import { MarketingProductPicker } from "./marketing-product-picker";

const meta = {
  title: "Products/Marketing picker",
  component: MarketingProductPicker,
  args: { onPick: fn(), onClose: fn() },
  parameters: { states: { ReadOnly: "n/a: a picker is opened to choose" } },
} satisfies Meta<typeof MarketingProductPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  decorators: [withShop({ products: 45 })],
  play: async ({ userEvent, args }) => {
    const picker = within(await screen.findByRole("dialog", { name: "商品列表" }));
    await userEvent.click(await picker.findByRole("checkbox", { name: "全选本页" }));
    await userEvent.click(picker.getByRole("button", { name: "第 2 页" }));
    await expect(await picker.findByRole("button", { name: "第 2 页", current: "page" })).toBeVisible();
    await userEvent.click(picker.getByRole("checkbox", { name: "全选本页" }));
    await expect(await picker.findByText("已选 20 个商品")).toBeVisible();
    const [drop] = picker.getAllByRole("button", { name: /^移除 / });
    if (drop) await userEvent.click(drop);
    await userEvent.click(picker.getByRole("button", { name: "确定" }));
    await expect(args.onPick).toHaveBeenCalledWith(expect.objectContaining({ length: 19 }));
  },
};

export const Single: Story = {
  args: { mode: "single" },
  decorators: [withShop({ products: 3 })],
  play: async ({ userEvent, args }) => {
    const [first] = await screen.findAllByRole("radio");
    if (first) await userEvent.click(first);
    await expect(args.onPick).toHaveBeenCalledOnce();
    await expect(screen.queryByRole("button", { name: "确定" })).toBeNull();
  },
};

export const AtMostTwo: Story = {
  args: { max: 2 },
  decorators: [withShop({ products: 3 })],
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("checkbox", { name: "全选本页" }));
    await expect(await screen.findByText("最多选择2个")).toBeVisible();
  },
};

export const Empty: Story = {
  decorators: [withShop()],
  play: async () => expect(await screen.findByText("暂无商品")).toBeVisible(),
};

export const Loading: Story = {
  decorators: [withShop({}, { at: "/product/activity/search", does: "stall" })],
  play: async () => expect((await screen.findByRole("table")).getAttribute("aria-busy")).toBe("true"),
};

export const Refused: Story = {
  decorators: [withShop({ permissions: ["merchant:coupon:page:list"] })],
  play: async () => expect(await screen.findByText("没有权限访问。")).toBeVisible(),
};

export const Failed: Story = {
  decorators: [withShop({}, { at: "/product/activity/search", does: "break" })],
  play: async () => expect(await screen.findByRole("button", { name: "重试" })).toBeVisible(),
};

export const Phone: Story = {
  globals: { viewport: { value: "phone" } },
  decorators: [withShop({ products: 3 })],
  play: async () => expect(await screen.findByText("共 3 条")).toBeVisible(),
};
