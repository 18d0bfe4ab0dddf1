import { textOf } from "@shopkeeper/hooks/texts";
import { defaultSettings, layoutText, type MenuEntry } from "@shopkeeper/hooks/layout";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useRef, useState } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";
import { withShop } from "../../.storybook/with-shop";
import { Footer } from "./footer";
import { Shell } from "./shell";

const page = (id: number, title: string, path: string): MenuEntry => ({ id, title, path, isExternal: false, children: [] });
const group = (id: number, title: string, icon: string, ...children: MenuEntry[]): MenuEntry => ({
  id,
  title,
  icon,
  isExternal: false,
  children,
});
const menus: MenuEntry[] = [
  { ...page(1, "主页", "/dashboard"), icon: "s-home" },
  group(2, "商品", "s-goods", page(21, "商品列表", "/product/list"), page(22, "商品分类", "/product/classify")),
  group(3, "优惠券", "s-ticket", page(31, "优惠券列表", "/coupon/list"), page(32, "领取记录", "/coupon/record")),
];
const manyMenus = [
  ...menus,
  ...["订单", "用户", "财务", "营销", "设置", "维护", "数据监控"].map((title, at) =>
    group(at + 4, title, "s-data", page(100 + at, `${title}列表`, `/more${at}/list`)),
  ),
];
const tabs = (
  <nav aria-label="标签页" style={{ padding: 8 }}>
    标签页
  </nav>
);
const longPage = <h1 style={{ height: 3000 }}>优惠券列表</h1>;

const meta = {
  title: "Screens/Layout/Shell",
  component: Shell,
  parameters: { layout: "fullscreen", docs: { story: { inline: false, height: "600px" } } },
  decorators: [withShop()],
  args: {
    links: { open: fn(), prefetch: fn() },
    menus,
    active: "/coupon/list",
    trail: [{ title: "主页", path: "/dashboard" }, { title: "优惠券" }, { title: "优惠券列表" }],
    settings: defaultSettings,
    merchant: "山月茶家",
    isSelf: true,
    realName: "林知夏",
    choices: [
      { key: "home", label: "主页", onChoose: fn() },
      { key: "personal", label: "个人中心", onChoose: fn() },
      { key: "shortcuts", label: "快捷键", onChoose: fn() },
      { key: "logout", label: "退出登录", isSeparated: true, onChoose: fn() },
    ],
    isFolded: false,
    onFold: fn(),
    onRefresh: fn(),
    onSearch: fn(),
    onSettings: fn(),
    children: <h1>优惠券列表</h1>,
  },
  render: function Folding(args) {
    const [isFolded, setFolded] = useState(args.isFolded);
    const main = useRef<HTMLElement>(null);
    return <Shell {...args} mainRef={main} isFolded={isFolded} onFold={setFolded} />;
  },
} satisfies Meta<typeof Shell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  args: { tabs },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "商品" }));
    await waitFor(() => expect(canvas.getByRole("button", { name: "优惠券" })).toHaveAttribute("aria-expanded", "false"));
    await userEvent.hover(await canvas.findByRole("link", { name: "商品分类" }));
    await expect(args.links.prefetch).toHaveBeenCalledWith("/product/classify");
    await userEvent.click(canvas.getByRole("link", { name: "商品分类" }));
    await expect(args.links.open).toHaveBeenCalledWith("/product/classify");
    await userEvent.click(canvas.getByRole("button", { name: textOf(layoutText, "navbar.refresh") }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: textOf(layoutText, "navbar.search") }));
    await expect(args.onSearch).toHaveBeenCalledOnce();
    await expect(canvas.getByRole("navigation", { name: "标签页" })).toBeVisible();
    await expect(canvas.getByText(textOf(layoutText, "navbar.self"))).toBeVisible();
  },
};

export const AccountMenuOpens: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "林知夏" }));
    const labels = (await screen.findAllByRole("menuitem")).map((item) => item.textContent);
    await expect(labels).toEqual(["主页", "个人中心", textOf(layoutText, "navbar.settings"), "快捷键", "退出登录"]);
    await userEvent.click(screen.getByRole("menuitem", { name: textOf(layoutText, "navbar.settings") }));
    await expect(args.onSettings).toHaveBeenCalledOnce();
  },
};

export const FullscreenRefused: Story = {
  play: async ({ canvas, userEvent }) => {
    // the browser refuses a press without a real user gesture
    await userEvent.click(await canvas.findByRole("button", { name: textOf(layoutText, "navbar.enterFullscreen") }));
    await expect(await screen.findByText(textOf(layoutText, "navbar.noFullscreen"))).toBeVisible();
  },
};

export const MenuFolds: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: textOf(layoutText, "navbar.fold") }));
    await userEvent.click(canvas.getByRole("button", { name: "优惠券" }));
    await expect(await canvas.findByRole("link", { name: "领取记录" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: textOf(layoutText, "navbar.unfold") }));
    await expect(canvas.getByRole("link", { name: "优惠券列表" })).toHaveAttribute("aria-current", "page");
  },
};

export const DarkSidebar: Story = { args: { settings: { ...defaultSettings, sideTheme: "dark" }, tabs } };

export const TopMenu: Story = {
  args: { settings: { ...defaultSettings, topNav: true }, menus: manyMenus, tabs },
  play: async ({ canvas, userEvent, args }) => {
    const sidebar = await canvas.findByRole("navigation", { name: textOf(layoutText, "sidebar.menu") });
    await expect(sidebar).toHaveTextContent("优惠券列表领取记录");
    await userEvent.click(canvas.getByRole("button", { name: "商品" }));
    await userEvent.click(await canvas.findByRole("link", { name: "商品分类" }));
    await expect(args.links.open).toHaveBeenCalledWith("/product/classify");
    await userEvent.click(canvas.getByRole("button", { name: textOf(layoutText, "navbar.more") }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "数据监控" }));
    await expect(sidebar).toHaveTextContent("数据监控列表");
  },
};

