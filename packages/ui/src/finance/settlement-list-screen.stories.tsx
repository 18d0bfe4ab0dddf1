import type { Seed } from "@shopkeeper/server/embedded";
import { textOf } from "@shopkeeper/hooks/texts";
import { settlementText } from "@shopkeeper/hooks/finance";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { useSearch } from "../../.storybook/use-search";
import { withShop } from "../../.storybook/with-shop";
import { pattern, word } from "../../.storybook/words";
import { SettlementListScreen } from "./settlement-list-screen";

const meta = {
  title: "Screens/Finance/Settlements",
  args: { at: "" },
  render: function Render({ at }: { at: string }) {
    return <SettlementListScreen search={useSearch(at)} onOpenSettings={() => undefined} />;
  },
} satisfies Meta<{ at: string }>;
export default meta;
type Story = StoryObj<typeof meta>;

const time = new Date(Date.now() - 40 * 86_400_000);
const orders = [{ createTime: time, payTime: time, lines: [{ price: 900_00 }] }];
const settlements = [
  { amount: 100_00 },
  { amount: 200_00, auditStatus: 2, refusalReason: "收款账户的户名与店铺主体不一致" },
] satisfies Seed["settlements"];
const shop = { orders, settlementInfo: {}, settlements } satisfies Seed;
const at = "/finance/closing/record/list";

export const Full: Story = {
  decorators: [withShop(shop)],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(word("pager.total", { total: 2 }))).toBeVisible();
    await expect(canvas.getByText(pattern`${textOf(settlementText, "reason", { reason: "收款账户" })}`)).toBeVisible();
    const [, paid] = canvas.getAllByRole("button", { name: pattern`^${textOf(settlementText, "actions.detail")}` });
    if (paid) await userEvent.click(paid);
    const dialog = within(await screen.findByRole("dialog", { name: textOf(settlementText, "detail.title") }));
    await expect(await dialog.findByText("**** **** 0806")).toBeVisible();
    await expect(
      dialog.getByRole("button", { name: pattern`${textOf(settlementText, "detail.proofNamed", { number: 1 })}` }),
    ).toBeVisible();
  },
};

/** An invalid amount shows its error at the field; a second application waits for the first. */
export const Applying: Story = {
  decorators: [withShop(shop)],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: textOf(settlementText, "actions.apply") }));
    const amount = await screen.findByRole("textbox", { name: pattern`${textOf(settlementText, "apply.amount")}` });
    const dialog = within(screen.getByRole("dialog", { name: textOf(settlementText, "apply.title") }));
    const apply = dialog.getByRole("button", { name: textOf(settlementText, "apply.submit") });
    await userEvent.click(apply);
    await expect(await dialog.findByText(textOf(settlementText, "problems.amountEmpty"))).toBeVisible();
    for (const [typed, problem] of [
      ["12.345", textOf(settlementText, "problems.amountWrong")],
      ["-5", textOf(settlementText, "problems.amountWrong")],
      ["1", textOf(settlementText, "problems.belowMin", { min: "10.00" })],
      ["99999", textOf(settlementText, "problems.aboveMax", { max: "50000.00" })],
      ["900", textOf(settlementText, "problems.aboveBalance")],
    ] as const) {
      await userEvent.clear(amount);
      await userEvent.type(amount, typed);
      await userEvent.click(apply);
      await expect(await dialog.findByText(problem)).toBeVisible();
    }
    await userEvent.click(dialog.getByRole("button", { name: textOf(settlementText, "apply.all") }));
    await expect(amount).toHaveValue("700.00");
    await userEvent.click(apply);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(await canvas.findByText(word("pager.total", { total: 3 }))).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: textOf(settlementText, "actions.apply") }));
    await expect(await screen.findByText(pattern`${textOf(settlementText, "apply.open", { closingNo: "*" })}`)).toBeVisible();
  },
};

/** Without settlement info no application is possible; the dialog links to the settings. */
export const WithoutInfo: Story = { tags: ["!test"], decorators: [withShop({ orders })] };
export const Empty: Story = { tags: ["!test"], decorators: [withShop()] };
export const Loading: Story = { tags: ["!test"], decorators: [withShop(shop, { at, does: "stall" })] };
export const Refused: Story = { tags: ["!test"], decorators: [withShop({ permissions: ["merchant:coupon:save"] })] };
export const Failed: Story = { tags: ["!test"], decorators: [withShop(shop, { at, does: "break" })] };

/** A clerk with read rights: no application is possible. */
export const ReadOnly: Story = {
  tags: ["!test"],
  decorators: [withShop({ ...shop, permissions: ["merchant:finance:closing:page:list"] })],
};

export const Phone: Story = {
  tags: ["!test"],
  globals: { viewport: { value: "phone" } },
  decorators: [withShop(shop)],
};
