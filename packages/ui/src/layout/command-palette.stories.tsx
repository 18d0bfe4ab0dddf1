import { textOf } from "@shopkeeper/hooks/texts";
import { couponSearch } from "@shopkeeper/hooks/coupons/shared";
import type { MenuEntry } from "@shopkeeper/hooks/layout";
import { paletteText } from "@shopkeeper/hooks/layout/palette";
import { productSearch } from "@shopkeeper/hooks/products/shared";
import { userRecordSearch } from "@shopkeeper/hooks/users/shared";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn, screen, waitFor, within } from "storybook/test";
import { withShop } from "../../.storybook/with-shop";
import { sentence, word } from "../../.storybook/words";
import { Button } from "../core/button";
import { CommandPalette } from "./command-palette";

const page = (id: number, title: string, path: string): MenuEntry => ({ id, title, path, isExternal: false, children: [] });
const group = (id: number, title: string, icon: string, children: readonly MenuEntry[]): MenuEntry => ({
  id,
  title,
  icon,
  isExternal: false,
  children,
});
const menus: MenuEntry[] = [
  { ...page(1, "主页", "/dashboard"), icon: "s-home" },
  group(2, "商品", "s-goods", [
    page(21, "商品列表", "/product/list"),
    page(22, "商品分类", "/product/classify"),
    page(23, "商品规格", "/product/attr"),
  ]),
  group(3, "营销", "present", [
    group(31, "优惠券", "s-ticket", [page(311, "优惠券列表", "/coupon/list"), page(312, "领取记录", "/coupon/record")]),
    group(32, "秒杀", "timer", [page(321, "秒杀商品", "/marketing/seckill/list")]),
  ]),
  group(4, "财务", "s-finance", [page(41, "资金流水", "/finance/capitalFlow"), page(42, "账单", "/finance/statement")]),
  { id: 5, title: "帮助中心", path: "https://help.example/", isExternal: true, icon: "document", children: [] },
];

const meta = {
  title: "Screens/Layout/Command palette",
  component: CommandPalette,
  parameters: { layout: "fullscreen", docs: { story: { inline: false, height: "640px" } } },
  decorators: [
    withShop({ coupons: [{ name: "春节满减券", money: 20 }], products: [{ name: "春茶礼盒" }], users: [{ nickname: "春天的风" }] }),
  ],
  args: {
    isOpen: true,
    onClose: fn(),
    open: fn(),
    menus,
    records: [couponSearch, productSearch, userRecordSearch],
    actions: [
      { key: "refresh", title: "刷新当前页", group: "action", shortcut: "alt+r", run: fn() },
      { key: "logout", title: "退出登录", group: "action", run: fn() },
      { key: "dark", title: "深色模式", keywords: ["dark", "夜间"], group: "setting", run: fn() },
      { key: "language", title: "English", keywords: ["语言"], group: "setting", run: fn() },
    ],
  },
  render: function Opening(args) {
    const [isOpen, setOpen] = useState(args.isOpen);
    const close = () => {
      args.onClose();
      setOpen(false);
    };
    return (
      <main style={{ padding: 24 }}>
        <Button onClick={() => setOpen(true)}>菜单搜索</Button>
        <CommandPalette {...args} isOpen={isOpen} onClose={close} />
      </main>
    );
  },
} satisfies Meta<typeof CommandPalette>;

export default meta;
type Story = StoryObj<typeof meta>;

const searchBox = () => screen.findByRole("combobox", { name: textOf(paletteText, "title") });
const option = (name: RegExp | string) => screen.findByRole("option", { name });
const selected = () => screen.getByRole("option", { selected: true });

