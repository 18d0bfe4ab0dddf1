import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect } from "storybook/test";
import { Tabs } from "./tabs";

const meta = {
  title: "Core/Tabs",
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
    await userEvent.click(canvas.getByRole("tab", { name: /仓库中/ }));
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("tab", { name: /回收站/ })).toHaveFocus();
    await expect(canvas.getByRole("tab", { name: /回收站/ })).toHaveAttribute("aria-selected", "true");
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("tab", { name: /出售中/ })).toHaveAttribute("aria-selected", "true");
  },
};
