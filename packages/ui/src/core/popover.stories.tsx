import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useState } from "react";
import { expect, screen, waitFor } from "storybook/test";
import { Button } from "./button";
import { Popover } from "./popover";
import { TextInput } from "./text-input";

const description = `
[Chakra's popover](https://chakra-ui.com/docs/components/popover) beside an element that is there already. The page mounts it while it
is open; Escape, a press elsewhere, and the focus leaving call \`onClose\`.
`;

function Opening({ align }: { align: "start" | "end" }) {
  const [anchor, setAnchor] = useState<HTMLElement>();
  return (
    <>
      <Button onClick={({ currentTarget }) => setAnchor(currentTarget)}>筛选</Button>
      {anchor && (
        <Popover anchor={anchor} align={align} label="筛选" onClose={() => setAnchor(undefined)}>
          <p>只看有库存的商品</p>
        </Popover>
      )}
    </>
  );
}

const meta = {
  title: "Parts/Popover",
  component: Opening,
  subcomponents: { Popover },
  tags: ["!test"],
  parameters: { docs: { description: { component: description } } },
  args: { align: "start" },
} satisfies Meta<typeof Opening>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Start: Story = {};
export const End: Story = { args: { align: "end" } };

/** A field that appears after a moment. */
function LateField() {
  const [text, setText] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setText(""), 300);
    return () => clearTimeout(timer);
  }, []);
  return text === undefined ? <p>加载中</p> : <TextInput aria-label="售价" value={text} onChange={setText} />;
}

function OpeningLate() {
  const [anchor, setAnchor] = useState<HTMLElement>();
  return (
    <>
      <Button onClick={({ currentTarget }) => setAnchor(currentTarget)}>改价</Button>
      {anchor && (
        <Popover anchor={anchor} label="售价" onClose={() => setAnchor(undefined)}>
          <LateField />
        </Popover>
      )}
    </>
  );
}

/** Text typed at once goes into a field that appears after the opening. */
export const Late: Story = {
  tags: ["test"],
  render: () => <OpeningLate />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "改价" }));
    const field = await screen.findByRole("textbox", { name: "售价" });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard("9.9");
    await expect(field).toHaveValue("9.9");
  },
};
