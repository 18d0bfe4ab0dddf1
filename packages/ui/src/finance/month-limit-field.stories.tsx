import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { MonthLimitField } from "./month-limit-field";

const description = `
A range of months: by a shortcut, or by its first and last month, of which one may be missing. The value is \`2026-01,2026-03\`.

**Do** use it where figures are kept by the month.

**Don't** use it for days: that is [Dates of a list](?path=/docs/pickers-dates-of-a-list--docs).
`;

const meta = {
  title: "Pickers/Months",
  component: MonthLimitField,
  args: { value: "", onChange: fn(), now: () => new Date("2026-05-02T04:00:00Z") },
  render: function Choosing({ onChange, ...args }) {
    const [value, setValue] = useState(args.value);
    return (
      <MonthLimitField
        {...args}
        value={value}
        onChange={(limit) => {
          onChange(limit);
          setValue(limit);
        }}
      />
    );
  },
  parameters: { docs: { description: { component: description }, story: { inline: false, height: "440px" } } },
} satisfies Meta<typeof MonthLimitField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ["!test"] };

export const Full: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const [start, end] = canvas.getAllByRole("textbox");
    if (!start || !end) throw new Error("there are two months");
    await userEvent.type(start, "2026-01{Tab}");
    await expect(args.onChange).toHaveBeenLastCalledWith("2026-01,");
    await userEvent.type(end, "2026-03{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith("2026-01,2026-03");
  },
};