export const Full: Story = {
  play: async ({ args, userEvent }) => {
    const input = await searchBox();
    await expect(input).toHaveFocus();
    await expect(input).toHaveAttribute("placeholder", textOf(paletteText, "placeholder"));
    await waitFor(() => expect(screen.getAllByRole("option")).toHaveLength(14));
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await expect(selected()).toHaveTextContent("商品 > 商品分类");
    await expect(input).toHaveAttribute("aria-activedescendant", selected().id);
    await userEvent.keyboard("{ArrowUp}{ArrowUp}{ArrowUp}");
    await expect(selected()).toHaveTextContent("English");
    await expect(selected()).toBeVisible();
    await userEvent.keyboard("{Home}");
    await expect(selected()).toHaveTextContent("主页");
    await expect(args.open).not.toHaveBeenCalled();
  },
};

export const FoundByPinyin: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.type(await searchBox(), "lqjl");
    await waitFor(() => expect(selected()).toHaveTextContent("营销 > 优惠券 > 领取记录"));
    await expect(within(selected()).getByText("领取记录").tagName).toBe("MARK");
    await userEvent.keyboard("{Enter}");
    await expect(args.open).toHaveBeenCalledWith("/coupon/record");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

export const FoundByPath: Story = {
  play: async ({ userEvent }) => {
    await userEvent.type(await searchBox(), "/finance");
    await waitFor(() => expect(screen.getAllByText("/finance")).toHaveLength(2));
  },
};

export const Records: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.type(await searchBox(), "春");
    await option(/春节满减券/);
    await option(/春茶礼盒/);
    await userEvent.click(await option(/春天的风/));
    await expect(args.open).toHaveBeenCalledWith(expect.stringMatching(/^\/user\/index\?searchType=uid&content=\d+$/));
    await userEvent.click(await screen.findByRole("button", { name: "菜单搜索" }));
    await expect(
      within(await screen.findByRole("group", { name: textOf(paletteText, "groups.recent") })).getByText("春天的风"),
    ).toBeVisible();
  },
};

export const PinnedAndRecent: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await searchBox(), "优惠券列表");
    await waitFor(() => expect(selected()).toHaveTextContent("优惠券列表"));
    await userEvent.keyboard("{Control>}d{/Control}");
    await screen.findByRole("button", { name: textOf(paletteText, "unpinNamed", { name: "营销 > 优惠券 > 优惠券列表" }) });
    await userEvent.clear(await searchBox());
    await userEvent.type(await searchBox(), "账单{Enter}");
    await userEvent.click(canvas.getByRole("button", { name: "菜单搜索" }));
    await expect(await screen.findByRole("group", { name: textOf(paletteText, "groups.pinned") })).toHaveTextContent(
      "营销 > 优惠券 > 优惠券列表",
    );
    await expect(await screen.findByRole("group", { name: textOf(paletteText, "groups.recent") })).toHaveTextContent("财务 > 账单");
  },
};

export const PinnedByPress: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.hover(await option(/领取记录/));
    await expect(selected()).toHaveTextContent("领取记录");
    await userEvent.click(screen.getByRole("button", { name: textOf(paletteText, "pinNamed", { name: "营销 > 优惠券 > 领取记录" }) }));
    const pins = await screen.findByRole("group", { name: textOf(paletteText, "groups.pinned") });
    const pin = within(pins).getByRole("option").querySelector("[data-pin]");
    if (pin) await userEvent.click(pin);
    await waitFor(() => expect(screen.queryByRole("group", { name: textOf(paletteText, "groups.pinned") })).toBeNull());
    await expect(args.open).not.toHaveBeenCalled();
    await expect(await searchBox()).toHaveFocus();
  },
};

export const Loading: Story = {
  decorators: [withShop({}, { at: "/coupon/list", does: "stall" })],
  args: { records: [couponSearch] },
  play: async ({ userEvent }) => {
    await userEvent.type(await searchBox(), "春节");
    await expect(await screen.findByText(textOf(paletteText, "loading", { label: sentence(couponSearch.label) }))).toBeInTheDocument();
  },
};

