import type { Seed } from "@shopkeeper/server/embedded";
import { textOf } from "@shopkeeper/hooks/texts";
import { videoListText } from "@shopkeeper/hooks/video-channel";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, within } from "storybook/test";
import { useSearch } from "../../.storybook/use-search";
import { withShop } from "../../.storybook/with-shop";
import { pattern, word } from "../../.storybook/words";
import { VideoDraftListScreen } from "./video-draft-list-screen";

const meta = {
  title: "Screens/Video channel/Drafts",
  args: { at: "" },
  render: function Render({ at }: { at: string }) {
    const links = { onCreate: () => undefined, onView: () => undefined, onEdit: () => undefined };
    return <VideoDraftListScreen search={useSearch(at)} {...links} />;
  },
} satisfies Meta<{ at: string }>;
export default meta;
type Story = StoryObj<typeof meta>;

const shop = {
  products: 5,
  videoProducts: [
    { platformEditStatus: 4, editStatus: 3, rejectReason: "商品主图含有水印，请更换图片后重新提交" },
    { platformEditStatus: 4, editStatus: 2 },
    { platformEditStatus: 3, platformReason: "商品标题含有极限词“最好”，请删除后再提交" },
    { platformEditStatus: 2 },
    { title: "明前龙井" },
  ],
} satisfies Seed;
const at = "/draftproduct/draft/list";

/** Actions are shown where they are possible: a draft in review can only be withdrawn. */
export const Full: Story = {
  decorators: [withShop(shop)],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(word("pager.total", { total: 5 }))).toBeVisible();
    await expect(canvas.getByText(pattern`${textOf(videoListText, "reason", { reason: "商品主图含有水印" })}`)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: `${textOf(videoListText, "actions.submit")} 明前龙井` }));
    const dialog = within(await screen.findByRole("dialog"));
    await expect(dialog.getByText(textOf(videoListText, "questions.submit", { title: "明前龙井" }))).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: word("actions.confirm") }));
    await expect(await canvas.findByRole("button", { name: `${textOf(videoListText, "actions.withdraw")} 明前龙井` })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: `${textOf(videoListText, "actions.edit")} 明前龙井` })).toBeNull();
  },
};

export const Empty: Story = { tags: ["!test"], decorators: [withShop()] };
export const Loading: Story = { tags: ["!test"], decorators: [withShop(shop, { at, does: "stall" })] };
export const Refused: Story = { tags: ["!test"], decorators: [withShop({ permissions: ["merchant:coupon:save"] })] };
export const Failed: Story = { tags: ["!test"], decorators: [withShop(shop, { at, does: "break" })] };
export const ReadOnly: Story = {
  tags: ["!test"],
  decorators: [withShop({ ...shop, permissions: ["merchant:pay:component:product:draft:list"] })],
};
export const Phone: Story = {
  globals: { viewport: { value: "phone" } },
  decorators: [withShop(shop)],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("明前龙井")).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375);
  },
};
