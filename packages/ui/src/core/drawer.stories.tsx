import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, waitFor } from "storybook/test";
import { word } from "../../.storybook/words";
import { Button } from "./button";
import { Drawer } from "./drawer";
import { Skeleton } from "./skeleton";

const description = `
A panel at the side, for the details of a row or settings beside what they set: the page stays in view.

**Do** use it for what is long and read from top to bottom.

**Don't** use it for a choice that the page waits for: that is a [Modal](?path=/docs/parts-modal--docs). Don't open a second one over it.
`;

const meta = {
  title: "Parts/Drawer",
  parameters: { docs: { description: { component: description }, story: { inline: false, height: "420px" } } },
  component: Drawer,
  args: { title: "领取记录", isOpen: true, onClose: () => undefined, children: <Skeleton width="60%" /> },
  render: function Opening(args) {
    const [isOpen, setOpen] = useState(args.isOpen);
    return (
      <>
        <Button onClick={() => setOpen(true)}>打开</Button>
        <Drawer {...args} isOpen={isOpen} onClose={() => setOpen(false)} footer={<Button onClick={() => setOpen(false)}>返回</Button>} />
      </>
    );
  },
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const OpeningAndClosing: Story = {
  args: { isOpen: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "打开" }));
    await screen.findByRole("dialog", { name: "领取记录" });
    await userEvent.click(screen.getByRole("button", { name: word("actions.close") }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};
