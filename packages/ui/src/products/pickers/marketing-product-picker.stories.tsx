import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";
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

/** Products off the shelf are offered as well. */
export const Full: Story = {
  decorators: [withShop({ products: [{ name: "绿茶" }, { name: "下架茶", isShow: false }] })],
  play: async ({ userEvent, args }) => {
    const picker = within(await screen.findByRole("dialog", { name: "商品列表" }));
    await userEvent.selectOptions(await picker.findByLabelText("商品状态"), "下架");
    await waitFor(() => expect(picker.queryByText("绿茶")).toBeNull());
    await userEvent.click(picker.getByRole("checkbox", { name: "选择 下架茶" }));
    await userEvent.click(picker.getByRole("button", { name: "确定" }));
    await expect(args.onPick).toHaveBeenCalledWith([expect.objectContaining({ name: "下架茶" })]);
  },
};

export const Empty: Story = { tags: ["!test"], decorators: [withShop()] };

export const Loading: Story = { tags: ["!test"], decorators: [withShop({}, { at: "/product/activity/search", does: "stall" })] };

export const Refused: Story = { tags: ["!test"], decorators: [withShop({ permissions: ["merchant:coupon:page:list"] })] };

export const Failed: Story = { tags: ["!test"], decorators: [withShop({}, { at: "/product/activity/search", does: "break" })] };

export const Phone: Story = { tags: ["!test"], globals: { viewport: { value: "phone" } }, decorators: [withShop({ products: 3 })] };
