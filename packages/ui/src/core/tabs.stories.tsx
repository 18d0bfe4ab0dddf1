import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, waitFor } from "storybook/test";
import { Tabs } from "./tabs";

const meta = {
  title: "Parts/Tabs",
  component: Tabs<number>,
  args: {
    label: "商品状态",
    value: 1,
    onChange: () => undefined,
    tabs: [
      { value: 1, label: "出售中", count: 1240 },
      { value: 2, label: "仓库中", count: 32 },
      { value: 5, label: "回收站", count: 0 },
    ],
  },
  render: function Switching(args) {
    const [value, setValue] = useState(args.value);
    return <Tabs {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof Tabs<number>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Switching: Story = {
  play: async ({ canvas, userEvent }) => {
    const isAt = (name: RegExp) =>
      waitFor(async () => {
        await expect(canvas.getByRole("tab", { name, selected: true })).toHaveFocus();
      });
    await userEvent.click(await canvas.findByRole("tab", { name: /仓库中/ }));
    await isAt(/仓库中/);
    await userEvent.keyboard("{ArrowRight}");
    await isAt(/回收站/);
    await userEvent.keyboard("{ArrowRight}");
    await isAt(/出售中/);
    await userEvent.keyboard("{End}");
    await isAt(/回收站/);
  },
};

/** A press calls the newest handler, although the tabs themselves have not changed. */
export const NewestHandler: Story = {
  render: function Summing(args) {
    const [sum, setSum] = useState(0);
    return (
      <>
        <Tabs {...args} onChange={(value) => setSum(sum + value)} />
        <output>{sum}</output>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const tab = await canvas.findByRole("tab", { name: /仓库中/ });
    await userEvent.click(tab);
    await userEvent.click(tab);
    await expect(canvas.getByRole("status")).toHaveTextContent("4");
  },
};
