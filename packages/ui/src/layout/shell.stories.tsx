import type { Meta, StoryObj } from "@storybook/react-vite";
import type { MenuEntry } from "@shopkeeper/hooks/layout";
import { useState } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";
import { withShop } from "../../.storybook/with-shop";
import { Shell } from "./shell";

const page = (id: number, title: string, path: string): MenuEntry => ({ id, title, path, isExternal: false, children: [] });
const menus: MenuEntry[] = [
  { ...page(1, "主页", "/dashboard"), icon: "s-home" },
  {
    id: 2,
    title: "商品",
    isExternal: false,
    icon: "s-goods",
    children: [page(21, "商品列表", "/product/list"), page(22, "商品分类", "/product/classify")],
  },
  {
    id: 3,
    title: "优惠券",
    isExternal: false,
    icon: "s-ticket",
    children: [page(31, "优惠券列表", "/coupon/list"), page(32, "领取记录", "/coupon/record")],
  },
];

const meta = {
  title: "Layout/Shell",
  component: Shell,
  parameters: { layout: "fullscreen" },
  decorators: [withShop()],
  args: {
    links: { open: fn(), warm: fn() },
    menus,
    active: "/coupon/list",
    trail: [{ title: "主页", path: "/dashboard" }, { title: "优惠券" }, { title: "优惠券列表" }],
    merchant: "山月茶家",
    realName: "林知夏",
    choices: [
      { key: "home", label: "首页", onChoose: fn() },
      { key: "logout", label: "退出登录", isSeparated: true, onChoose: fn() },
    ],
    isFolded: false,
    onFold: fn(),
    onRefresh: fn(),
    children: <h1>优惠券列表</h1>,
  },
  render: function Folding(args) {
    const [isFolded, setFolded] = useState(args.isFolded);
    return <Shell {...args} isFolded={isFolded} onFold={setFolded} />;
  },
} satisfies Meta<typeof Shell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "商品" }));
    await waitFor(() => expect(canvas.getByRole("button", { name: "优惠券" })).toHaveAttribute("aria-expanded", "false"));
    await userEvent.hover(await canvas.findByRole("link", { name: "商品分类" }));
    await expect(args.links.warm).toHaveBeenCalledWith("/product/classify");
    await userEvent.click(canvas.getByRole("link", { name: "商品分类" }));
    await expect(args.links.open).toHaveBeenCalledWith("/product/classify");
    await userEvent.click(canvas.getByRole("button", { name: "刷新" }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
};

export const MenuFolds: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "收起菜单" }));
    await userEvent.click(canvas.getByRole("button", { name: "优惠券" }));
    await expect(await canvas.findByRole("link", { name: "领取记录" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "展开菜单" }));
    await expect(canvas.getByRole("link", { name: "优惠券列表" })).toHaveAttribute("aria-current", "page");
  },
};

export const WithoutMenus: Story = { args: { menus: [], active: undefined, trail: [{ title: "主页" }], merchant: undefined } };

export const Phone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "展开菜单" }));
    const drawer = await screen.findByRole("dialog", { name: "主菜单" });
    await userEvent.click(await screen.findByRole("link", { name: "领取记录" }));
    await expect(args.links.open).toHaveBeenCalledWith("/coupon/record");
    await waitFor(() => expect(drawer).not.toHaveAttribute("open"));
  },
};
