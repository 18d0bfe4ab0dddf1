import { exportText } from "@shopkeeper/hooks/files";
import { textOf } from "@shopkeeper/hooks/texts";
import { productTransferText } from "@shopkeeper/hooks/products";
import { ExportFormat, ProductColumn } from "@shopkeeper/sdk";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, within } from "storybook/test";
import { withShop } from "../../../.storybook/with-shop";
import { codeLabel, pattern, word } from "../../../.storybook/words";
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

/** Presses 导出, and confirms the default options. */
async function exportAll({ canvas, userEvent }: Pressing) {
  await userEvent.click(await canvas.findByRole("button", { name: textOf(exportText, "action") }));
  const dialog = within(await screen.findByRole("dialog", { name: textOf(productTransferText, "export.panel") }));
  await userEvent.click(dialog.getByRole("button", { name: textOf(exportText, "action") }));
}

const panel = async () => within(await screen.findByRole("group", { name: textOf(productTransferText, "export.panel") }));

export const Done: Story = {
  decorators: [withShop({ products: 3 })],
  play: async ({ canvas, userEvent }) => {
    await exportAll({ canvas, userEvent });
    await expect(
      await (
        await panel()
      ).findByText(
        pattern`^${textOf(exportText, "done", { counted: textOf(productTransferText, "export.counted", { products: 3, rows: "*" }), size: "* KB" })}$`,
      ),
    ).toBeVisible();
    await userEvent.click((await panel()).getByRole("button", { name: textOf(exportText, "dismiss") }));
    await expect(screen.queryByRole("group", { name: textOf(productTransferText, "export.panel") })).toBeNull();
  },
};

/** Two rows are picked: their export has three columns, and without a column it cannot be started. */
export const Choosing: Story = {
  args: { picked: [1, 2], total: 3 },
  decorators: [withShop({ products: 3 })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: textOf(exportText, "actionPicked", { count: 2 }) }));
    const dialog = within(await screen.findByRole("dialog", { name: textOf(productTransferText, "export.panel") }));
    await expect(dialog.getByRole("radio", { name: textOf(exportText, "picked", { count: 2 }) })).toBeChecked();
    await expect(dialog.getByRole("radio", { name: textOf(exportText, "filtered", { count: 3 }) })).not.toBeChecked();
    await userEvent.click(dialog.getByRole("checkbox", { name: word("columns.all") }));
    await expect(dialog.getByText(textOf(exportText, "noColumn"))).toBeVisible();
    await expect(dialog.getByRole("button", { name: textOf(exportText, "action") })).toBeDisabled();
    for (const name of [
      codeLabel("ProductColumn", ProductColumn.name),
      codeLabel("ProductColumn", ProductColumn.stock),
      codeLabel("ProductColumn", ProductColumn.price),
    ])
      await userEvent.click(dialog.getByRole("checkbox", { name }));
    await userEvent.click(dialog.getByRole("radio", { name: codeLabel("ExportFormat", ExportFormat.csv) }));
    await expect(dialog.getByRole("button", { name: textOf(exportText, "action") })).toBeEnabled();
  },
};

export const Loading: Story = {
  decorators: [withShop({ products: 1 }, { at: "/common/download", does: "stall" })],
  play: async ({ canvas, userEvent }) => {
    await exportAll({ canvas, userEvent });
    await expect(await (await panel()).findByText(pattern`^${textOf(exportText, "running", { rows: "*", size: "0 B" })}$`)).toBeVisible();
    await expect(canvas.getByRole("button", { name: textOf(exportText, "action") })).toHaveAttribute("aria-busy", "true");
    await userEvent.click((await panel()).getByRole("button", { name: textOf(exportText, "cancel") }));
    await expect(await screen.findByText(textOf(exportText, "cancelled"))).toBeVisible();
  },
};

export const Failed: Story = {
  globals: { viewport: { value: "phone" } },
  decorators: [withShop({ products: 1 }, { at: "/common/download", does: "break" })],
  play: async ({ canvas, userEvent }) => {
    await exportAll({ canvas, userEvent });
    const shownPanel = await panel();
    await expect(await shownPanel.findByText(textOf(exportText, "failed"))).toBeVisible();
    await expect(shownPanel.getByRole("alert")).toHaveTextContent(word("failures.network"));
    await expect(shownPanel.getByRole("button", { name: word("actions.retry") })).toBeEnabled();
  },
};
