import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, within } from "storybook/test";
import { withShop } from "../../../.storybook/with-shop";
import { ProductExportButton } from "./product-export-button";

const meta = {
  title: "Screens/Products/Export",
  component: ProductExportButton,
  args: { query: { type: 1 } },
  parameters: { docs: { story: { inline: false, height: "220px" } } },
} satisfies Meta<typeof ProductExportButton>;
export default meta;
type Story = StoryObj<typeof meta>;

type Pressing = Pick<Parameters<NonNullable<Story["play"]>>[0], "canvas" | "userEvent">;

/** Presses 导出, and confirms what a file holds by default. */
async function exportAll({ canvas, userEvent }: Pressing) {
  await userEvent.click(await canvas.findByRole("button", { name: "导出" }));
  const dialog = within(await screen.findByRole("dialog", { name: "导出商品" }));
  await userEvent.click(dialog.getByRole("button", { name: "导出" }));
}

const panel = async () => within(await screen.findByRole("group", { name: "导出商品" }));

export const Done: Story = {
  decorators: [withShop({ products: 3 })],
  play: async ({ canvas, userEvent }) => {
    await exportAll({ canvas, userEvent });
    await expect(await (await panel()).findByText(/^已导出 3 件商品、\d+ 行（[\d.]+ KB）$/)).toBeVisible();
    await userEvent.click((await panel()).getByRole("button", { name: "知道了" }));
    await expect(screen.queryByRole("group", { name: "导出商品" })).toBeNull();
  },
};

/** Two rows are picked: their export holds three columns, and one without a column cannot be started. */
export const Choosing: Story = {
  args: { picked: [1, 2], total: 3 },
  decorators: [withShop({ products: 3 })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "导出已选的 2 项" }));
    const dialog = within(await screen.findByRole("dialog", { name: "导出商品" }));
    await expect(dialog.getByRole("radio", { name: "已选的 2 项" })).toBeChecked();
    await expect(dialog.getByRole("radio", { name: "当前筛选的 3 项" })).not.toBeChecked();
    await userEvent.click(dialog.getByRole("checkbox", { name: "全选" }));
    await expect(dialog.getByText("请至少选择一列")).toBeVisible();
    await expect(dialog.getByRole("button", { name: "导出" })).toBeDisabled();
    for (const name of ["商品名称", "库存", "售价（元）"]) await userEvent.click(dialog.getByRole("checkbox", { name }));
    await userEvent.click(dialog.getByRole("radio", { name: "文本表格（csv）" }));
    await expect(dialog.getByRole("button", { name: "导出" })).toBeEnabled();
  },
};

export const Loading: Story = {
  decorators: [withShop({ products: 1 }, { at: "/common/download", does: "stall" })],
  play: async ({ canvas, userEvent }) => {
    await exportAll({ canvas, userEvent });
    await expect(await (await panel()).findByText(/^正在导出 \d+ 行，已下载 0 B$/)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "导出" })).toHaveAttribute("aria-busy", "true");
    await userEvent.click((await panel()).getByRole("button", { name: "取消导出" }));
    await expect(await screen.findByText("已取消导出")).toBeVisible();
  },
};

export const Failed: Story = {
  globals: { viewport: { value: "phone" } },
  decorators: [withShop({ products: 1 }, { at: "/common/download", does: "break" })],
  play: async ({ canvas, userEvent }) => {
    await exportAll({ canvas, userEvent });
    const shownPanel = await panel();
    await expect(await shownPanel.findByText("导出失败")).toBeVisible();
    await expect(shownPanel.getByRole("alert")).toHaveTextContent(/网络/);
    await expect(shownPanel.getByRole("button", { name: "重试" })).toBeEnabled();
  },
};
