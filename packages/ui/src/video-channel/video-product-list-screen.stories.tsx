import { VideoEditStatus } from "@shopkeeper/sdk";
import type { Seed } from "@shopkeeper/server/embedded";
import { textOf } from "@shopkeeper/hooks/texts";
import { videoListText } from "@shopkeeper/hooks/video-channel";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { useSearch } from "../../.storybook/use-search";
import { withShop } from "../../.storybook/with-shop";
import { pattern } from "../../.storybook/words";
import { VideoProductListScreen } from "./video-product-list-screen";

const meta = {
  title: "Screens/Video channel/Approved products",
  args: { at: "" },
  render: function Render({ at }: { at: string }) {
    return <VideoProductListScreen search={useSearch(at)} />;
  },
} satisfies Meta<{ at: string }>;
export default meta;
type Story = StoryObj<typeof meta>;

const approved = { platformEditStatus: VideoEditStatus.passed, editStatus: VideoEditStatus.passed };
const shop = {
  products: 4,
  videoProducts: [
    { ...approved, status: 0, title: "白瓷盖碗" },
    { ...approved, status: 5, title: "明前龙井", sales: 128 },
    { ...approved, status: 11, title: "祁门红茶" },
    { ...approved, status: 13, title: "陈年普洱" },
  ],
} satisfies Seed;
const at = "/component/product/list";

export const Full: Story = {
  decorators: [withShop(shop)],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: `${textOf(videoListText, "actions.putOn")} 祁门红茶` }));
    await expect(await canvas.findByRole("button", { name: `${textOf(videoListText, "actions.putDown")} 祁门红茶` })).toBeVisible();
    await expect(
      canvas.queryByRole("button", {
        name: pattern`${textOf(videoListText, "actions.putOn")}|${textOf(videoListText, "actions.putDown")} 陈年普洱`,
      }),
    ).toBeNull();
  },
};

export const Empty: Story = { tags: ["!test"], decorators: [withShop()] };
export const Loading: Story = { tags: ["!test"], decorators: [withShop(shop, { at, does: "stall" })] };
export const Refused: Story = { tags: ["!test"], decorators: [withShop({ permissions: ["merchant:coupon:save"] })] };
export const Failed: Story = { tags: ["!test"], decorators: [withShop(shop, { at, does: "break" })] };
export const ReadOnly: Story = {
  tags: ["!test"],
  decorators: [withShop({ ...shop, permissions: ["merchant:pay:component:product:list"] })],
};
export const Phone: Story = { tags: ["!test"], globals: { viewport: { value: "phone" } }, decorators: [withShop(shop)] };
