import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen } from "storybook/test";
import { word } from "../../.storybook/words";
import { BulkResults } from "./bulk-results";

const meta = {
  title: "Parts/Bulk results",
  parameters: { docs: { story: { inline: false, height: "420px" } } },
  component: BulkResults<string>,
  args: {
    nameOf: (row: string) => row,
    bulk: {
      isOpen: true,
      isRunning: false,
      total: 3,
      close: fn(),
      retry: fn(),
      results: [
        { row: "春节满减券", isDone: true },
        { row: "新客立减", isDone: true },
        { row: "会员日专享", isDone: false, reason: "优惠券已被他人删除" },
      ],
    },
  },
} satisfies Meta<typeof BulkResults<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Whether an `rgb(…)` has far more red than green. */
function isRed(colour: string): boolean {
  const [red = 0, green = 0] = (colour.match(/\d+/g) ?? []).map(Number);
  return red > 2 * green;
}

export const Mixed: Story = {
  play: async ({ userEvent, args }) => {
    const summary = await screen.findByText(word("bulk.summary", { succeeded: 2, failed: 1 }));
    await expect(summary).toBeVisible();
    await expect(isRed(getComputedStyle(summary).color)).toBe(true); // a batch that failed is not green
    await expect(isRed(getComputedStyle(screen.getByRole("progressbar")).accentColor)).toBe(true);
    await expect(screen.getByText("优惠券已被他人删除")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: word("bulk.retry") }));
    await expect(args.bulk.retry).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole("button", { name: word("actions.confirm") }));
    await expect(args.bulk.close).toHaveBeenCalledOnce();
  },
};
export const Running: Story = {
  args: { bulk: { isOpen: true, isRunning: true, total: 3, close: fn(), results: [{ row: "春节满减券", isDone: true }] } },
  play: async () => expect(await screen.findByText(word("bulk.progress", { done: 1, total: 3 }))).toBeVisible(),
};
