import type { Seed } from "@shopkeeper/server/embedded";
import { textOf } from "@shopkeeper/hooks/texts";
import { refundText } from "@shopkeeper/hooks/refunds";
import { AfterSalesType, RefundChange, RefundPromoter, RefundTab } from "@shopkeeper/sdk";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { useSearch } from "../../.storybook/use-search";
import { withShop } from "../../.storybook/with-shop";
import { codeLabel, pattern, word } from "../../.storybook/words";
import { RefundListScreen } from "./refund-list-screen";

const meta = {
  title: "Screens/Refunds/List",
  args: { at: "" },
  render: function Render({ at }: { at: string }) {
    return <RefundListScreen search={useSearch(at)} onOpenOrder={() => undefined} />;
  },
} satisfies Meta<{ at: string }>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One request of each kind that waits for the shop, and a paid one. */
const orders = [
  { lines: [{ payNum: 2, refunds: [{ applyRefundNum: 1, refundReasonWap: "少发了一件" }] }] },
  {
    status: 4,
    lines: [{ deliveryNum: 1, refunds: [{ afterSalesType: 2, returnGoodsType: 1, refundReasonWap: "颜色不喜欢" }] }],
  },
  { status: 4, lines: [{ deliveryNum: 1, refunds: [{ refundStatus: 5, expressName: "顺丰速运", trackingNumber: "SF1029384756" }] }] },
  { lines: [{ refunds: [{ refundStatus: 3 }] }] },
] satisfies Seed["orders"];
const products = [{ name: "桂花乌龙茶", price: 5800 }];
const addresses = [{ receiverName: "售后小满", isDefault: true }, { receiverName: "售后阿布" }];
const at = "/refund/order/list";

export const Full: Story = {
  decorators: [withShop({ products, orders, addresses })],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(word("pager.total", { total: 4 }))).toBeVisible();
    await expect(canvas.getByRole("button", { name: word("columns.choose") })).toBeVisible();
    await userEvent.click(await canvas.findByRole("tab", { name: pattern`${codeLabel("RefundTab", RefundTab.awaitingReview)}` }));
    await expect(await canvas.findByText(word("pager.total", { total: 2 }))).toBeVisible();
    await userEvent.click(canvas.getByRole("tab", { name: pattern`${codeLabel("RefundTab", RefundTab.awaitingReceipt)}` }));
    await expect(await canvas.findByRole("button", { name: pattern`^${textOf(refundText, "actions.receive")}` })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: pattern`^${textOf(refundText, "actions.agree")}` })).toBeNull();
  },
};

/** The drawer shows the history, and future steps in grey. */
export const Details: Story = {
  decorators: [withShop({ products, orders: orders.slice(1, 2) })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /^TK\d+$/ }));
    const drawer = within(await screen.findByRole("dialog"));
    await expect(await drawer.findByText("颜色不喜欢")).toBeVisible();
    await expect(
      drawer.getByText(
        textOf(refundText, "detail.stepBy", {
          step: codeLabel("RefundChange", RefundChange.returning),
          who: codeLabel("RefundPromoter", RefundPromoter.user),
        }),
      ),
    ).toBeVisible();
    await userEvent.click(drawer.getByRole("tab", { name: textOf(refundText, "detail.orderTab") }));
    await expect(await drawer.findByText(textOf(refundText, "detail.orderAmounts"))).toBeVisible();
  },
};

/** Goods returned by express need one of the shop's addresses; the default one is chosen. */
export const AgreeingToReturn: Story = {
  decorators: [withShop({ products, orders: orders.slice(1, 2), addresses })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: pattern`^${textOf(refundText, "actions.agree")}` }));
    const dialog = within(await screen.findByRole("dialog", { name: textOf(refundText, "agree.title") }));
    await expect(await dialog.findByRole("radio", { name: /售后小满/ })).toBeChecked();
    await userEvent.click(dialog.getByRole("button", { name: word("actions.confirm") }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(await canvas.findByRole("cell", { name: codeLabel("RefundTab", RefundTab.awaitingReturn) })).toBeVisible();
  },
};

/** Refusing requires a reason. */
export const Refusing: Story = {
  decorators: [withShop({ products, orders: orders.slice(0, 1) })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: pattern`^${textOf(refundText, "actions.refuse")}` }));
    const dialog = within(await screen.findByRole("dialog", { name: textOf(refundText, "refuse.title") }));
    await userEvent.click(dialog.getByRole("button", { name: word("actions.confirm") }));
    await expect(await dialog.findByRole("alert")).toBeVisible();
  },
};

export const Empty: Story = { tags: ["!test"], decorators: [withShop()] };
export const NothingMatches: Story = { tags: ["!test"], args: { at: "orderNo=没有" }, decorators: [withShop({ products, orders })] };
export const Loading: Story = { tags: ["!test"], decorators: [withShop({ products, orders }, { at, does: "stall" })] };
export const Refused: Story = { tags: ["!test"], decorators: [withShop({ permissions: ["merchant:coupon:save"] })] };
export const Failed: Story = { tags: ["!test"], decorators: [withShop({ products, orders }, { at, does: "break" })] };

/** A clerk with read rights: no decision is offered. */
export const ReadOnly: Story = {
  decorators: [withShop({ products, orders, permissions: ["merchant:refund:order:page:list"] })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(word("pager.total", { total: 4 }))).toBeVisible();
    await expect(
      canvas.queryByRole("button", {
        name: pattern`^(${textOf(refundText, "actions.agree")}|${textOf(refundText, "actions.refuse")}|${textOf(refundText, "actions.receive")})`,
      }),
    ).toBeNull();
  },
};

/** A card contains the numbers, the state, the goods, the buyer and the amount; the rest is behind a tap. */
export const Phone: Story = {
  globals: { viewport: { value: "phone" } },
  decorators: [withShop({ products, orders })],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(word("pager.total", { total: 4 }))).toBeVisible();
    await expect(canvas.getAllByText(codeLabel("AfterSalesType", AfterSalesType.returnAndRefund))[0]).not.toBeVisible();
    for (const opener of canvas.getAllByRole("button", { name: pattern`^${word("table.expand", { name: "*" })}` }))
      await userEvent.click(opener);
    await expect(canvas.getAllByText(codeLabel("AfterSalesType", AfterSalesType.returnAndRefund))[0]).toBeVisible();
    for (const opener of canvas.getAllByRole("button", { name: pattern`^${word("table.expand", { name: "*" })}` }))
      await userEvent.click(opener);
  },
};
