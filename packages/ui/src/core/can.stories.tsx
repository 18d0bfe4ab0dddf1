import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { withShop } from "../../.storybook/with-shop";
import { Button } from "./button";
import { Can } from "./can";

const meta = { title: "Parts/Can", component: Can, args: { do: "saveCoupon", children: <Button>添加优惠券</Button> } } satisfies Meta<
  typeof Can
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Owner: Story = {
  decorators: [withShop()],
  play: async ({ canvas }) => expect(await canvas.findByRole("button", { name: "添加优惠券" })).toBeVisible(),
};
export const ClerkWithout: Story = {
  args: { fallback: <p>只读</p> },
  decorators: [withShop({ permissions: ["merchant:coupon:page:list"] })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("只读")).toBeVisible();
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};
export const AnyOfPermissions: Story = {
  args: { do: undefined, any: ["merchant:coupon:page:list", "merchant:coupon:save"] },
  decorators: [withShop({ permissions: ["merchant:coupon:page:list"] })],
  play: async ({ canvas }) => expect(await canvas.findByRole("button", { name: "添加优惠券" })).toBeVisible(),
};