export const TopMenuAndDarkSidebar: Story = {
  args: { settings: { ...defaultSettings, topNav: true, sideTheme: "dark" }, menus: manyMenus, tabs },
};

export const FixedHeader: Story = {
  args: { tabs, children: longPage },
  play: async ({ canvas, userEvent }) => {
    const main = await canvas.findByRole("main");
    await expect(canvas.queryByRole("button", { name: textOf(layoutText, "toTop") })).toBeNull();
    main.scrollTo(0, 2000);
    await userEvent.click(await canvas.findByRole("button", { name: textOf(layoutText, "toTop") }));
    await waitFor(() => expect(main.scrollTop).toBe(0));
    await expect(main).toHaveFocus();
    await waitFor(() => expect(canvas.queryByRole("button", { name: textOf(layoutText, "toTop") })).toBeNull());
  },
};

export const HeaderScrollsAway: Story = {
  args: { settings: { ...defaultSettings, fixedHeader: false }, tabs, children: longPage },
  play: async ({ canvas, userEvent }) => {
    const main = await canvas.findByRole("main");
    const header = canvas.getByRole("banner");
    main.parentElement?.scrollTo(0, 2000);
    await waitFor(() => expect(header.getBoundingClientRect().bottom).toBeLessThan(0));
    await userEvent.click(await canvas.findByRole("button", { name: textOf(layoutText, "toTop") }));
    await waitFor(() => expect(header.getBoundingClientRect().top).toBe(0));
  },
};

/** A page that counts how often it was mounted. */
function Typed() {
  const [text, setText] = useState("");
  return <input aria-label="名称" value={text} onChange={(event) => setText(event.target.value)} />;
}

export const PageSurvivesTheSettings: Story = {
  args: { tabs, children: <Typed /> },
  render: function Switching(args) {
    const [settings, setSettings] = useState(defaultSettings);
    return (
      <Shell {...args} settings={settings}>
        <button onClick={() => setSettings((now) => ({ ...now, fixedHeader: !now.fixedHeader, topNav: !now.topNav }))}>换</button>
        {args.children}
      </Shell>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText("名称"), "春节");
    await userEvent.click(canvas.getByRole("button", { name: "换" }));
    await expect(canvas.getByLabelText("名称")).toHaveValue("春节");
  },
};

export const TabsOff: Story = {
  args: { settings: { ...defaultSettings, tagsView: false }, tabs },
  play: async ({ canvas }) => {
    await canvas.findByRole("main");
    await expect(canvas.queryByRole("navigation", { name: "标签页" })).toBeNull();
  },
};

export const WithFooter: Story = {
  args: { footer: <Footer /> },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(textOf(layoutText, "copyright"))).toBeVisible();
  },
};

const long = "一个名字非常非常长的店铺，长到顶栏里放不下";
export const LongNames: Story = {
  args: {
    merchant: long,
    realName: long,
    trail: [{ title: "主页", path: "/dashboard" }, { title: long }, { title: `${long}的优惠券` }],
    menus: menus.map((entry) => ({ ...entry, title: `${entry.title}，${long}` })),
  },
  play: async ({ canvas }) => {
    await canvas.findByRole("main");
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const WithoutMenus: Story = {
  args: { menus: [], active: undefined, trail: [{ title: "主页" }], merchant: undefined, isSelf: undefined },
};

export const TopMenuWithoutMenus: Story = {
  args: { ...WithoutMenus.args, settings: { ...defaultSettings, topNav: true } },
};

export const Phone: Story = {
  globals: { viewport: { value: "phone" } },
  args: { tabs },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole("button", { name: textOf(layoutText, "navbar.unfold") }));
    const drawer = await screen.findByRole("dialog", { name: textOf(layoutText, "sidebar.menu") });
    await userEvent.click(await screen.findByRole("link", { name: "领取记录" }));
    await expect(args.links.open).toHaveBeenCalledWith("/coupon/record");
    await waitFor(() => expect(drawer).not.toHaveAttribute("open"));
    await userEvent.click(canvas.getByRole("button", { name: "林知夏" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: textOf(layoutText, "navbar.refresh") }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const PhoneMenuOpen: Story = {
  globals: { viewport: { value: "phone" } },
  args: { settings: { ...defaultSettings, topNav: true, sideTheme: "dark" } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: textOf(layoutText, "navbar.unfold") }));
    const drawer = await screen.findByRole("dialog", { name: textOf(layoutText, "sidebar.menu") });
    await expect(drawer).toHaveTextContent("主页商品");
    await waitFor(() => expect(drawer.offsetWidth).toBe(200));
  },
};

export const PhoneDrawerClosesWithThePage: Story = {
  globals: { viewport: { value: "phone" } },
  render: function Moving(args) {
    const [active, setActive] = useState("/coupon/list");
    return (
      <>
        <Shell {...args} active={active} />
        <span hidden data-testid="back" onClick={() => setActive("/coupon/record")} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: textOf(layoutText, "navbar.unfold") }));
    const drawer = await screen.findByRole("dialog", { name: textOf(layoutText, "sidebar.menu") });
    canvas.getByTestId("back").click();
    await waitFor(() => expect(drawer).not.toHaveAttribute("open"));
  },
};

export const PhoneLongNames: Story = {
  ...LongNames,
  globals: { viewport: { value: "phone" } },
};
