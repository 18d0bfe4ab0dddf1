import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { Button } from "./button";
import { Popover } from "./popover";

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
