import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { useSearch } from "../../.storybook/use-search";
import { withShop } from "../../.storybook/with-shop";
import { CouponListScreen, type CouponListScreenProps } from "./coupon-list-screen";

interface Args extends Omit<CouponListScreenProps, "search"> {
  at: string;
}

const meta = {
  title: "Screens/Coupons/List",
  args: { at: "", onCreate: fn(), onCopy: fn(), onEdit: fn(), onRecords: fn() },
  render: function Render({ at, ...links }: Args) {
    return <CouponListScreen search={useSearch(at)} {...links} />;
  },
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<typeof meta>;

const seen = ["merchant:coupon:page:list"];

export const Full: Story = {
  decorators: [withShop({ coupons: 60, products: 5 })],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText("共 60 条")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "第 3 页" }));
    await waitFor(() => expect(canvas.getByRole("button", { name: "第 3 页" })).toHaveAttribute("aria-current", "page"));
    await userEvent.selectOptions(canvas.getByLabelText("优惠类别"), "商品券");
    await expect(await canvas.findByText(/^共 [1-5]?\d 条$/)).toBeVisible(); // fewer, and read from an answer
  },
};

export const Empty: Story = { tags: ["!test"], decorators: [withShop()] };
export const NothingMatches: Story = { tags: ["!test"], args: { at: "name=没有这样的券" }, decorators: [withShop({ coupons: 2 })] };
export const Loading: Story = { tags: ["!test"], decorators: [withShop({ coupons: 2 }, { at: "/coupon/list", does: "stall" })] };
export const Refused: Story = { tags: ["!test"], decorators: [withShop({ coupons: 2, permissions: ["merchant:coupon:save"] })] };
export const Failed: Story = { tags: ["!test"], decorators: [withShop({ coupons: 2 }, { at: "/coupon/list", does: "break" })] };
export const ReadOnly: Story = { tags: ["!test"], decorators: [withShop({ coupons: [{ name: "春节券" }], permissions: seen })] };

export const Phone: Story = {
  globals: { viewport: { value: "phone" } },
  decorators: [withShop({ coupons: [{ name: "新客立减" }, { name: "老客回馈，名字很长很长很长的券" }] })],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText("新客立减")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "展开 新客立减" }));
    const card = within(canvas.getAllByRole("row").find((row) => row.hasAttribute("data-open")) ?? document.body);
    await expect(card.getByText("商家券 ·")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "展开 新客立减" }));
  },
};

export const SwitchingMany: Story = {
  decorators: [withShop({ coupons: [{ name: "甲券" }, { name: "乙券" }, { name: "丙券" }] })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("checkbox", { name: "全选本页" }));
    await userEvent.click(await canvas.findByRole("button", { name: "批量关闭" }));
    await userEvent.click(await screen.findByRole("button", { name: "确定" }));
    await expect(await screen.findByText("成功 3 项，失败 0 项")).toBeVisible();
    await userEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "确定" }));
    await waitFor(() => expect(canvas.getAllByRole("switch").filter((one) => one.matches(":checked"))).toHaveLength(0));
  },
};

export const Sending: Story = {
  decorators: [
    withShop({
      coupons: [{ name: "感恩券", receiveType: 1, isLimited: true, total: 5, lastTotal: 5 }],
      users: [{ nickname: "林一" }, { nickname: "周二" }],
    }),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "发送 感恩券" }));
    await userEvent.click(await screen.findByRole("checkbox", { name: "选择 林一" }));
    await userEvent.click(screen.getByRole("checkbox", { name: "选择 周二" }));
    await userEvent.click(screen.getByRole("button", { name: "确定" }));
    const question = await screen.findByRole("dialog", { name: "系统提示" });
    await expect(within(question).getByText("发送优惠劵吗")).toBeVisible();
    await userEvent.click(within(question).getByRole("button", { name: "取消" })); // nobody who was chosen is lost
    await expect(await screen.findByText("已选 2 位用户")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "确定" }));
    await userEvent.click(within(await screen.findByRole("dialog", { name: "系统提示" })).getByRole("button", { name: "确定" }));
    await expect(await screen.findByText("发送成功")).toBeVisible();
    await waitFor(() => expect(screen.queryByText("已选 2 位用户")).toBeNull());
    await expect(await canvas.findByText(/剩余：3/)).toBeVisible();
  },
};

export const BySegment: Story = {
  decorators: [withShop({ coupons: [{ name: "感恩券", total: 5 }], users: 2 })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "发送 感恩券" }));
    await userEvent.click(await screen.findByRole("radio", { name: "按人群" }));
    await userEvent.click(await screen.findByRole("radio", { name: "多日没有下单的" }));
    await userEvent.click(await screen.findByRole("button", { name: "发送给 2 位用户" }));
    const question = await screen.findByRole("dialog", { name: "系统提示" });
    await userEvent.click(within(question).getByRole("button", { name: "确定" }));
    await expect(await canvas.findByText(/剩余：3/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "查看 感恩券" }));
    await expect(await screen.findByRole("img", { name: /共 2 张/ })).toBeVisible();
  },
};
