import { textOf } from "@shopkeeper/hooks/texts";
import { useShop } from "@shopkeeper/hooks/shop";
import { tabsText, useTabs } from "@shopkeeper/hooks/layout";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useState } from "react";
import { expect, screen, waitFor, within } from "storybook/test";
import { withShop } from "../../.storybook/with-shop";
import { word } from "../../.storybook/words";
import { TagsView } from "./tags-view";

const titles: Readonly<Record<string, string>> = { "/dashboard": "主页", "/coupon/list": "优惠券列表", "/coupon/record": "领取记录" };
const titleOf = (address: string) => titles[address] ?? `编辑商品-${address.split("/").at(-1)}`;
const visitOf = (address: string) => ({ key: address, address, isAffixed: address === "/dashboard" });

/** A console whose pages were visited one after the other; the last is open. */
function Visited({ pages, unsaved }: { pages: readonly string[]; unsaved?: string }) {
  const register = useShop().unsaved;
  const [at, setAt] = useState(0);
  const [gone, setGone] = useState<string>();
  const here = gone ?? pages[at] ?? "/dashboard";
  const tabs = useTabs({ here: visitOf(here), affixed: [visitOf("/dashboard")], isKept: () => true, visitOf, open: setGone, isOn: true });
  useEffect(() => {
    if (at === pages.length - 1 && unsaved !== undefined) register.ofPage(unsaved, () => true).note("form", true);
    const next = setTimeout(() => setAt(Math.min(at + 1, pages.length - 1)));
    return () => clearTimeout(next);
  }, [at, pages.length, unsaved, register]);
  return <TagsView tabs={tabs} titleOf={titleOf} onOpen={setGone} />;
}

const meta = {
  title: "Screens/Layout/Tags view",
  component: Visited,
  decorators: [withShop()],
  parameters: { layout: "fullscreen" },
  args: { pages: ["/dashboard", "/coupon/list", "/coupon/record", "/product/12"] },
} satisfies Meta<typeof Visited>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The affixed page alone. */
export const Empty: Story = { args: { pages: ["/dashboard"] } };

export const Full: Story = {
  play: async ({ canvas, userEvent }) => {
    const seen = await canvas.findByRole("link", { name: "编辑商品-12" });
    await waitFor(() => expect(seen).toHaveAttribute("aria-current", "page"));
    await expect(canvas.queryByRole("button", { name: textOf(tabsText, "close", { title: "主页" }) })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: textOf(tabsText, "close", { title: "编辑商品-12" }) }));
    await waitFor(() => expect(canvas.getByRole("link", { name: "领取记录" })).toHaveAttribute("aria-current", "page"));
    await expect(canvas.queryByRole("link", { name: "编辑商品-12" })).toBeNull();
  },
};

export const ContextMenu: Story = {
  play: async ({ canvas, userEvent }) => {
    const tab = await canvas.findByRole("link", { name: "优惠券列表" });
    await userEvent.pointer({ keys: "[MouseRight]", target: tab });
    const menu = await screen.findByRole("menu", { name: textOf(tabsText, "menu") });
    const items = within(menu)
      .getAllByRole("menuitem")
      .map((item) => item.textContent);
    await expect(items).toEqual([
      textOf(tabsText, "refresh"),
      textOf(tabsText, "closeThis"),
      textOf(tabsText, "closeOthers"),
      textOf(tabsText, "closeRight"),
      textOf(tabsText, "closeAll"),
    ]);
    await userEvent.click(within(menu).getByRole("menuitem", { name: textOf(tabsText, "closeOthers") }));
    await waitFor(() => expect(canvas.getAllByRole("link").map((link) => link.textContent)).toEqual(["主页", "优惠券列表"]));
  },
};

/** Arrows move the focus, Delete closes, Alt+Shift+arrows move a tab; a tab at the end stays. */
export const ByKeys: Story = {
  play: async ({ canvas, userEvent }) => {
    const names = () => canvas.getAllByRole("link").map((link) => link.textContent);
    await waitFor(() => expect(names()).toHaveLength(4));
    canvas.getByRole("link", { name: "领取记录" }).focus();
    await userEvent.keyboard("{Alt>}{Shift>}{ArrowLeft}{/Shift}{/Alt}");
    await expect(names()).toEqual(["主页", "领取记录", "优惠券列表", "编辑商品-12"]);
    await userEvent.keyboard("{Alt>}{Shift>}{ArrowLeft}{/Shift}{/Alt}");
    await expect(names()[0]).toBe("主页");
    canvas.getByRole("link", { name: "优惠券列表" }).focus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("link", { name: "编辑商品-12" })).toHaveFocus();
    await userEvent.keyboard("{ArrowLeft}{Delete}");
    await waitFor(() => expect(names()).toEqual(["主页", "领取记录", "编辑商品-12"]));
  },
};

/** A page with unsaved changes is marked, and closing it asks. */
export const Unsaved: Story = {
  args: { unsaved: "/coupon/list" },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole("img", { name: textOf(tabsText, "unsaved") })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: textOf(tabsText, "close", { title: "优惠券列表" }) }));
    await expect(await screen.findByText(textOf(tabsText, "leave"))).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: word("actions.cancel") }));
    await expect(canvas.getByRole("link", { name: /优惠券列表/ })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: textOf(tabsText, "close", { title: "优惠券列表" }) }));
    await userEvent.click(await screen.findByRole("button", { name: word("actions.confirm") }));
    await waitFor(() => expect(canvas.queryByRole("link", { name: /优惠券列表/ })).toBeNull());
  },
};

/** More tabs than there is room for: arrows at both ends, and the list of all. */
export const Overflowing: Story = {
  args: { pages: ["/dashboard", ...Array.from({ length: 30 }, (_, at) => `/product/${at + 1}`)] },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole("button", { name: textOf(tabsText, "earlier") })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("link", { name: "编辑商品-30" })).toBeVisible());
    await userEvent.click(canvas.getByRole("button", { name: textOf(tabsText, "list") }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "主页" }));
    await waitFor(() => expect(canvas.getByRole("link", { name: "主页" })).toHaveAttribute("aria-current", "page"));
  },
};

export const Phone: Story = { globals: { viewport: { value: "phone" } } };
