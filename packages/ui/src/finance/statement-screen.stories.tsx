import type { Seed } from "@shopkeeper/server/embedded";
import { textOf } from "@shopkeeper/hooks/texts";
import { statementText } from "@shopkeeper/hooks/finance";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, within } from "storybook/test";
import { useSearch } from "../../.storybook/use-search";
import { withShop } from "../../.storybook/with-shop";
import { controlWord, pattern, word } from "../../.storybook/words";
import { StatementScreen } from "./statement-screen";

const meta = {
  title: "Screens/Finance/Bills",
  args: { at: "" },
  render: function Render({ at }: { at: string }) {
    return <StatementScreen search={useSearch(at)} />;
  },
} satisfies Meta<{ at: string }>;
export default meta;
type Story = StoryObj<typeof meta>;

const daysAgo = (days: number) => ({
  createTime: new Date(Date.now() - days * 86_400_000),
  payTime: new Date(Date.now() - days * 86_400_000),
});
const orders = [
  { ...daysAgo(12), lines: [{ price: 320_00, payNum: 2 }], platCouponPrice: 20_00 },
  { ...daysAgo(6), lines: [{ price: 88_00 }], refundStatus: 3 },
  { ...daysAgo(1), lines: [{ price: 150_00 }], firstBrokerage: 6_00 },
] satisfies Seed["orders"];
const at = "/finance/daily/statement/list";

export const Full: Story = {
  decorators: [withShop({ orders })],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(word("pager.total", { total: 13 }))).toBeVisible();
    await expect(
      await canvas.findByRole("application", {
        name: pattern`${textOf(statementText, "chart.label", { from: "*", to: "*", income: "*", expense: "*" })}`,
      }),
    ).toBeVisible();
    const [, details] = await canvas.findAllByRole("button", { name: pattern`^${word("actions.view")}` });
    if (details) await userEvent.click(details);
    const dialog = within(await screen.findByRole("dialog", { name: textOf(statementText, "detail.dayTitle") }));
    await expect(dialog.getByText(textOf(statementText, "detail.orderRealIncome"))).toBeVisible();
    await userEvent.click(dialog.getByText(textOf(statementText, "detail.close")));
    await userEvent.click(canvas.getByRole("tab", { name: textOf(statementText, "tabs.month") }));
    await expect(await canvas.findByRole("columnheader", { name: textOf(statementText, "columns.monthBalance") })).toBeVisible();
    await userEvent.click(canvas.getByText(textOf(statementText, "filters.month")));
    await expect(await canvas.findByText(word("pager.total", { total: 1 }))).toBeVisible();
    await userEvent.clear(canvas.getByLabelText(textOf(statementText, "filters.endMonth")));
    await userEvent.tab();
    await expect(canvas.getByLabelText(textOf(statementText, "filters.startMonth"))).not.toHaveValue(""); // an open range
    await expect(canvas.getByLabelText(textOf(statementText, "filters.endMonth"))).toHaveValue("");
    await userEvent.click(canvas.getByRole("button", { name: controlWord("dates.open") }));
    const calendar = within(await screen.findByRole("application", { name: controlWord("dates.calendar") }));
    await expect(await calendar.findByRole("button", { name: /十二月|12月|Dec/ })).toBeVisible();
  },
};

export const Empty: Story = { tags: ["!test"], decorators: [withShop()] };
export const Loading: Story = { tags: ["!test"], decorators: [withShop({ orders }, { at, does: "stall" })] };
export const Refused: Story = { tags: ["!test"], decorators: [withShop({ permissions: ["merchant:coupon:save"] })] };
export const Failed: Story = { tags: ["!test"], decorators: [withShop({ orders }, { at, does: "break" })] };

/** A clerk with read rights: there is no export. */
export const ReadOnly: Story = {
  tags: ["!test"],
  decorators: [
    withShop({ orders, permissions: ["merchant:finance:daily:statement:page:list", "merchant:finance:month:statement:page:list"] }),
  ],
};

export const Phone: Story = {
  globals: { viewport: { value: "phone" } },
  decorators: [withShop({ orders })],
  play: async ({ canvas }) => expect(await canvas.findByText(word("pager.total", { total: 13 }))).toBeVisible(),
};