export const Failed: Story = {
  decorators: [withShop({ users: [{ nickname: "春天的风" }] }, { at: "/coupon/list", does: "break" })],
  args: { records: [couponSearch, userRecordSearch] },
  play: async ({ userEvent }) => {
    await userEvent.type(await searchBox(), "春");
    await expect(
      await screen.findByText(textOf(paletteText, "failed", { label: sentence(couponSearch.label), reason: word("failures.network") })),
    ).toBeVisible();
    await expect(await option(/春天的风/)).toBeVisible();
  },
};

export const NothingFound: Story = {
  play: async ({ userEvent }) => {
    const input = await searchBox();
    await userEvent.type(input, "没有这样的东西");
    await expect(await screen.findByText(textOf(paletteText, "nothing", { text: "没有这样的东西" }))).toBeVisible();
    const groups = (["menus", "actions", "settings"] as const).map((group) => textOf(paletteText, `groups.${group}`));
    const records = [couponSearch, productSearch, userRecordSearch].map(({ label }) => sentence(label));
    const labels = [...groups, ...records].join(word("states.comma"));
    await expect(screen.getByText(textOf(paletteText, "searched", { labels }))).toBeVisible();
    await expect(input).not.toHaveAttribute("aria-activedescendant");
  },
};

export const InputMethod: Story = {
  play: async ({ args, userEvent }) => {
    const input = await searchBox();
    await userEvent.type(input, "lingqu");
    await waitFor(() => expect(selected()).toHaveTextContent("领取记录"));
    await fireEvent.keyDown(input, { key: "Enter", isComposing: true });
    await fireEvent.keyDown(input, { key: "Enter", keyCode: 229 });
    await expect(args.open).not.toHaveBeenCalled();
    await fireEvent.keyDown(input, { key: "Enter" });
    await expect(args.open).toHaveBeenCalledWith("/coupon/record");
  },
};

export const OpeningAndClosing: Story = {
  args: { isOpen: false },
  play: async ({ canvas, userEvent }) => {
    const opener = await canvas.findByRole("button", { name: "菜单搜索" });
    opener.focus();
    await userEvent.keyboard("{Enter}yhq"); // text typed at once is not lost
    await expect(await searchBox()).toHaveFocus();
    await expect(await searchBox()).toHaveValue("yhq");

    const isGone = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await userEvent.click(screen.getByRole("button", { name: word("actions.close") }));
    await isGone();
    await expect(opener).toHaveFocus();

    await userEvent.keyboard("{Enter}");
    await userEvent.type(await searchBox(), "{Control>}k{/Control}");
    await isGone();

    await userEvent.keyboard("{Enter}");
    await userEvent.pointer({ keys: "[MouseLeft]", target: await screen.findByRole("dialog"), coords: { x: 2, y: 2 } });
    await isGone();

    await userEvent.keyboard("{Enter}");
    (await searchBox()).blur();
    await isGone();
    await expect(opener).toHaveFocus();
  },
};

export const External: Story = {
  play: async ({ args, userEvent }) => {
    const open = window.open;
    const opened: unknown[] = [];
    window.open = (...given) => {
      opened.push(...given);
      return null;
    };
    try {
      await userEvent.type(await searchBox(), "bangzhu");
      await waitFor(() => expect(selected()).toHaveTextContent("帮助中心"));
      await userEvent.keyboard("{Enter}");
    } finally {
      window.open = open;
    }
    await expect(opened).toEqual(["https://help.example/", "_blank", "noopener,noreferrer"]);
    await expect(args.open).not.toHaveBeenCalled();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ userEvent }) => {
    await userEvent.type(await searchBox(), "春");
    await option(/春节满减券/);
    const { width, height } = screen.getByRole("dialog").getBoundingClientRect();
    await expect([width, height]).toEqual([window.innerWidth, window.innerHeight]);
    await expect(screen.getByRole("dialog").scrollWidth).toBeLessThanOrEqual(width);
  },
};
