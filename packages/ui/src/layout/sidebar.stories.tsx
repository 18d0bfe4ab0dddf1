import { textOf } from "@shopkeeper/hooks/texts";
import { defaultSettings, layoutText, type MenuEntry } from "@shopkeeper/hooks/layout";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { LinksProvider } from "./links";
import { Sidebar } from "./sidebar";

const leaf = (id: number, title: string, path: string): MenuEntry => ({ id, title, path, isExternal: false, children: [] });
const group = (id: number, title: string, icon: string | undefined, ...children: MenuEntry[]): MenuEntry => ({
  id,
  title,
  icon,
  isExternal: false,
  children,
});
const coupons = group(3, "优惠券", "s-ticket", leaf(31, "优惠券列表", "/coupon/list"), leaf(32, "领取记录", "/coupon/record"));
const help: MenuEntry = { ...leaf(5, "帮助中心", "https://help.example/"), icon: "document", isExternal: true };
const menus: MenuEntry[] = [
  { ...leaf(1, "主页", "/dashboard"), icon: "s-home" },
  group(2, "商品", "s-goods", leaf(21, "商品列表", "/product/list"), leaf(22, "商品分类", "/product/classify")),
  coupons,
  group(
    4,
    "设置",
    "s-operation",
    leaf(41, "商户基本设置", "/operation/modifyStoreInfo"),
    group(42, "管理权限", undefined, group(43, "身份", undefined, leaf(44, "身份管理", "/operation/roleManager/identityManager"))),
  ),
  help,
];

const open = fn();

const meta = {
  title: "Screens/Layout/Sidebar",
  component: Sidebar,
  parameters: { layout: "fullscreen" },
  args: {
    menus,
    active: "/coupon/list",
    settings: defaultSettings,
    logos: { wide: null, square: null },
    isOpen: () => false,
    onToggle: fn(),
  },
  render: function Render(args) {
    const [opened, setOpened] = useState<number[]>([3]);
    return (
      <LinksProvider links={{ open }}>
        <div style={{ height: 560 }}>
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
    await expect(canvas.getByRole("button", { name: "优惠券" })).toHaveAttribute("aria-expanded", "true");
    await userEvent.click(canvas.getByRole("button", { name: "商品" }));
    await userEvent.click(await canvas.findByRole("link", { name: "商品分类" }));
    await expect(open).toHaveBeenCalledWith("/product/classify");
  },
};

export const Dark: Story = {
  args: { settings: { ...defaultSettings, sideTheme: "dark" } },
  play: async ({ canvas }) => {
    const surface = getComputedStyle(canvas.getByRole("navigation").parentElement ?? document.body).backgroundColor;
    await expect(surface).toBe("rgb(23, 28, 35)");
  },
};

export const FourLevels: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "设置" }));
    await userEvent.click(await canvas.findByRole("button", { name: "管理权限" }));
    await userEvent.click(await canvas.findByRole("button", { name: "身份" }));
    await expect(await canvas.findByRole("link", { name: "身份管理" })).toBeVisible();
  },
};

export const ExternalEntry: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: `帮助中心 ${textOf(layoutText, "sidebar.external")}` });
    await expect(link).toHaveAttribute("href", "https://help.example/");
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link.getAttribute("rel")).toContain("noopener");
  },
};

export const Folded: Story = {
  args: { isFolded: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole("button", { name: "设置" }));
    await expect(await canvas.findByText("管理权限")).toBeVisible();
    canvas.getByRole("link", { name: "身份管理" }).click();
    await expect(open).toHaveBeenCalledWith("/operation/roleManager/identityManager");
    await waitFor(() => expect(canvas.queryByRole("link", { name: "身份管理" })).toBeNull());
  },
};

export const FoldedDark: Story = {
  args: { isFolded: true, settings: { ...defaultSettings, sideTheme: "dark" } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole("button", { name: "优惠券" }));
    await expect(await canvas.findByRole("link", { name: "领取记录" })).toBeVisible();
  },
};

export const FoldedByKeyboard: Story = {
  args: { isFolded: true },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole("link", { name: "主页" }).focus();
    await userEvent.tab();
    await userEvent.tab();
    const icon = canvas.getByRole("button", { name: "优惠券" });
    await expect(icon).toHaveFocus();
    await expect(icon).toHaveAttribute("aria-expanded", "true");
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("link", { name: "优惠券列表" })).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("link", { name: "领取记录" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect(icon).toHaveFocus();
    await expect(canvas.queryByRole("link", { name: "领取记录" })).toBeNull();
    await userEvent.keyboard("{ArrowRight}{End}{Enter}");
    await expect(open).toHaveBeenCalledWith("/coupon/record");
  },
};

export const FoldedWithoutIcons: Story = {
  args: { isFolded: true, settings: { ...defaultSettings, navIcon: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("优")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "优惠券" })).toBeVisible();
  },
};

export const WithoutIcons: Story = {
  args: { settings: { ...defaultSettings, navIcon: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "主页" }).querySelector("svg")).toBeNull();
  },
};

export const WithoutLogo: Story = {
  args: { settings: { ...defaultSettings, sidebarLogo: false } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("link", { name: textOf(layoutText, "brand") })).toBeNull();
  },
};

export const BrokenLogo: Story = {
  args: { logos: { wide: "/nowhere.png", square: "/nowhere.png" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(textOf(layoutText, "brand"))).toBeVisible();
  },
};

const long = "非常非常长的一个菜单名称，谁也不会这样起名";
export const LongNames: Story = {
  args: {
    menus: [
      { ...leaf(1, long, "/dashboard"), icon: "s-home" },
      group(3, long, "s-goods", leaf(31, "Supercalifragilisticexpialidocious", "/coupon/list"), { ...help, title: long }),
    ],
  },
  play: async ({ canvas }) => {
    const nav = canvas.getByRole("navigation");
    await expect(nav.scrollWidth).toBe(nav.clientWidth);
  },
};

export const Empty: Story = { args: { menus: [] } };
