import { textOf } from "@shopkeeper/hooks/texts";
import { couponText } from "@shopkeeper/hooks/coupons";
import { CouponUserStatus } from "@shopkeeper/sdk";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { useSearch } from "../../.storybook/use-search";
import { withShop } from "../../.storybook/with-shop";
import { codeLabel, word } from "../../.storybook/words";
import { ClaimListScreen } from "./claim-list-screen";

const meta = {
  title: "Screens/Coupons/Record",
  args: { at: "" },
  parameters: { states: { ReadOnly: "n/a: nothing on this screen can be changed" } },
  render: function Render({ at }: { at: string }) {
    return <ClaimListScreen search={useSearch(at)} />;
  },
} satisfies Meta<{ at: string }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  decorators: [withShop({ coupons: 5, users: 10, couponUsers: 45 })],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(word("pager.total", { total: 45 }))).toBeVisible();
    await userEvent.selectOptions(
      canvas.getByLabelText(textOf(couponText, "record.status")),
      codeLabel("CouponUserStatus", CouponUserStatus.used),
    );
    await waitFor(() => expect(canvas.queryByText(word("pager.total", { total: 45 }))).toBeNull());
    await userEvent.click(canvas.getByRole("button", { name: word("actions.reset") }));
    await expect(await canvas.findByText(word("pager.total", { total: 45 }))).toBeVisible();
  },
};

/** A filter set by a link is shown beside the filters, and can be removed. */
export const OfACoupon: Story = {
  args: { at: "couponId=999999" },
  decorators: [withShop({ coupons: 2, users: 2, couponUsers: 3 })],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(textOf(couponText, "record.ofCoupon", { name: "ID 999999" }))).toBeVisible();
    await userEvent.click(
      canvas.getByRole("button", {
        name: textOf(couponText, "record.drop", { text: textOf(couponText, "record.ofCoupon", { name: "ID 999999" }) }),
      }),
    );
    await expect(await canvas.findByText(word("pager.total", { total: 3 }))).toBeVisible();
  },
};

export const Empty: Story = { tags: ["!test"], decorators: [withShop()] };
export const Loading: Story = { tags: ["!test"], decorators: [withShop({}, { at: "/coupon/user/list", does: "stall" })] };
export const Refused: Story = { tags: ["!test"], decorators: [withShop({ permissions: ["merchant:coupon:page:list"] })] };
export const Failed: Story = { tags: ["!test"], decorators: [withShop({}, { at: "/coupon/user/list", does: "break" })] };

export const Phone: Story = {
  globals: { viewport: { value: "phone" } },
  decorators: [withShop({ coupons: 2, users: 2, couponUsers: 3 })],
  play: async ({ canvas }) => expect(await canvas.findByText(word("pager.total", { total: 3 }))).toBeVisible(),
};
