import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Breadcrumb } from "./breadcrumb";
import { LinksProvider } from "./links";

const open = fn();

const meta = {
  title: "Layout/Breadcrumb",
  component: Breadcrumb,
  decorators: [(Story) => <LinksProvider links={{ open }}>{Story()}</LinksProvider>],
  args: { trail: [{ title: "主页", path: "/dashboard" }, { title: "优惠券" }, { title: "优惠券列表", path: "/coupon/list" }] },
} satisfies Meta<typeof Breadcrumb>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("link", { name: "主页" }));
    await expect(open).toHaveBeenCalledWith("/dashboard");
    await expect(canvas.getByText("优惠券列表")).toHaveAttribute("aria-current", "page");
  },
};

export const AtTheRoot: Story = { args: { trail: [{ title: "主页", path: "/dashboard" }] } };
