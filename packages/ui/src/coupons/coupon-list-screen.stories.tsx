import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { useSearch } from "../../.storybook/use-search";
import { withShop } from "../../.storybook/with-shop";
import { CouponListScreen, type CouponListScreenProps } from "./coupon-list-screen";

interface Args extends Omit<CouponListScreenProps, "search"> {
  at: string;
}

const meta = {
  title: "Coupons/List",
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

export const Empty: Story = {
  decorators: [withShop()],
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByText("暂无优惠券")).toBeVisible();
    const [first] = canvas.getAllByRole("button", { name: "添加优惠劵" });
    if (first) await userEvent.click(first);
    await expect(args.onCreate).toHaveBeenCalled();
  },
};

export const NothingMatches: Story = {
  args: { at: "name=没有这样的券" },
  decorators: [withShop({ coupons: 2 })],
  play: async ({ canvas }) => expect(await canvas.findByText("没有符合条件的数据，换个条件试试")).toBeVisible(),
};

export const Loading: Story = {
  decorators: [withShop({ coupons: 2 }, { at: "/coupon/list", does: "stall" })],
  play: async ({ canvas }) => expect((await canvas.findByRole("table", { name: "优惠劵" })).getAttribute("aria-busy")).toBe("true"),
};

export const Refused: Story = {
  decorators: [withShop({ coupons: 2, permissions: ["merchant:coupon:save"] })],
  play: async ({ canvas }) => expect(await canvas.findByText("没有权限访问。")).toBeVisible(),
};

export const Failed: Story = {
  decorators: [withShop({ coupons: 2 }, { at: "/coupon/list", does: "break" })],
  play: async ({ canvas }) => expect(await canvas.findByRole("button", { name: "重试" })).toBeVisible(),
};

export const ReadOnly: Story = {
  decorators: [withShop({ coupons: [{ name: "春节券" }], permissions: seen })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("春节券")).toBeVisible();
    await expect(canvas.queryByRole("switch")).toBeNull();
    await expect(canvas.queryByRole("button", { name: "删除 春节券" })).toBeNull();
    await expect(canvas.queryByRole("button", { name: "添加优惠劵" })).toBeNull();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: "phone" } },
  decorators: [withShop({ coupons: [{ name: "新客立减" }, { name: "老客回馈，名字很长很长很长的券" }] })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("新客立减")).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375);
  },
};

export const Switching: Story = {
  decorators: [withShop({ coupons: [{ name: "春节券", status: true }] })],
  play: async ({ canvas, userEvent }) => {
    const toggle = await canvas.findByRole("switch", { name: "开启或关闭 春节券" });
    await userEvent.click(toggle);
    await expect(await screen.findByText("修改成功")).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("switch", { name: "开启或关闭 春节券" })).not.toBeChecked());
  },
};

export const Deleting: Story = {
  decorators: [withShop({ coupons: [{ name: "春节券" }] })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "删除 春节券" }));
    await expect(await screen.findByText("确定删除优惠券“春节券”吗？")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "确定" }));
    await expect(await canvas.findByText("暂无优惠券")).toBeVisible();
  },
};

export const SwitchingMany: Story = {
  decorators: [withShop({ coupons: [{ name: "甲券" }, { name: "乙券" }, { name: "丙券" }] })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("checkbox", { name: "全选本页" }));
    await userEvent.click(await canvas.findByRole("button", { name: "批量关闭" }));
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
    await expect(await screen.findByText("发送优惠劵吗")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "确定" }));
    await expect(await screen.findByText("发送成功")).toBeVisible();
    await expect(await canvas.findByText(/剩余：3/)).toBeVisible();
  },
};
