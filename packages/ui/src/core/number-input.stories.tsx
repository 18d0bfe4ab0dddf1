import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { NumberInput } from "./number-input";

const meta = {
  title: "Core/NumberInput",
  component: NumberInput,
  args: { "aria-label": "面值", value: undefined, unit: "元", onChange: fn() },
  render: function Typing(args) {
    const [value, setValue] = useState(args.value);
    return (
      <NumberInput
        {...args}
        value={value}
        onChange={(next) => {
          args.onChange?.(next);
          setValue(next);
        }}
      />
    );
  },
} satisfies Meta<typeof NumberInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole("textbox"), "1a2.5");
    await expect(canvas.getByRole("textbox")).toHaveValue("125");
    await expect(args.onChange).toHaveBeenLastCalledWith(125);
    await userEvent.keyboard("{ArrowUp}");
    await expect(canvas.getByRole("textbox")).toHaveValue("126");
    await userEvent.clear(canvas.getByRole("textbox"));
    await expect(args.onChange).toHaveBeenLastCalledWith(undefined);
  },
};

export const TwoDecimals: Story = {
  args: { mode: 2 },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole("textbox"), "12.345");
    await expect(canvas.getByRole("textbox")).toHaveValue("12.34");
    await expect(args.onChange).toHaveBeenLastCalledWith(12.34);
  },
};

export const Limited: Story = {
  args: { value: 2, min: 1, max: 3 },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole("textbox").focus();
    await userEvent.keyboard("{ArrowUp}{ArrowUp}{ArrowUp}");
    await expect(canvas.getByRole("textbox")).toHaveValue("3");
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}");
    await expect(canvas.getByRole("textbox")).toHaveValue("1");
  },
};

export const Disabled: Story = { args: { value: 20, disabled: true } };
