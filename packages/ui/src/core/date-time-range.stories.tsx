import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn } from "storybook/test";
import { DateTimeRange } from "./date-time-range";

const meta = {
  title: "Core/DateTimeRange",
  component: DateTimeRange,
  args: { label: "领取时间", value: ["", ""], onChange: fn() },
  render: function Choosing(args) {
    const [value, setValue] = useState(args.value);
    return (
      <DateTimeRange
        {...args}
        value={value}
        onChange={(next) => {
          args.onChange?.(next);
          setValue(next);
        }}
      />
    );
  },
} satisfies Meta<typeof DateTimeRange>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Moments: Story = {
  play: async ({ canvas, args }) => {
    await fireEvent.change(canvas.getByLabelText("开始时间"), { target: { value: "2026-02-01T08:30" } });
    await expect(args.onChange).toHaveBeenLastCalledWith(["2026-02-01 08:30:00", ""]);
    await expect(canvas.getByLabelText("结束时间")).toHaveAttribute("min", "2026-02-01T08:30");
  },
};
export const Days: Story = {
  args: { kind: "date", value: ["2026-02-01", "2026-02-17"] },
  play: async ({ canvas, args }) => {
    await fireEvent.change(canvas.getByLabelText("结束时间"), { target: { value: "2026-02-20" } });
    await expect(args.onChange).toHaveBeenLastCalledWith(["2026-02-01", "2026-02-20"]);
  },
};
export const Disabled: Story = { args: { value: ["2026-02-01 08:30:00", "2026-02-17 23:59:00"], disabled: true } };
