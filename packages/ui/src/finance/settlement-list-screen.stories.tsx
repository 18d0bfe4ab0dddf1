import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { useSearch } from "../../.storybook/use-search";
import { withShop } from "../../.storybook/with-shop";
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
const settlements = [{ amount: 100_00 }, { amount: 200_00, auditStatus: 2, refusalReason: "收款账户的户名与店铺主体不一致" }];
const shop = { orders, settlementInfo: {}, settlements };
const at = "/finance/closing/record/list";

export const Full: Story = {
  decorators: [withShop(shop)],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText("共 2 条")).toBeVisible();
    await expect(canvas.getByText(/原因：收款账户/)).toBeVisible();
    const [, paid] = canvas.getAllByRole("button", { name: /^结算信息/ });
    if (paid) await userEvent.click(paid);
    const dialog = within(await screen.findByRole("dialog", { name: "结算信息" }));
    await expect(await dialog.findByText("**** **** 0806")).toBeVisible();
    await expect(dialog.getByRole("button", { name: /结算凭证 1/ })).toBeVisible();
  },
};

/** What is wrong with an amount is said at its field; a second application waits for the first. */
export const Applying: Story = {
  decorators: [withShop(shop)],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "申请结算" }));
    const amount = await screen.findByRole("textbox", { name: /申请金额/ });
    const dialog = within(screen.getByRole("dialog", { name: "申请结算" }));
    const apply = dialog.getByRole("button", { name: "立即申请" });
    await userEvent.click(apply);
    await expect(await dialog.findByText("请输入申请金额")).toBeVisible();
    for (const [typed, problem] of [
      ["12.345", "请输入大于 0 的金额，最多两位小数"],
      ["-5", "请输入大于 0 的金额，最多两位小数"],
      ["1", "最低提现额度为10.00,请修改提现金额"],
      ["99999", "最高提现额度为50000.00,请修改提现金额"],
      ["900", "提现金额不能超过可提现金额"],
    ] as const) {
      await userEvent.clear(amount);
      await userEvent.type(amount, typed);
      await userEvent.click(apply);
      await expect(await dialog.findByText(problem)).toBeVisible();
    }
    await userEvent.click(dialog.getByRole("button", { name: "全部提现" }));
    await expect(amount).toHaveValue("700.00");
    await userEvent.click(apply);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(await canvas.findByText("共 3 条")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "申请结算" }));
    await expect(await screen.findByText(/尚未完成，到账或被拒绝后才能再次申请/)).toBeVisible();
  },
};

/** Without settlement info nothing can be applied for; the dialog leads to where it is filled in. */
export const WithoutInfo: Story = { tags: ["!test"], decorators: [withShop({ orders })] };
export const Empty: Story = { tags: ["!test"], decorators: [withShop()] };
export const Loading: Story = { tags: ["!test"], decorators: [withShop(shop, { at, does: "stall" })] };
export const Refused: Story = { tags: ["!test"], decorators: [withShop({ permissions: ["merchant:coupon:save"] })] };
export const Failed: Story = { tags: ["!test"], decorators: [withShop(shop, { at, does: "break" })] };

/** A clerk who may look: nothing can be applied for. */
export const ReadOnly: Story = {
  tags: ["!test"],
  decorators: [withShop({ ...shop, permissions: ["merchant:finance:closing:page:list"] })],
};

export const Phone: Story = {
  tags: ["!test"],
  globals: { viewport: { value: "phone" } },
  decorators: [withShop(shop)],
};
