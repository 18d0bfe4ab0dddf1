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

export const Empty: Story = { tags: ["!test"], decorators: [withShop()] };
export const Loading: Story = { tags: ["!test"], decorators: [withShop({}, { at: "/coupon/send/list", does: "stall" })] };
export const Refused: Story = { tags: ["!test"], decorators: [withShop({ permissions: ["merchant:product:page:list"] })] };
export const Failed: Story = { tags: ["!test"], decorators: [withShop({}, { at: "/coupon/send/list", does: "break" })] };

export const Phone: Story = {
  globals: { viewport: { value: "phone" } },
  decorators: [withShop({ coupons: [{ ...sendable, name: "感恩券" }] })],
  play: async () => expect(await screen.findByText("感恩券")).toBeVisible(),
};
