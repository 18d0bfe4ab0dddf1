import type { Meta, StoryObj } from "@storybook/react-vite";
import type { MenuEntry } from "@shopkeeper/hooks/layout";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { LinksProvider } from "./links";
import { Sidebar } from "./sidebar";

const leaf = (id: number, title: string, path: string): MenuEntry => ({ id, title, path, isExternal: false, children: [] });
const menus: MenuEntry[] = [
  { ...leaf(1, "主页", "/dashboard"), icon: "s-home" },
  {
    id: 2,
    title: "商品",
    isExternal: false,
    icon: "s-goods",
    children: [leaf(21, "商品列表", "/product/list"), leaf(22, "商品分类", "/product/classify")],
  },
  {
    id: 3,
    title: "优惠券",
    isExternal: false,
    icon: "s-ticket",
    children: [leaf(31, "优惠券列表", "/coupon/list"), leaf(32, "领取记录", "/coupon/record")],
  },
  {
    id: 4,
    title: "设置",
    isExternal: false,
    icon: "s-operation",
    children: [
      { id: 41, title: "管理权限", isExternal: false, children: [leaf(42, "身份管理", "/operation/roleManager/identityManager")] },
    ],
  },
];

const open = fn();

const meta = {
  title: "Layout/Sidebar",
  component: Sidebar,
  parameters: { layout: "fullscreen" },
  args: { menus, active: "/coupon/list", logos: {}, isOpen: () => false, onToggle: fn() },
  render: function Render(args) {
    const [opened, setOpened] = useState<number[]>([3]);
    return (
      <LinksProvider links={{ open }}>
        <div style={{ height: 520 }}>
          <Sidebar
            {...args}
            isOpen={(entry) => opened.includes(entry.id)}
            onToggle={(entry) => setOpened((ids) => (ids.includes(entry.id) ? ids.filter((id) => id !== entry.id) : [...ids, entry.id]))}
          />
        </div>
      </LinksProvider>
    );
  },
} satisfies Meta<typeof Sidebar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("link", { name: "优惠券列表" })).toHaveAttribute("aria-current", "page");
    await userEvent.click(canvas.getByRole("button", { name: "商品" }));
    await userEvent.click(await canvas.findByRole("link", { name: "商品分类" }));
    await expect(open).toHaveBeenCalledWith("/product/classify");
  },
};

export const FourLevels: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "设置" }));
    await userEvent.click(await canvas.findByRole("button", { name: "管理权限" }));
    await expect(await canvas.findByRole("link", { name: "身份管理" })).toBeVisible();
  },
};

export const Folded: Story = {
  args: { isFolded: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole("button", { name: "优惠券" }));
    await expect(await canvas.findByRole("link", { name: "领取记录" })).toBeVisible();
  },
};

export const Empty: Story = { args: { menus: [] } };
