import { useRead } from "@shopkeeper/hooks/core";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor } from "storybook/test";
import { withShop } from "../../.storybook/with-shop";
import { CouponFormScreen, type CouponFormScreenProps } from "./coupon-form-screen";

const meta = {
  title: "Coupons/Form",
  component: CouponFormScreen,
  args: { mode: "add", onBack: fn(), onDone: fn() },
} satisfies Meta<typeof CouponFormScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The form of the one coupon that the story's shop has. */
function OfTheCoupon(props: CouponFormScreenProps) {
  const id = useRead("listCoupons", { query: {} }).data?.list[0]?.id;
  return id === undefined ? <span data-opening="" /> : <CouponFormScreen {...props} id={id} />;
}

export const Empty: Story = {
  decorators: [withShop()],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "立即提交" }));
    await expect(await canvas.findByText("有 3 处需要修改")).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText("优惠劵名称")).toHaveFocus());
  },
};

export const Saving: Story = {
  decorators: [withShop()],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(await canvas.findByLabelText("优惠劵名称"), "开业券");
    await userEvent.type(canvas.getByLabelText("优惠券面值"), "20");
    await userEvent.click(canvas.getByLabelText("有门槛"));
    await userEvent.type(await canvas.findByLabelText("优惠券最低消费"), "10");
    await userEvent.type(canvas.getByLabelText("使用有效期限（天）"), "7");
    await userEvent.click(canvas.getByRole("button", { name: "立即提交" }));
    await expect(await canvas.findByText("优惠券面值不能大于最低消费")).toBeVisible();
    await userEvent.clear(canvas.getByLabelText("优惠券最低消费"));
    await userEvent.type(canvas.getByLabelText("优惠券最低消费"), "100");
    await userEvent.click(canvas.getByRole("button", { name: "立即提交" }));
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
    await expect(await screen.findByText("新增成功")).toBeVisible();
  },
};

export const Full: Story = {
  args: { mode: "copy" },
  render: OfTheCoupon,
  decorators: [
    withShop({
      products: 6,
      coupons: [{ name: "商品满减", category: 2, money: 8, minPrice: 50, isLimited: true, total: 100, lastTotal: 20 }],
    }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByDisplayValue("商品满减")).toBeVisible();
    await expect(canvas.getByLabelText("发布数量")).toHaveValue("100");
    await expect(canvas.getByLabelText("优惠券最低消费")).toHaveValue("50");
  },
};

export const EditingProducts: Story = {
  args: { mode: "edit" },
  render: OfTheCoupon,
  decorators: [withShop({ products: 12, coupons: [{ name: "商品满减", category: 2 }] })],
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByText("编辑时只能修改商品")).toBeVisible();
    await expect(canvas.getByLabelText("优惠劵名称")).toBeDisabled();
    await userEvent.click(canvas.getByRole("button", { name: "添加商品" }));
    await userEvent.click(await screen.findByRole("checkbox", { name: "全选本页" }));
    await userEvent.click(screen.getByRole("button", { name: "确定" }));
    await userEvent.click(canvas.getByRole("button", { name: "立即提交" }));
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
  },
};

export const Loading: Story = {
  args: { mode: "edit", id: 1 },
  decorators: [withShop({}, { at: "/coupon/info", does: "stall" })],
  play: async ({ canvas }) => expect(await canvas.findByRole("status", { name: "加载中..." })).toBeVisible(),
};

export const Refused: Story = {
  decorators: [withShop({ permissions: ["merchant:coupon:page:list"] })],
  play: async ({ canvas }) => expect(await canvas.findByText("没有权限访问。")).toBeVisible(),
};

export const Failed: Story = {
  args: { mode: "copy", id: 1 },
  decorators: [withShop({}, { at: "/coupon/info", does: "break" })],
  play: async ({ canvas }) => expect(await canvas.findByRole("button", { name: "重试" })).toBeVisible(),
};

export const ReadOnly: Story = {
  args: { mode: "edit" },
  render: OfTheCoupon,
  decorators: [
    withShop({
      products: 3,
      coupons: [{ name: "商品满减", category: 2 }],
      permissions: ["merchant:coupon:page:list", "merchant:coupon:info"],
    }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("当前账号只能查看，不能提交")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "立即提交" })).toBeNull();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: "phone" } },
  decorators: [withShop()],
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText("优惠劵名称")).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375);
  },
};
