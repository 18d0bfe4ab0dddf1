import type { Seed } from "@shopkeeper/server/embedded";
import { textOf } from "@shopkeeper/hooks/texts";
import { dashboardText } from "@shopkeeper/hooks/dashboard";
import { FirstStepKey, OrderStatus, TimePreset } from "@shopkeeper/sdk";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { useSearch } from "../../.storybook/use-search";
import { withShop } from "../../.storybook/with-shop";
import { codeLabel, pattern, word } from "../../.storybook/words";
import { DashboardScreen, type DashboardScreenProps } from "./dashboard-screen";

interface Args extends Omit<DashboardScreenProps, "search"> {
  at: string;
}

const meta = {
  title: "Screens/Dashboard/Home",
  args: { at: "", isReady: (path: string) => path.startsWith("/"), onOpen: fn() },
  render: function Render({ at, ...links }: Args) {
    return <DashboardScreen search={useSearch(at)} {...links} />;
  },
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<typeof meta>;

const day = (days: number) => new Date(Date.now() + 8 * 3_600_000 - days * 86_400_000).toISOString().slice(0, 10);
const at = (days: number, hour = 12) => new Date(`${day(days)}T${String(hour).padStart(2, "0")}:00:00+08:00`);
const now = () => new Date();

const shop = (): Seed => ({
  products: [
    { name: "明前西湖龙井 听雨" },
    { name: "手作紫砂壶，名字很长很长，长到一行放不下的那一种，连礼盒与茶巾一起送" },
    { name: "青瓷盖碗" },
    { name: "竹制茶盘" },
    { name: "桂花乌龙" },
    { name: "茉莉花茶" },
    { name: "待审核的新茶", isShow: false, auditStatus: 1, isAudit: true },
  ],
  users: 12,
  orders: [
    ...[6, 5, 5, 4, 3, 3, 2, 2].map((days, place) => ({
      createTime: at(days),
      status: OrderStatus.completed,
      lines: [{ product: place % 6, price: 88_00 + place * 1950 }],
    })),
    { createTime: at(1, 0), lines: [{ product: 1, price: 400_00 }], status: OrderStatus.awaitingReceipt },
    { createTime: now(), lines: [{ product: 0, price: 520_50 }], status: OrderStatus.awaitingShipment },
    { createTime: now(), lines: [{ product: 2, price: 99_00, payNum: 2 }], status: OrderStatus.awaitingShipment },
    { createTime: now(), lines: [{ product: 3, price: 66_00 }], status: OrderStatus.awaitingVerification },
    { createTime: now(), lines: [{ product: 3, price: 66_00 }], status: OrderStatus.awaitingReceipt, refundStatus: 1 },
  ],
  visits: [120, 96, 150, 88, 133, 171, 142].map((visitors, days) => ({ day: day(days), visitors })),
  views: [0, 1, 2, 3, 4, 5].map((product) => ({ day: day(1), product, views: 90 - product * 13 })),
});

const statistics = "/admin/merchant/statistics/home";

export const Full: Story = {
  decorators: [withShop(shop())],
  play: async ({ canvas, userEvent, args }) => {
    const sales = await canvas.findByRole("group", { name: textOf(dashboardText, "stats.sales") });
    await waitFor(() => expect(sales).toHaveTextContent("¥850.50"));
    await expect(sales).toHaveTextContent(textOf(dashboardText, "stats.yesterdaySales", { value: "400.00" }));
    await expect(sales).toHaveTextContent(textOf(dashboardText, "stats.up", { percent: "112.6" }));
    await expect(canvas.getByRole("group", { name: textOf(dashboardText, "stats.followers") })).toHaveTextContent("12");
    await userEvent.click(await canvas.findByRole("link", { name: pattern`${textOf(dashboardText, "counters.notShipping")}\s*2` }));
    await expect(args.onOpen).toHaveBeenCalledWith("/order/list?status=notShipped");
    await userEvent.click(canvas.getByRole("link", { name: pattern`${textOf(dashboardText, "counters.awaitAudit")}\s*1` }));
    await expect(args.onOpen).toHaveBeenCalledWith("/product/list?type=6");
    await userEvent.click(canvas.getByRole("link", { name: textOf(dashboardText, "shortcuts.coupons") }));
    await expect(args.onOpen).toHaveBeenCalledWith("/coupon/list");
    const [, first] = within(await canvas.findByRole("table", { name: textOf(dashboardText, "rankings.paid") })).getAllByRole("row");
    await expect(first).toHaveTextContent(pattern`${textOf(dashboardText, "rankings.place", { place: 1 })}.*手作紫砂壶.*¥`);
    const viewed = within(canvas.getByRole("table", { name: textOf(dashboardText, "rankings.viewed") }));
    await expect(viewed.getAllByRole("row")).toHaveLength(6);
    await userEvent.click(canvas.getAllByRole("button", { name: textOf(dashboardText, "rankings.all", { count: 6 }) })[1] ?? document.body);
    await expect(viewed.getAllByRole("row")[6]).toHaveTextContent(pattern`${textOf(dashboardText, "rankings.place", { place: 6 })}.*25`);
  },
};

/** A shop on its first day. */
export const Empty: Story = {
  args: { isReady: (path) => path === "/product/classify" },
  decorators: [withShop()],
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByText(textOf(dashboardText, "steps.title"))).toBeVisible();
    await expect(canvas.getByText(pattern`^${textOf(dashboardText, "steps.progress", { done: 1, total: 8 })}`)).toBeVisible();
    await userEvent.click(
      canvas.getByRole("link", { name: `${textOf(dashboardText, "steps.go")} ${codeLabel("FirstStepKey", FirstStepKey.category)}` }),
    );
    await expect(args.onOpen).toHaveBeenCalledWith("/product/classify");
    await expect(canvas.queryByRole("link", { name: pattern`${codeLabel("FirstStepKey", FirstStepKey.product)}` })).toBeNull();
    await expect(await canvas.findByText(textOf(dashboardText, "trend.empty"))).toBeVisible();
    await expect(await canvas.findByText(textOf(dashboardText, "rankings.emptyPaid"))).toBeVisible();
    await expect(
      canvas.queryByText(
        pattern`${textOf(dashboardText, "stats.up", { percent: "*" })}|${textOf(dashboardText, "stats.down", { percent: "*" })}|${textOf(dashboardText, "stats.flat")}`,
      ),
    ).toBeNull();
  },
};

