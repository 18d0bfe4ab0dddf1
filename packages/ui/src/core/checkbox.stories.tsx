import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { Checkbox } from "./checkbox";

const meta = { title: "Parts/Checkbox", component: Checkbox, args: { children: "只看自营", onChange: fn() } } satisfies Meta<
  typeof Checkbox
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ticking: Story = {
  render: function Ticking(args) {
    const [isChecked, setChecked] = useState(false);
    return <Checkbox {...args} isChecked={isChecked} onChange={setChecked} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText("只看自营"));
    await expect(canvas.getByRole("checkbox")).toBeChecked();
    await userEvent.keyboard(" ");
    await expect(canvas.getByRole("checkbox")).not.toBeChecked();
  },
};

export const Ticked: Story = { args: { isChecked: true } };
export const Partly: Story = {
  args: { isPartly: true },
  play: async ({ canvas }) => expect(canvas.getByRole("checkbox")).toBePartiallyChecked(),
};
export const Disabled: Story = { args: { isChecked: true, disabled: true } };
