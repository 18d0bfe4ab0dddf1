import { type Prompted, usePrompt } from "@shopkeeper/hooks/form";
import { useAction } from "@shopkeeper/hooks/core";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, screen, waitFor } from "storybook/test";
import { withShop } from "../../.storybook/with-shop";
import { controlWord, word } from "../../.storybook/words";
import { Button } from "./button";
import { PromptDialog } from "./prompt-dialog";

const description = `
Asks for a text before something is done: a reason, a remark, a name.

\`\`\`tsx
import { useAction } from "@shopkeeper/hooks/core";
import { usePrompt, type Prompted } from "@shopkeeper/hooks/form";
import { PromptDialog } from "@shopkeeper/ui/core";

const refusal = usePrompt(
  useAction(({ subject, text }: Prompted<Order>) => client.refuseRefund({ body: { id: subject.id, reason: text } }), ["orders"]),
  { maxLength: 50 },
);
<Button onClick={() => refusal.open(order)}>拒绝退款</Button>
<PromptDialog question={refusal} title="拒绝原因" about={(order) => \`订单 \${order.orderNo}\`} />
\`\`\`

确定 shows 执行中... and the action runs three seconds later; until then it can be taken back (the text stays) or cancelled.
An empty text is refused, a press beside the dialog does not close it, a failure keeps it open with its text, and 取消 says
取消输入, as Escape does where something was typed. The machine behind it has no clock and no screen: \`confirmPrompt\`, \`atTime\`, \`takeBackPrompt\` … of
\`@shopkeeper/hooks/form\`.
`;

interface Asking {
  act: (prompted: Prompted<string>) => Promise<string>;
  maxLength?: number;
  delay?: number;
  isLong?: boolean;
  first?: string;
}

/** A button that asks for a reason. */
function Asking({ act, maxLength, delay, isLong, first }: Asking) {
  const refusal = usePrompt(useAction(act, [], { isQuiet: true, done: () => "操作成功" }), { maxLength, delay });
  return (
    <>
      <Button onClick={() => refusal.open("SK202602010001", first)}>拒绝退款</Button>
      <PromptDialog question={refusal} title="拒绝原因" about={(orderNo) => `订单 ${orderNo}`} isLong={isLong} />
    </>
  );
}

const done = fn(async (_prompted: Prompted<string>) => "done");
const meta = {
  title: "Parts/Prompt dialog",
  component: Asking,
  subcomponents: { PromptDialog },
  parameters: { docs: { description: { component: description }, story: { inline: false, height: "420px" } } },
  decorators: [withShop()],
  args: { act: (prompted: Prompted<string>) => done(prompted) },
  beforeEach: () => void done.mockClear(),
} satisfies Meta<typeof Asking>;
export default meta;
type Story = StoryObj<typeof meta>;

type Play = NonNullable<Story["play"]>;

async function openPrompt({ canvas, userEvent }: Pick<Parameters<Play>[0], "canvas" | "userEvent">, text: string) {
  await userEvent.click(await canvas.findByRole("button", { name: "拒绝退款" }));
  const input = await screen.findByPlaceholderText(word("form.required", { label: "拒绝原因" }));
  await waitFor(() => expect(input).toHaveFocus());
  if (text) await userEvent.type(input, text);
  return input;
}

/** Three seconds are long for a test; the real delay is tested with `usePrompt`. */
const soon = { delay: 50 };

export const Confirmed: Story = {
  args: { delay: 800 },
  play: async (context) => {
    await openPrompt(context, " 缺货{Enter}");
    const button = await screen.findByRole("button", { name: word("confirm.running") });
    await expect(button).toHaveAttribute("aria-busy", "true");
    await expect(done).not.toHaveBeenCalled();
    await waitFor(() => expect(done).toHaveBeenCalledOnce());
    await expect(done).toHaveBeenCalledWith({ subject: "SK202602010001", text: "缺货" });
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await screen.findByText("操作成功");
  },
};

