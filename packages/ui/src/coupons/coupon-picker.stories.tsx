import { fields } from "@shopkeeper/sdk";
import { textOf, titleOf } from "@shopkeeper/hooks/texts";
import { couponFacts, couponText } from "@shopkeeper/hooks/coupons/shared";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen } from "storybook/test";
import { opening } from "../../.storybook/opening";
import { withShop } from "../../.storybook/with-shop";
import { word } from "../../.storybook/words";
import { CouponPicker } from "./coupon-picker";

const description = `
Coupons that are on, in a dialog.

**Do** name a \`userType\` where the coupons come with a product; without one those are offered that buyers claim by hand.

**Don't** wait for \`onPick\` in \`send\` mode to send: the picker asks and sends, and \`onPick\` gets the coupon that was sent.
`;

const meta = {
  title: "Pickers/Coupons",
  component: CouponPicker,
  args: { onPick: fn(), onClose: fn() },
  render: opening(CouponPicker),
  parameters: {
    docs: { description: { component: description }, story: { inline: false, height: "680px" } },
    states: { ReadOnly: "n/a: a picker is opened to choose" },
  },
} satisfies Meta<typeof CouponPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const sendable = { receiveType: 1, status: true } as const;

export const Playground: Story = {
  tags: ["!test"],
  decorators: [withShop({ coupons: Array.from({ length: 12 }, (_, at) => ({ ...sendable, money: 5 + at, minPrice: 50 + 10 * at })) })],
};

export const Full: Story = {
  decorators: [
    withShop({
      coupons: [
        { ...sendable, name: "感恩券", minPrice: 0 },
        { ...sendable, name: "满减券", money: 5, minPrice: 50 },
      ],
    }),
  ],
  play: async ({ userEvent, args }) => {
    await expect(await screen.findByText(couponFacts.minimum.cell({ minPrice: 0 }))).toBeVisible();
    const texts = (["picker.validity", "picker.left"] as const).map((key) => textOf(couponText, key));
    const titles = [titleOf(fields.CouponInput.name), ...texts];
    for (const name of [...titles, titleOf(fields.Coupon.money), titleOf(fields.Coupon.minPrice)])
      await expect(screen.getByRole("columnheader", { name })).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: word("actions.confirm") }));
    await expect((await screen.findAllByText(textOf(couponText, "picker.chooseFirst")))[0]).toBeVisible();
    await expect(args.onPick).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole("checkbox", { name: word("actions.selectRow", { name: "感恩券" }) }));
    await userEvent.click(screen.getByRole("button", { name: word("actions.confirm") }));
    await expect(args.onPick).toHaveBeenCalledWith([expect.objectContaining({ name: "感恩券" })]);
  },
};

export const Empty: Story = { tags: ["!test"], decorators: [withShop()] };
export const Loading: Story = { tags: ["!test"], decorators: [withShop({}, { at: "/coupon/send/list", does: "stall" })] };
export const Refused: Story = { tags: ["!test"], decorators: [withShop({ permissions: ["merchant:product:page:list"] })] };
export const Failed: Story = { tags: ["!test"], decorators: [withShop({}, { at: "/coupon/send/list", does: "break" })] };

export const Phone: Story = {
  globals: { viewport: { value: "phone" } },
  decorators: [withShop({ coupons: [{ ...sendable, name: "感恩券" }] })],
  play: async () => expect(await screen.findByText("感恩券")).toBeVisible(),
};
