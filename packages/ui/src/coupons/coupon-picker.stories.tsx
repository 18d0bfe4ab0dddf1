import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen } from "storybook/test";
import { withShop } from "../../.storybook/with-shop";
import { CouponPicker } from "./coupon-picker";

const meta = {
  title: "Coupons/Picker",
  component: CouponPicker,
  args: { mode: "select", onPick: fn(), onClose: fn() },
  parameters: { states: { ReadOnly: "n/a: a picker is opened to choose" } },
} satisfies Meta<typeof CouponPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const sendable = { receiveType: 1, status: true } as const;

export const Full: Story = {
  decorators: [
    withShop({
      coupons: [
        { ...sendable, name: "感恩券", minPrice: 0 },
        { ...sendable, name: "满减券", money: 5, minPrice: 50 },
      ],
    }),
  ],
  play: async ({ userEvent, args }) => {
    await expect(await screen.findByText("不限制")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "确定" }));
    await expect((await screen.findAllByText("请先选择优惠劵"))[0]).toBeVisible();
    await expect(args.onPick).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole("checkbox", { name: "选择 感恩券" }));
    await userEvent.click(screen.getByRole("button", { name: "确定" }));
    await expect(args.onPick).toHaveBeenCalledWith([expect.objectContaining({ name: "感恩券" })]);
  },
};

export const SendingWithoutUsers: Story = {
  args: { mode: "send", userIds: [] },
  decorators: [withShop({ coupons: [{ ...sendable, name: "感恩券" }] })],
  play: async () => expect(await screen.findByRole("button", { name: "发送 感恩券" })).toBeDisabled(),
};

export const Empty: Story = {
  decorators: [withShop()],
  play: async () => expect(await screen.findByText("暂无可用的优惠券")).toBeVisible(),
};

export const Loading: Story = {
  decorators: [withShop({}, { at: "/coupon/send/list", does: "stall" })],
  play: async () => expect((await screen.findByRole("table")).getAttribute("aria-busy")).toBe("true"),
};

export const Refused: Story = {
  decorators: [withShop({ permissions: ["merchant:product:page:list"] })],
  play: async () => expect(await screen.findByText("没有权限访问。")).toBeVisible(),
};

export const Failed: Story = {
  decorators: [withShop({}, { at: "/coupon/send/list", does: "break" })],
  play: async () => expect(await screen.findByRole("button", { name: "重试" })).toBeVisible(),
};

export const Phone: Story = {
  globals: { viewport: { value: "phone" } },
  decorators: [withShop({ coupons: [{ ...sendable, name: "感恩券" }] })],
  play: async () => expect(await screen.findByText("感恩券")).toBeVisible(),
};
