import type { Meta, StoryObj } from "@storybook/react-vite";
import { StrictMode, useEffect, useState } from "react";
import { expect, screen, waitFor, within } from "storybook/test";
import { word } from "../../.storybook/words";
import { Button } from "./button";
import { Modal, type ModalProps } from "./modal";
import { notify } from "./toast";
import { TextInput } from "./text-input";

const description = `
A dialog over the page, for one thing that is finished or left: a form of some fields, a choice, a question.

**Do** put what confirms it last in the footer, and name it by what it does.

**Don't** use it to read about a row while the list stays in view: that is a [Drawer](?path=/docs/parts-drawer--docs). A question with two answers is a
[Confirm dialog](?path=/docs/parts-confirm-dialog--docs), one with a text a [Prompt dialog](?path=/docs/parts-prompt-dialog--docs).
`;

const meta = {
  title: "Parts/Modal",
  parameters: { docs: { description: { component: description }, story: { inline: false, height: "420px" } } },
  component: Modal,
  args: { title: "商品列表", isOpen: false, onClose: () => undefined, children: undefined },
  render: (args) => <Opening {...args} />,
} satisfies Meta<typeof Modal>;
export default meta;
type Story = StoryObj<typeof meta>;

function Opening({ depth = 0, ...args }: ModalProps & { depth?: number }) {
  const [isOpen, setOpen] = useState(args.isOpen);
  const [name, setName] = useState("");
  return (
    <>
      <Button onClick={() => setOpen(true)}>{depth ? "再打开一个" : "打开"}</Button>
      <Modal
        {...args}
        title={depth ? "更多商品" : args.title}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        footer={
          <>
            <Button onClick={() => setOpen(false)}>取消</Button>
            <Button variant="primary" onClick={() => notify({ kind: "success", text: "操作成功" })}>
              确定
            </Button>
          </>
        }
      >
        <TextInput aria-label="商品名称" placeholder="请输入商品名称" value={name} onChange={setName} />
        {depth < 1 && <Opening {...args} isOpen={false} depth={depth + 1} />}
      </Modal>
    </>
  );
}

export const OpeningAndClosing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "打开" }));
    const dialog = await screen.findByRole("dialog", { name: "商品列表" });
    await waitFor(() => expect(within(dialog).getByLabelText("商品名称")).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await userEvent.click(within(dialog).getByRole("button", { name: "取消" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(canvas.getByRole("button", { name: "打开" })).toHaveFocus();
  },
};

export const Open: Story = { args: { isOpen: true } };
export const Wide: Story = { args: { isOpen: true, width: 944 } };
export const Small: Story = { args: { isOpen: true, width: 420, title: "系统提示" } };

export const OneOverAnother: Story = {
  args: { isOpen: true },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: "再打开一个" }));
    const upper = await screen.findByRole("dialog", { name: "更多商品" });
    await userEvent.click(within(upper).getByRole("button", { name: word("actions.close") }));
    await waitFor(() => expect(screen.queryByRole("dialog", { name: "更多商品" })).toBeNull());
    await expect(screen.getByRole("dialog", { name: "商品列表" })).toBeVisible();
  },
};

/** Mounted twice, as React does in development, it stays open; Escape closes it once. */
export const UnderStrictMode: Story = {
  decorators: [
    (Story) => (
      <StrictMode>
        <Story />
      </StrictMode>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "打开" }));
    const dialog = await screen.findByRole("dialog", { name: "商品列表" });
    await waitFor(() => expect(within(dialog).getByLabelText("商品名称")).toHaveFocus());
    await userEvent.click(within(dialog).getByRole("button", { name: "再打开一个" }));
    const upper = await screen.findByRole("dialog", { name: "更多商品" });
    await userEvent.click(within(upper).getByRole("button", { name: word("actions.close") }));
    await waitFor(() => expect(screen.queryByRole("dialog", { name: "更多商品" })).toBeNull());
    await expect(dialog).toBeVisible();
    await userEvent.click(within(dialog).getByRole("button", { name: word("actions.close") }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(canvas.getByRole("button", { name: "打开" })).toHaveFocus();
  },
};

/** A dialog whose fields arrive after a moment. */
function Late() {
  const [isOpen, setOpen] = useState(false);
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    if (!isOpen) return;
    const timer = setTimeout(() => setThere(true), 300);
    return () => clearTimeout(timer);
  }, [isOpen]);
  return (
    <>
      <Button onClick={() => setOpen(true)}>打开</Button>
      <Modal title="订单发货" isOpen={isOpen} onClose={() => setOpen(false)}>
        <TextInput aria-label="快递公司" value="" />
        {isThere && <TextInput aria-label="快递单号" value="" data-autofocus="" />}
      </Modal>
    </>
  );
}

/** A late field with `data-autofocus` gets the focus when it appears, unless the person has already begun elsewhere. */
export const LateField: Story = {
  render: () => <Late />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "打开" }));
    await waitFor(() => expect(screen.getByRole("textbox", { name: "快递公司" })).toHaveFocus());
    await waitFor(() => expect(screen.getByRole("textbox", { name: "快递单号" })).toHaveFocus());
  },
};

export const NoticeAbove: Story = {
  args: { isOpen: true },
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole("dialog", { name: "商品列表" });
    await userEvent.click(within(dialog).getByRole("button", { name: "确定" }));
    const notice = await within(dialog).findByRole("status");
    await expect(notice).toHaveTextContent("操作成功");
    await userEvent.click(within(notice).getByRole("button", { name: word("actions.close") }));
    await waitFor(() => expect(notice).not.toBeInTheDocument());
  },
};
