import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, within } from "storybook/test";
import { word } from "../../.storybook/words";
import { Button } from "./button";
import { lazyDialog } from "./lazy-dialog";
import { Modal } from "./modal";
import { TextInput } from "./text-input";

function Greeting({ onClose }: { onClose: () => void }) {
  return (
    <Modal title="问候" isOpen onClose={onClose}>
      你好
    </Modal>
  );
}

/** A page with a draft, whose dialog fails to load `failures` times. */
function Page({ failures }: { failures: number }) {
  const [Dialog] = useState(() => {
    let left = failures;
    const load = () => (left-- > 0 ? Promise.reject(new Error("no such file")) : Promise.resolve(Greeting));
    return lazyDialog(load, ({ onClose }) => onClose());
  });
  const [draft, setDraft] = useState("");
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <TextInput aria-label="名称" value={draft} onChange={setDraft} />
      <Button onClick={() => setOpen(true)}>打开</Button>
      {isOpen && <Dialog onClose={() => setOpen(false)} />}
    </>
  );
}

const meta = {
  title: "Parts/Lazy dialog",
  component: Page,
  args: { failures: 1 },
  parameters: { docs: { story: { inline: false, height: "360px" } } },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Arriving: Story = {
  args: { failures: 0 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "打开" }));
    await expect(await screen.findByRole("dialog", { name: "问候" })).toBeVisible();
  },
};

export const Missing: Story = {
  args: { failures: 2 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "名称" }), "春茶");
    await userEvent.click(canvas.getByRole("button", { name: "打开" }));
    const missing = within(await screen.findByRole("dialog", { name: word("missingPart.title") }));
    await userEvent.click(missing.getByRole("button", { name: word("actions.close") }));
    await expect(screen.queryByRole("dialog")).toBeNull();
    await expect(canvas.getByRole("textbox", { name: "名称" })).toHaveValue("春茶");

    await userEvent.click(canvas.getByRole("button", { name: "打开" }));
    const again = within(await screen.findByRole("dialog", { name: word("missingPart.title") }));
    await userEvent.click(again.getByRole("button", { name: word("actions.retry") }));
    await expect(await screen.findByRole("dialog", { name: "问候" })).toBeVisible();
  },
};
