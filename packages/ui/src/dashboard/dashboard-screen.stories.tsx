import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { withShop } from "../../.storybook/with-shop";
import { DashboardScreen } from "./dashboard-screen";

const ready = ["/coupon/list", "/coupon/record"];

const meta = {
  title: "Dashboard/Home",
  component: DashboardScreen,
  args: { isReady: (path) => ready.includes(path), onOpen: fn() },
} satisfies Meta<typeof DashboardScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  decorators: [withShop({ coupons: [{ status: true }, { status: true }, { status: false }], products: 12 })],
  play: async ({ canvas, userEvent, args }) => {
    const coupons = await canvas.findByRole("link", { name: /开启中的优惠券\s*2/ });
    await userEvent.click(coupons);
    await expect(args.onOpen).toHaveBeenCalledWith("/coupon/list?status=1");
    await expect(canvas.queryByRole("link", { name: /在售商品/ })).toBeNull();
    await userEvent.click(canvas.getByRole("link", { name: "优惠券" }));
    await expect(args.onOpen).toHaveBeenCalledWith("/coupon/list");
  },
};

export const Empty: Story = { decorators: [withShop()] };

export const Loading: Story = {
  decorators: [withShop({}, { at: "/admin/merchant/coupon", does: "stall" })],
};

export const Failed: Story = {
  decorators: [withShop({ coupons: 1 }, { at: "/coupon/list", does: "break" })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "重试" })).toBeVisible();
  },
};

export const Refused: Story = {
  decorators: [withShop({ permissions: ["merchant:statistics:home:index"] })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("当前账号还没有可用的功能，请联系店铺管理员开通")).toBeVisible();
  },
};

export const ReadOnly: Story = {
  decorators: [withShop({ coupons: 2, permissions: ["merchant:coupon:page:list"] })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "优惠券" })).toBeVisible();
    await expect(canvas.queryByText("优惠券领取")).toBeNull();
  },
};

export const Phone: Story = {
  decorators: [withShop({ coupons: 2, products: 3 })],
  globals: { viewport: { value: "phone" } },
};
