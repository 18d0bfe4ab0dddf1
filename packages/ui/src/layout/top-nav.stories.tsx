import { textOf } from "@shopkeeper/hooks/texts";
import { layoutText, type MenuEntry, useTopNav, visibleCount } from "@shopkeeper/hooks/layout";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor } from "storybook/test";
import { LinksProvider } from "./links";
import { TopNav } from "./top-nav";
import { useVisibleCount } from "./use-visible-count";

const page = (id: number, title: string, path: string, icon?: string): MenuEntry => ({
  id,
  title,
  path,
  icon,
  isExternal: false,
  children: [],
});
const group = (id: number, title: string, icon: string): MenuEntry => ({
  id,
  title,
  icon,
  isExternal: false,
  children: [page(id * 10, `${title}列表`, `/g${id}/list`)],
});
const menus: MenuEntry[] = [
  page(1, "主页", "/dashboard", "s-home"),
  ...["商品", "订单", "用户", "财务", "优惠券", "视频号", "营销", "设置", "维护"].map((title, at) => group(at + 2, title, "s-goods")),
  { ...page(12, "帮助", "https://help.example/", "document"), isExternal: true },
];
const open = fn();

/** The top menu in a bar of the window's width, and the entries it leaves to the sidebar. */
function Bar({ entries, active, isNamed }: { entries: readonly MenuEntry[]; active: string; isNamed: boolean }) {
  const nav = useTopNav(entries, active, useVisibleCount());
  return (
    <LinksProvider links={{ open }}>
      <div style={{ display: "flex", height: 52, width: "55vw" }}>
        <TopNav nav={nav} hasIcons={!isNamed} />
      </div>
      <output aria-label="侧边栏">{nav.sidebar.map(({ title }) => title).join()}</output>
    </LinksProvider>
  );
}

const narrow = { viewport: { options: { narrow: { name: "1000 px", styles: { width: "1000px", height: "700px" } } } } };

const meta = {
  title: "Screens/Layout/Top nav",
  component: Bar,
  parameters: { layout: "fullscreen" },
  args: { entries: menus, active: "/g6/list", isNamed: false },
} satisfies Meta<typeof Bar>;

export default meta;
type Story = StoryObj<typeof meta>;

const shown = (canvas: { getAllByRole: typeof screen.getAllByRole }) =>
  canvas.getAllByRole("listitem").filter((item) => getComputedStyle(item).visibility === "visible");

export const Wide: Story = {
  args: { isNamed: true },
  play: async ({ canvas }) => {
    await waitFor(() => expect(shown(canvas)).toHaveLength(visibleCount(innerWidth)));
    await expect(canvas.getByRole("button", { name: "优惠券" })).toHaveAttribute("aria-current", "true");
  },
};

export const Narrow: Story = {
  args: { isNamed: true },
  parameters: narrow,
  globals: { viewport: { value: "narrow" } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(shown(canvas)).toHaveLength(visibleCount(innerWidth)));
  },
};

export const WithIcons: Story = {};

export const FillsTheSidebar: Story = {
  play: async ({ canvas, userEvent }) => {
    const sidebar = canvas.getByRole("status");
    await expect(sidebar).toHaveTextContent("优惠券列表");
    await userEvent.click(canvas.getByRole("button", { name: "订单" }));
    await expect(sidebar).toHaveTextContent("订单列表");
    await userEvent.click(canvas.getByRole("link", { name: "主页" }));
    await expect(sidebar).toHaveTextContent("主页");
    await expect(open).toHaveBeenCalledWith("/dashboard");
  },
};

export const MoreMenus: Story = {
  play: async ({ canvas, userEvent }) => {
    const more = canvas.getByRole("button", { name: textOf(layoutText, "navbar.more") });
    await userEvent.click(more);
    await expect(await screen.findByRole("menuitem", { name: "帮助" })).toBeVisible();
    await userEvent.click(screen.getByRole("menuitem", { name: "维护" }));
    await expect(canvas.getByRole("status")).toHaveTextContent("维护列表");
    await expect(more).toHaveAttribute("aria-current", "true");
  },
};

export const TooLongForTheBar: Story = {
  args: { entries: menus.map((entry) => ({ ...entry, title: `Merchandise ${entry.title}` })) },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(shown(canvas).length).toBeLessThan(visibleCount(innerWidth)));
    const bar = canvas.getByRole("navigation");
    await expect(bar.scrollWidth).toBeLessThanOrEqual(bar.clientWidth);
    await userEvent.click(canvas.getByRole("button", { name: textOf(layoutText, "navbar.more") }));
    await expect(await screen.findAllByRole("menuitem")).toHaveLength(menus.length - shown(canvas).length);
  },
};

export const ExternalEntry: Story = {
  args: { entries: menus.slice(-1), active: "/dashboard" },
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: `帮助 ${textOf(layoutText, "sidebar.external")}` });
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link.getAttribute("rel")).toContain("noopener");
  },
};

export const Few: Story = {
  args: { entries: menus.slice(0, 3), active: "/dashboard" },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button", { name: textOf(layoutText, "navbar.more") })).toBeNull();
  },
};

export const WithoutMenus: Story = { args: { entries: [] } };