export const FirstStepsHalfDone: Story = {
  tags: ["!test"],
  decorators: [withShop({ products: 1, coupons: 1 })],
};

export const Loading: Story = {
  decorators: [withShop(shop(), { at: statistics, does: "stall" })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("region", { name: textOf(dashboardText, "stats.label") })).toHaveAttribute("aria-busy", "true");
    await expect(canvas.queryByText("¥0.00")).toBeNull();
  },
};

export const Failed: Story = {
  tags: ["!test"],
  decorators: [withShop(shop(), { at: statistics, does: "break" })],
};

/** If one card fails, the others are still shown. */
export const OnePartFailed: Story = {
  decorators: [withShop(shop(), { at: `${statistics}/trend`, does: "break" })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: word("actions.retry") })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("group", { name: textOf(dashboardText, "stats.sales") })).toHaveTextContent("¥850.50"));
    await expect(await canvas.findByRole("table", { name: textOf(dashboardText, "rankings.paid") })).toBeVisible();
  },
};

export const Refused: Story = {
  tags: ["!test"],
  decorators: [withShop({ permissions: ["merchant:user:page:list"] })],
};

/** A clerk who may see the figures and one list, and no ranking. */
export const ReadOnly: Story = {
  tags: ["!test"],
  decorators: [withShop({ ...shop(), permissions: ["merchant:statistics:home:index", "merchant:coupon:page:list"] })],
};

export const Phone: Story = {
  globals: { viewport: { value: "phone" } },
  decorators: [withShop(shop())],
  play: async ({ canvas }) =>
    expect(await canvas.findByRole("application", { name: pattern`${codeLabel("TimePreset", TimePreset.lately7)}` })).toBeVisible(),
};
