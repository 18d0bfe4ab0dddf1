import { fields } from "@shopkeeper/sdk";
import { textOf, titleOf } from "@shopkeeper/hooks/texts";
import { useRead } from "@shopkeeper/hooks/core";
import { couponText } from "@shopkeeper/hooks/coupons";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor } from "storybook/test";
import { withShop } from "../../.storybook/with-shop";
import { word } from "../../.storybook/words";
import { CouponFormScreen, type CouponFormScreenProps } from "./coupon-form-screen";

const meta = {
  title: "Screens/Coupons/Form",
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
    await userEvent.click(await canvas.findByRole("button", { name: textOf(couponText, "form.submit") }));
    await expect(await canvas.findByText(word("form.errors", { count: 3 }))).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText(titleOf(fields.CouponInput.name))).toHaveFocus());
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
    await expect(canvas.getByLabelText(titleOf(fields.CouponInput.total))).toHaveValue("100");
    await expect(canvas.getByLabelText(titleOf(fields.CouponInput.minPrice))).toHaveValue("50");
  },
};

export const EditingProducts: Story = {
  args: { mode: "edit" },
  render: OfTheCoupon,
  decorators: [withShop({ products: 12, coupons: [{ name: "商品满减", category: 2 }] })],
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByText(textOf(couponText, "form.editHint"))).toBeVisible();
    await expect(canvas.getByLabelText(titleOf(fields.CouponInput.name))).toHaveTextContent("商品满减");
    await expect(canvas.queryByRole("textbox")).toBeNull();
    await expect(canvas.queryByRole("radio")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: textOf(couponText, "form.addProducts") }));
    await userEvent.click(await screen.findByRole("checkbox", { name: word("actions.selectPage") }));
    await userEvent.click(screen.getByRole("button", { name: word("actions.confirm") }));
    await userEvent.click(canvas.getByRole("button", { name: textOf(couponText, "form.submit") }));
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
  },
};

export const Loading: Story = {
  tags: ["!test"],
  args: { mode: "edit", id: 1 },
  decorators: [withShop({}, { at: "/coupon/info", does: "stall" })],
};

export const Refused: Story = { tags: ["!test"], decorators: [withShop({ permissions: ["merchant:coupon:page:list"] })] };

export const Failed: Story = {
  tags: ["!test"],
  args: { mode: "copy", id: 1 },
  decorators: [withShop({}, { at: "/coupon/info", does: "break" })],
};

export const ReadOnly: Story = {
  tags: ["!test"],
  args: { mode: "edit" },
  render: OfTheCoupon,
  decorators: [
    withShop({
      products: 3,
      coupons: [{ name: "商品满减", category: 2 }],
      permissions: ["merchant:coupon:page:list", "merchant:coupon:info"],
    }),
  ],
};

export const Phone: Story = {
  globals: { viewport: { value: "phone" } },
  decorators: [withShop()],
  play: async ({ canvas }) => expect(await canvas.findByLabelText(titleOf(fields.CouponInput.name))).toBeVisible(),
};
