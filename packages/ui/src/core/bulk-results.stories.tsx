import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen } from "storybook/test";
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

export const Mixed: Story = {
  play: async ({ userEvent, args }) => {
    await expect(await screen.findByText("成功 2 项，失败 1 项")).toBeVisible();
    await expect(screen.getByText("优惠券已被他人删除")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "重试失败项" }));
    await expect(args.bulk.retry).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole("button", { name: "确定" }));
    await expect(args.bulk.close).toHaveBeenCalledOnce();
  },
};
export const Running: Story = {
  args: { bulk: { isOpen: true, isRunning: true, total: 3, close: fn(), results: [{ row: "春节满减券", isDone: true }] } },
  play: async () => expect(await screen.findByText("正在处理 1 / 3")).toBeVisible(),
};
