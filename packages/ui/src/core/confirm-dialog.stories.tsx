import { useAction } from "@shopkeeper/hooks/core";
import { useConfirm } from "@shopkeeper/hooks/form";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, screen, waitFor } from "storybook/test";
import { withShop } from "../../.storybook/with-shop";
import { word } from "../../.storybook/words";
import { Button } from "./button";
import { ConfirmDialog } from "./confirm-dialog";

const description = `
Asks before something is done that cannot be undone, under the title 系统提示, and names what it is about.

\`\`\`tsx
import { useAction } from "@shopkeeper/hooks/core";
import { useConfirm } from "@shopkeeper/hooks/form";
import { ConfirmDialog } from "@shopkeeper/ui/core";

const removal = useConfirm(useAction((coupon: Coupon) => client.deleteCoupon({ path: { id: coupon.id } }), ["coupons"]));
<Button onClick={() => removal.open(coupon)}>删除</Button>
<ConfirmDialog question={removal} text={(coupon) => \`确定永久删除优惠券“\${coupon.name}”吗？\`} isDanger />
<ConfirmDialog question={removal} nameOf={(coupon) => coupon.name} isDanger /> // 确定永久删除“春节满减券”吗？
\`\`\`

取消 closes it and says 已取消, the x and Escape close it without a word, a press beside it does not. 确定 shows 执行中... while it runs, and a failure
stays in the dialog with its reason.
`;

interface Asking {
  isDanger?: boolean;
  isPlain?: boolean;
  act: (name: string) => Promise<string>;
}

/** A button that asks before it deletes. */
function Asking({ isDanger, isPlain = false, act }: Asking) {
  const question = useConfirm(useAction(act, [], { isQuiet: true, done: () => "删除成功" }));
  return (
    <>
      <Button onClick={() => question.open("春节满减券")}>删除</Button>
      {isPlain ? (
        <ConfirmDialog question={question} nameOf={(name) => name} isDanger={isDanger} />
      ) : (
        <ConfirmDialog
          question={question}
          text={(name) => `确定永久删除优惠券“${name}”吗？`}
          hint="已领取的券仍然有效"
          isDanger={isDanger}
        />
      )}
    </>
  );
}

const done = fn(async (name: string) => name);
const meta = {
  title: "Parts/Confirm dialog",
  parameters: { docs: { description: { component: description }, story: { inline: false, height: "420px" } } },
  component: Asking,
  subcomponents: { ConfirmDialog },
  decorators: [withShop()],
  args: { isDanger: true, act: (name: string) => done(name) },
  beforeEach: () => void done.mockClear(),
} satisfies Meta<typeof Asking>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Confirmed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "删除" }));
    await screen.findByRole("dialog", { name: word("notice.title") });
    await expect(screen.getByText("确定永久删除优惠券“春节满减券”吗？")).toBeVisible();
    await waitFor(() => expect(screen.getByRole("button", { name: word("actions.cancel") })).toHaveFocus()); // Enter alone must not delete
    await userEvent.keyboard("{Tab}{Enter}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(done).toHaveBeenCalledOnce();
    await expect(done).toHaveBeenCalledWith("春节满减券");
    await screen.findByText("删除成功");
  },
};

export const Cancelled: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "删除" }));
    await userEvent.click(await screen.findByRole("button", { name: word("actions.cancel") }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await screen.findByText(word("notice.cancelled"));
    await expect(done).not.toHaveBeenCalled();
  },
};

/** Without `text` it asks the default question, with the thing's name. */
export const Usual: Story = {
  args: { isPlain: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "删除" }));
    const dialog = await screen.findByRole("dialog", { name: word("notice.title") });
    await expect(screen.getByText(word("confirm.removeNamed", { name: "春节满减券" }))).toBeVisible();
    await fireEvent.mouseDown(dialog);
    await fireEvent.click(dialog);
    await expect(dialog).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: word("actions.close") }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(done).not.toHaveBeenCalled();
  },
};

export const Running: Story = {
  args: { act: () => new Promise(() => undefined) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "删除" }));
    await userEvent.click(await screen.findByRole("button", { name: word("actions.confirm") }));
    await expect(await screen.findByRole("button", { name: word("confirm.running") })).toHaveAttribute("aria-busy", "true");
    await expect(screen.getByRole("button", { name: word("actions.cancel") })).toBeDisabled();
  },
};

export const Failed: Story = {
  args: { act: () => Promise.reject(new Error("优惠券已被他人删除")) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "删除" }));
    await userEvent.click(await screen.findByRole("button", { name: word("actions.confirm") }));
    await expect(await screen.findByRole("alert")).toHaveTextContent("优惠券已被他人删除");
    await expect(screen.getByRole("button", { name: word("actions.confirm") })).toBeEnabled();
  },
};

export const Asked: Story = {
  args: { isDanger: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "删除" }));
    await screen.findByRole("dialog");
  },
};
