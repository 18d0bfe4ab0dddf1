import type { Meta, StoryObj } from "@storybook/react-vite";
import { Component, type ReactNode } from "react";
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

export const OfARole: Story = {
  args: { do: undefined, role: "admin", fallback: <p>仅店主</p> },
  decorators: [withShop({ permissions: ["merchant:coupon:save"] })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("仅店主")).toBeVisible();
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};
export const OwnerHasEveryRole: Story = {
  args: { do: undefined, role: ["cashier"] },
  decorators: [withShop()],
  play: async ({ canvas }) => expect(await canvas.findByRole("button", { name: "添加优惠券" })).toBeVisible(),
};
/** `Can` without any props is a programming error: in development it throws the sentence of the specification. */
export const WithoutAList: Story = {
  args: { do: undefined },
  decorators: [withShop()],
  render: (args) => (
    <MistakeBoundary>
      <Can {...args} />
    </MistakeBoundary>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("please set operation permission tag value")).toBeVisible();
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

class MistakeBoundary extends Component<{ children: ReactNode }, { error?: Error }> {
  static getDerivedStateFromError = (error: Error) => ({ error });
  override state: { error?: Error } = {};
  override render = () => (this.state.error ? <p>{this.state.error.message}</p> : this.props.children);
}
