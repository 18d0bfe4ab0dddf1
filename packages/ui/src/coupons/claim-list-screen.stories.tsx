import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { useSearch } from "../../.storybook/use-search";
import { withShop } from "../../.storybook/with-shop";
import { ClaimListScreen } from "./claim-list-screen";

const meta = {
  title: "Coupons/Record",
  args: { at: "" },
  parameters: { states: { ReadOnly: "n/a: nothing on this screen can be changed" } },
  render: function Render({ at }: { at: string }) {
    return <ClaimListScreen search={useSearch(at)} />;
  },
} satisfies Meta<{ at: string }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  decorators: [withShop({ coupons: 5, users: 10, couponUsers: 45 })],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText("共 45 条")).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText("使用状态"), "已使用");
    await waitFor(() => expect(canvas.queryByText("共 45 条")).toBeNull());
    await userEvent.click(canvas.getByRole("button", { name: "重置" }));
    await expect(await canvas.findByText("共 45 条")).toBeVisible();
  },
};

export const Empty: Story = {
  decorators: [withShop()],
  play: async ({ canvas }) => expect(await canvas.findByText("暂无领取记录")).toBeVisible(),
};

export const Loading: Story = {
  decorators: [withShop({}, { at: "/coupon/user/list", does: "stall" })],
  play: async ({ canvas }) => expect((await canvas.findByRole("table")).getAttribute("aria-busy")).toBe("true"),
};

export const Refused: Story = {
  decorators: [withShop({ permissions: ["merchant:coupon:page:list"] })],
  play: async ({ canvas }) => expect(await canvas.findByText("没有权限访问。")).toBeVisible(),
};

export const Failed: Story = {
  decorators: [withShop({}, { at: "/coupon/user/list", does: "break" })],
  play: async ({ canvas }) => expect(await canvas.findByRole("button", { name: "重试" })).toBeVisible(),
};

export const Phone: Story = {
  globals: { viewport: { value: "phone" } },
  decorators: [withShop({ coupons: 2, users: 2, couponUsers: 3 })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("共 3 条")).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375);
  },
};