export const TakenBack: Story = {
  play: async (context) => {
    const input = await openPrompt(context, "缺货");
    await context.userEvent.click(screen.getByRole("button", { name: word("actions.confirm") }));
    await expect(await screen.findByText(controlWord("prompt.soon"))).toBeVisible();
    await expect(input).toHaveAttribute("readonly");
    await context.userEvent.click(screen.getByRole("button", { name: controlWord("prompt.takeBack") }));
    await expect(screen.getByRole("button", { name: word("actions.confirm") })).toBeEnabled();
    await expect(input).toHaveValue("缺货");
    await expect(input).toHaveFocus();
    await expect(done).not.toHaveBeenCalled();
  },
};

export const Cancelled: Story = {
  play: async (context) => {
    await openPrompt(context, "缺货{Enter}");
    await screen.findByRole("button", { name: word("confirm.running") });
    await context.userEvent.click(screen.getByRole("button", { name: word("actions.cancel") }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await screen.findByText(word("notice.promptCancelled"));
    await expect(done).not.toHaveBeenCalled();
  },
};

export const Empty: Story = {
  play: async (context) => {
    const input = await openPrompt(context, "  {Enter}");
    await expect(await screen.findByRole("alert")).toHaveTextContent(word("confirm.emptyInput"));
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(`${word("confirm.emptyInput")} 订单 SK202602010001`);
    await context.userEvent.type(input, "缺");
    await expect(screen.queryByRole("alert")).toBeNull();
  },
};

export const TooLong: Story = {
  args: { maxLength: 10 },
  play: async (context) => {
    const input = await openPrompt(context, "这个原因写得实在太长了一些{Enter}");
    await expect(await screen.findByRole("alert")).toHaveTextContent(controlWord("prompt.tooLong", { max: 10 }));
    await expect(input).toHaveValue("这个原因写得实在太长了一些");
    await expect(screen.getByText("13/10")).toBeVisible();
  },
};

/** A press on the backdrop changes nothing. */
export const BesideIt: Story = {
  play: async (context) => {
    await openPrompt(context, "缺货");
    const dialog = screen.getByRole("dialog", { name: "拒绝原因" });
    await fireEvent.mouseDown(dialog);
    await fireEvent.click(dialog);
    await expect(dialog).toBeVisible();
    await expect(screen.getByPlaceholderText(word("form.required", { label: "拒绝原因" }))).toHaveValue("缺货");
  },
};

export const Failed: Story = {
  args: { ...soon, act: () => Promise.reject(new Error("退款单已由他人处理，请刷新后查看")) },
  play: async (context) => {
    const input = await openPrompt(context, "缺货{Enter}");
    await expect(await screen.findByRole("alert")).toHaveTextContent("退款单已由他人处理，请刷新后查看");
    await expect(input).toHaveValue("缺货");
    await expect(screen.getByRole("button", { name: word("actions.confirm") })).toBeEnabled();
  },
};

/** A running action can no longer be cancelled. */
export const Running: Story = {
  args: { ...soon, act: () => new Promise(() => undefined) },
  play: async (context) => {
    await openPrompt(context, "缺货{Enter}");
    await waitFor(() => expect(screen.getByRole("button", { name: word("actions.cancel") })).toBeDisabled());
    await expect(screen.queryByRole("button", { name: controlWord("prompt.takeBack") })).toBeNull();
  },
};

/** Several lines, beginning with the current text. */
export const Long: Story = {
  args: { isLong: true, maxLength: 200, first: "请在工作日送货，到店前先打电话" },
  play: async (context) => {
    const input = await openPrompt(context, "");
    await expect(input).toHaveValue("请在工作日送货，到店前先打电话");
    await expect(input.tagName).toBe("TEXTAREA");
  },
};

export const Phone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async (context) => {
    await openPrompt(context, "缺货");
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375);
  },
};
