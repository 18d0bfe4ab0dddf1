import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { Breadcrumb } from "./breadcrumb";
import { LinksProvider } from "./links";

const open = fn();

const meta = {
  title: "Screens/Layout/Breadcrumb",
  component: Breadcrumb,
  decorators: [(Story) => <LinksProvider links={{ open }}>{Story()}</LinksProvider>],
  args: { trail: [{ title: "主页", path: "/dashboard" }, { title: "优惠券" }, { title: "优惠券列表", path: "/coupon/list" }] },
} satisfies Meta<typeof Breadcrumb>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("link", { name: "主页" })).toHaveAttribute("href", "/dashboard");
    await userEvent.click(canvas.getByRole("link", { name: "主页" }));
    await expect(open).toHaveBeenCalledWith("/dashboard");
    await expect(canvas.getByText("优惠券列表")).toHaveAttribute("aria-current", "page");
  },
};

export const AtTheRoot: Story = { args: { trail: [{ title: "主页", path: "/dashboard" }] } };

const inside = (width: number): Story["decorators"] => [(Story) => <div style={{ display: "flex", width }}>{Story()}</div>];

export const Narrow: Story = {
  decorators: inside(180),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("优惠券列表")).toBeVisible();
    await expect(canvas.queryByRole("link")).toBeNull();
  },
};

export const LongNames: Story = {
  decorators: inside(420),
  args: {
    trail: [
      { title: "主页", path: "/dashboard" },
      { title: "名字非常长的一组菜单，谁也不会这样起名" },
      { title: "名字也非常长的一个页面，谁也不会这样起名" },
    ],
  },
  play: async ({ canvas }) => {
    const way = canvas.getByRole("navigation");
    await waitFor(() => expect(way.scrollWidth).toBeLessThanOrEqual(way.clientWidth)); // once it has slid in
  },
};

export const SpareWithoutRoom: Story = {
  decorators: inside(260),
  args: { isSpare: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText("优惠券列表")).not.toBeVisible();
  },
};
