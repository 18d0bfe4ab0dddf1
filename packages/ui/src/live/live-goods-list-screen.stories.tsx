import { textOf } from "@shopkeeper/hooks/texts";
import { liveText } from "@shopkeeper/hooks/live";
import { LiveReviewStatus } from "@shopkeeper/sdk";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, within } from "storybook/test";
import { useSearch } from "../../.storybook/use-search";
import { withShop } from "../../.storybook/with-shop";
import { pattern, word } from "../../.storybook/words";
import { LiveGoodsListScreen } from "./live-goods-list-screen";

interface Args {
  onCreate: () => void;
  onEdit: (id: number) => void;
}

const meta = {
  title: "Screens/Live/Goods list",
  args: { onCreate: fn(), onEdit: fn() },
  render: function Render(links: Args) {
    return <LiveGoodsListScreen search={useSearch("")} {...links} />;
  },
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<typeof meta>;

const goods = [
  { name: "明前龙井" },
  { name: "包治百病茶", reviewStatus: LiveReviewStatus.wechatFailed, reviewReason: "商品名称涉嫌夸大功效" },
];

/** Sorts goods: the typed sort number is shown in the list. */
export const Full: Story = {
  decorators: [withShop({ liveGoods: goods })],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole("note", { name: /商品名称涉嫌夸大功效/ })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: `${textOf(liveText, "goods.fields.sort")} 明前龙井` }));
    const dialog = within(await screen.findByRole("dialog", { name: textOf(liveText, "goods.sortTitle") }));
    await userEvent.clear(dialog.getByRole("textbox", { name: pattern`${textOf(liveText, "goods.sortLabel")}` }));
    await userEvent.type(dialog.getByRole("textbox", { name: pattern`${textOf(liveText, "goods.sortLabel")}` }), "77");
    await userEvent.click(dialog.getByRole("button", { name: word("actions.confirm") }));
    await expect(await canvas.findByText("77")).toBeVisible();
  },
};

export const Empty: Story = { tags: ["!test"], decorators: [withShop()] };
export const Loading: Story = { tags: ["!test"], decorators: [withShop({ liveGoods: goods }, { at: "/goods/list", does: "stall" })] };
export const Refused: Story = { tags: ["!test"], decorators: [withShop({ permissions: ["merchant:coupon:save"] })] };
export const Failed: Story = { tags: ["!test"], decorators: [withShop({ liveGoods: goods }, { at: "/goods/list", does: "break" })] };

export const ReadOnly: Story = {
  tags: ["!test"],
  decorators: [withShop({ liveGoods: goods, permissions: ["merchant:mp:live:goods:list"] })],
};

export const Phone: Story = {
  globals: { viewport: { value: "phone" } },
  decorators: [withShop({ liveGoods: goods })],
  play: async ({ canvas }) => expect(await canvas.findByText("明前龙井")).toBeVisible(),
};
