import { useAction } from "@shopkeeper/hooks/core";
import type { Submission } from "@shopkeeper/hooks/forms";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { withShop } from "../../.storybook/with-shop";
import { word } from "../../.storybook/words";
import { Button } from "../core/button";
import { NamedFormModal } from "./named-form-modal";

function NewAssistant({ onSend }: { onSend: (submission: Submission) => void }) {
  const [isOpen, setOpen] = useState(false);
  const action = useAction(
    async (submission: Submission) => {
      onSend(submission);
      return null;
    },
    [],
    { done: () => "操作成功" },
  );
  return (
    <>
      <Button variant="primary" onClick={() => setOpen(true)}>
        添加助手
      </Button>
      <NamedFormModal
        title="新建小助手"
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        source={{ name: "liveAssistant" }}
        action={action}
        draftKey="forms/assistant"
      />
    </>
  );
}

const meta = {
  title: "Screens/Forms/Form in a dialog",
  component: NewAssistant,
  args: { onSend: fn() },
  decorators: [withShop()],
  parameters: { docs: { story: { inline: false, height: "520px" } } },
} satisfies Meta<typeof NewAssistant>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The field labels of the platform's template, which are data. */
const labels = { wechat: "微信号", nickname: "微信昵称" };

export const Sent: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "添加助手" }));
    const dialog = within(await screen.findByRole("dialog", { name: "新建小助手" }));
    await userEvent.type(await dialog.findByLabelText(labels.wechat), "tea_helper");
    await userEvent.type(dialog.getByLabelText(labels.nickname), "茶小二");
    await userEvent.click(dialog.getByRole("button", { name: word("actions.submit") }));
    await waitFor(() => expect(args.onSend).toHaveBeenCalledWith({ wechat: "tea_helper", wechatNickname: "茶小二", assDesc: "" }));
    await waitFor(() => expect(screen.queryByRole("dialog", { name: "新建小助手" })).toBeNull());
    await expect(await screen.findByText("操作成功")).toBeVisible();
  },
};

/** A draft kept by 取消 is offered when the form is opened again. */
export const Cancelled: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "添加助手" }));
    const dialog = within(await screen.findByRole("dialog", { name: "新建小助手" }));
    await userEvent.type(await dialog.findByLabelText(labels.wechat), "tea_helper");
    await userEvent.click(dialog.getByRole("button", { name: word("actions.cancel") }));
    await userEvent.click(canvas.getByRole("button", { name: "添加助手" }));
    await userEvent.click(await screen.findByRole("button", { name: word("draft.restore") }));
    await expect(screen.getByLabelText(labels.wechat)).toHaveValue("tea_helper");
  },
};

export const Phone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "添加助手" }));
    await expect(await screen.findByLabelText(labels.wechat)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375);
  },
};
