import { textOf } from "@shopkeeper/hooks/texts";
import { couponText } from "@shopkeeper/hooks/coupons";
import { userText } from "@shopkeeper/hooks/users/shared";
import { CouponCategory, CouponSegmentKind } from "@shopkeeper/sdk";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { useSearch } from "../../.storybook/use-search";
import { withShop } from "../../.storybook/with-shop";
import { codeLabel, pattern, word } from "../../.storybook/words";
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
    await expect(await canvas.findByText(word("pager.total", { total: 60 }))).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: word("pager.page", { page: 3 }) }));
    await waitFor(() =>
      expect(canvas.getByRole("button", { name: word("pager.page", { page: 3 }) })).toHaveAttribute("aria-current", "page"),
    );
    await userEvent.selectOptions(
      canvas.getByLabelText(textOf(couponText, "filters.category")),
      codeLabel("CouponCategory", CouponCategory.product),
    );
    await expect(await canvas.findByText(pattern`^${word("pager.total", { total: "*" })}$`)).toBeVisible(); // from an answer
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
    await userEvent.click(canvas.getByRole("button", { name: word("table.expand", { name: "新客立减" }) }));
    const card = within(canvas.getAllByRole("row").find((row) => row.hasAttribute("data-open")) ?? document.body);
    await expect(card.getByText(pattern`^${codeLabel("CouponCategory", CouponCategory.merchant)} ·`)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: word("table.expand", { name: "新客立减" }) }));
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
    await userEvent.click(await canvas.findByRole("button", { name: `${textOf(couponText, "list.send")} 感恩券` }));
    await userEvent.click(await screen.findByRole("checkbox", { name: word("actions.selectRow", { name: "林一" }) }));
    await userEvent.click(screen.getByRole("checkbox", { name: word("actions.selectRow", { name: "周二" }) }));
    await userEvent.click(screen.getByRole("button", { name: word("actions.confirm") }));
    const question = await screen.findByRole("dialog", { name: word("notice.title") });
    await expect(within(question).getByText(textOf(couponText, "send.question"))).toBeVisible();
    await userEvent.click(within(question).getByRole("button", { name: word("actions.cancel") })); // the chosen users are kept
    await expect(await screen.findByText(textOf(userText, "chooser.count", { count: 2 }))).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: word("actions.confirm") }));
    await userEvent.click(
      within(await screen.findByRole("dialog", { name: word("notice.title") })).getByRole("button", { name: word("actions.confirm") }),
    );
    await expect(await screen.findByText(word("done.sent"))).toBeVisible();
    await waitFor(() => expect(screen.queryByText(textOf(userText, "chooser.count", { count: 2 }))).toBeNull());
    await expect(await canvas.findByText(pattern`${textOf(couponText, "detail.left")}.*3$`)).toBeVisible();
  },
};

export const BySegment: Story = {
  decorators: [withShop({ coupons: [{ name: "感恩券", total: 5 }], users: 2 })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: `${textOf(couponText, "list.send")} 感恩券` }));
    await userEvent.click(await screen.findByRole("radio", { name: textOf(couponText, "send.bySegment") }));
    await userEvent.click(await screen.findByRole("radio", { name: codeLabel("CouponSegmentKind", CouponSegmentKind.idle) }));
    await userEvent.click(await screen.findByRole("button", { name: textOf(couponText, "segment.submit", { count: 2 }) }));
    const question = await screen.findByRole("dialog", { name: word("notice.title") });
    await userEvent.click(within(question).getByRole("button", { name: word("actions.confirm") }));
    await expect(await canvas.findByText(pattern`${textOf(couponText, "detail.left")}.*3$`)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: textOf(couponText, "detail.open", { name: "感恩券" }) }));
    await expect(
      await screen.findByRole("img", {
        name: pattern`${textOf(couponText, "detail.claimsLabel", { from: "*", to: "*", count: 2, most: "*" })}`,
      }),
    ).toBeVisible();
  },
};
