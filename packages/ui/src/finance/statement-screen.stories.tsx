import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, within } from "storybook/test";
import { useSearch } from "../../.storybook/use-search";
import { withShop } from "../../.storybook/with-shop";
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
];
const at = "/finance/daily/statement/list";

export const Full: Story = {
  decorators: [withShop({ orders })],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText("共 13 条")).toBeVisible();
    await expect(await canvas.findByRole("application", { name: /收入 .*元，支出/ })).toBeVisible();
    const [, details] = await canvas.findAllByRole("button", { name: /^详情/ });
    if (details) await userEvent.click(details);
    const dialog = within(await screen.findByRole("dialog", { name: "日账单详情" }));
    await expect(dialog.getByText("订单实际支付金额")).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "我知道了" }));
    await userEvent.click(canvas.getByRole("tab", { name: "月账单" }));
    await expect(await canvas.findByRole("columnheader", { name: "当月结余" })).toBeVisible();
    await userEvent.click(canvas.getByText("本月"));
    await expect(await canvas.findByText("共 1 条")).toBeVisible();
    await userEvent.clear(canvas.getByLabelText("结束月份"));
    await userEvent.tab();
    await expect(canvas.getByLabelText("开始月份")).not.toHaveValue(""); // an open range
    await expect(canvas.getByLabelText("结束月份")).toHaveValue("");
    await userEvent.click(canvas.getByRole("button", { name: "打开日历" }));
    const calendar = within(await screen.findByRole("application", { name: "日历" }));
    await expect(await calendar.findByRole("button", { name: /十二月|12月/ })).toBeVisible();
  },
};

export const Empty: Story = { tags: ["!test"], decorators: [withShop()] };
export const Loading: Story = { tags: ["!test"], decorators: [withShop({ orders }, { at, does: "stall" })] };
export const Refused: Story = { tags: ["!test"], decorators: [withShop({ permissions: ["merchant:coupon:save"] })] };
export const Failed: Story = { tags: ["!test"], decorators: [withShop({ orders }, { at, does: "break" })] };

/** A clerk who may look: nothing is exported. */
export const ReadOnly: Story = {
  tags: ["!test"],
  decorators: [
    withShop({ orders, permissions: ["merchant:finance:daily:statement:page:list", "merchant:finance:month:statement:page:list"] }),
  ],
};

export const Phone: Story = {
  globals: { viewport: { value: "phone" } },
  decorators: [withShop({ orders })],
  play: async ({ canvas }) => expect(await canvas.findByText("共 13 条")).toBeVisible(),
};
