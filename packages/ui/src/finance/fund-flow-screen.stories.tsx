import type { Seed } from "@shopkeeper/server/embedded";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { useSearch } from "../../.storybook/use-search";
import { withShop } from "../../.storybook/with-shop";
import { word } from "../../.storybook/words";
import { FundFlowScreen } from "./fund-flow-screen";

const meta = {
  title: "Screens/Finance/Flow",
  args: { at: "" },
  render: function Render({ at }: { at: string }) {
    return <FundFlowScreen search={useSearch(at)} />;
  },
} satisfies Meta<{ at: string }>;
export default meta;
type Story = StoryObj<typeof meta>;

const orders = [{ lines: [{ price: 320_00 }] }, { lines: [{ price: 88_00 }], refundStatus: 3 }] satisfies Seed["orders"];
const at = "/finance/funds/flow";

export const Full: Story = {
  decorators: [withShop({ orders })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(word("pager.total", { total: 3 }))).toBeVisible();
    await expect(await canvas.findByText("-¥88.00")).toBeVisible();
  },
};

export const Empty: Story = { tags: ["!test"], decorators: [withShop()] };
export const NothingMatches: Story = { tags: ["!test"], args: { at: "orderNo=no" }, decorators: [withShop({ orders })] };
export const Loading: Story = { tags: ["!test"], decorators: [withShop({ orders }, { at, does: "stall" })] };
export const Refused: Story = { tags: ["!test"], decorators: [withShop({ permissions: ["merchant:coupon:save"] })] };
export const Failed: Story = { tags: ["!test"], decorators: [withShop({ orders }, { at, does: "break" })] };
export const ReadOnly: Story = { tags: ["!test"], decorators: [withShop({ orders, permissions: ["merchant:finance:funds:flow"] })] };
export const Phone: Story = {
  tags: ["!test"],
  globals: { viewport: { value: "phone" } },
  decorators: [withShop({ orders })],
};
