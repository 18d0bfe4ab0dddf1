import { exportText } from "@shopkeeper/hooks/files";
import { textOf } from "@shopkeeper/hooks/texts";
import { useClient } from "@shopkeeper/hooks/shop";
import { exportListText, importListText } from "@shopkeeper/hooks/exports";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useState } from "react";
import { expect, screen, within } from "storybook/test";
import { useSearch } from "../../.storybook/use-search";
import { withShop } from "../../.storybook/with-shop";
import { pattern, word } from "../../.storybook/words";
import { ExportScreen } from "./export-screen";

function Example({ url = "" }: { url?: string }) {
  return <ExportScreen search={useSearch(url)} />;
}

const meta = { title: "Screens/Exports/Screen", component: Example } satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

const seed = { merchant: { realName: "林知夏" }, products: [{ name: "明前龙井", isShow: true }], users: 1, orders: 2 };

/** A new export is listed in the history, and can be deleted there. */
export const Full: Story = {
  decorators: [withShop(seed)],
  play: async ({ canvas, userEvent }) => {
    const card = within(await canvas.findByRole("region", { name: textOf(exportListText, "cards.order") }));
    await userEvent.click(await card.findByRole("button", { name: textOf(exportText, "action") }));
    const dialog = within(await screen.findByRole("dialog", { name: textOf(exportListText, "cards.order") }));
    await userEvent.click(dialog.getByRole("button", { name: textOf(exportText, "action") }));
    await expect(
      await card.findByText(
        pattern`^${textOf(exportText, "done", { counted: textOf(exportListText, "cards.orders", { rows: 2 }), size: "*" })}$`,
      ),
    ).toBeVisible();
    await userEvent.click(await canvas.findByRole("button", { name: pattern`^${word("actions.remove")} ` }));
    await expect(canvas.getByText("林知夏")).toBeVisible();
    await userEvent.click(
      within(await screen.findByRole("dialog", { name: word("notice.title") })).getByRole("button", { name: word("actions.confirm") }),
    );
    await expect(await canvas.findByText(textOf(exportListText, "list.empty"))).toBeVisible();
  },
};

export const Empty: Story = { tags: ["!test"], decorators: [withShop()] };

export const Loading: Story = { tags: ["!test"], decorators: [withShop(seed, { at: "/export/list", does: "stall" })] };

export const Refused: Story = { tags: ["!test"], decorators: [withShop({ permissions: ["merchant:coupon:save"] })] };

export const Failed: Story = { tags: ["!test"], decorators: [withShop(seed, { at: "/export/list", does: "break" })] };

/** A person with the right to export orders alone sees neither the card nor the files of products. */
export const ReadOnly: Story = { tags: ["!test"], decorators: [withShop({ ...seed, permissions: ["merchant:export:order:excel"] })] };

export const Phone: Story = {
  globals: { viewport: { value: "phone" } },
  decorators: [withShop(seed)],
  play: async ({ canvas }) => expect(await canvas.findByRole("region", { name: textOf(exportListText, "cards.product") })).toBeVisible(),
};

/** The screen after a file of stocks was imported, two rows of which were refused. */
function AfterImport({ url }: { url?: string }) {
  const client = useClient();
  const [isNoted, setNoted] = useState(false);
  useEffect(() => {
    const rows = [4, 7].map((row) => ({ row, cells: { stock: "十件" }, reason: "库存只能填整数" }));
    const run = { key: "0123456789abcdef", name: "春茶上新后补库存.csv", rows: 9 };
    void client.reportRefusedRows({ body: { run, kind: "stock", rows } }).then(() => setNoted(true));
  }, [client]);
  return isNoted && <Example url={url} />;
}

/** Imported files, with the refused rows of each. */
export const Imports: Story = {
  args: { url: "tab=imports" },
  render: (args) => <AfterImport {...args} />,
  decorators: [withShop(seed)],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("春茶上新后补库存.csv")).toBeVisible();
    await expect(await canvas.findByRole("tab", { name: pattern`^${textOf(importListText, "tabs.imports")}` })).toHaveAttribute(
      "aria-selected",
      "true",
    );
    await expect(canvas.getByRole("button", { name: `${textOf(importListText, "row.download")} 春茶上新后补库存.csv` })).toBeVisible();
  },
};

export const ImportsOnPhone: Story = {
  ...Imports,
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: word("table.expand", { name: "春茶上新后补库存.csv" }) }));
    await expect(canvas.getAllByText("林知夏")[0]).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: word("table.expand", { name: "春茶上新后补库存.csv" }) }));
  },
};

export const NoImports: Story = { tags: ["!test"], args: { url: "tab=imports" }, decorators: [withShop()] };
