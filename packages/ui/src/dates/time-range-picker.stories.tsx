import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, within } from "storybook/test";
import { controlWord } from "../../.storybook/words";
import { FormField } from "../form/form-field";
import { TimeRangePicker } from "./time-range-picker";

const description = `
Two selects for a stretch of a day, by full hours from 00:00 to 24:00. The value is one text, \`08:00,18:00\`, as it travels.

\`\`\`tsx
import { TimeRangePicker } from "@shopkeeper/ui/dates";
import { isTimeRange } from "@shopkeeper/hooks/dates";

const [hours, setHours] = useState("08:00,18:00");
<TimeRangePicker label="营业时间" value={hours} onChange={setHours} />;
const canSave = isTimeRange(hours); // "08:00," is half a range
\`\`\`

The end is only offered after the start, so that it can never come before it. Stored values that make no sense count as not
chosen; a stored time between the hours (08:30) is kept and offered beside them.

**Do** use it for opening and delivery hours.

**Don't** use it for a moment on a certain day: that is [Dates and times](?path=/docs/pickers-dates-and-times--docs).
`;

const meta = {
  title: "Pickers/Hours of a day",
  component: TimeRangePicker,
  parameters: { docs: { description: { component: description } } },
  args: { label: "营业时间", value: "", onChange: fn() },
  render: function Choosing(args) {
    const [value, setValue] = useState(args.value);
    return (
      <TimeRangePicker
        {...args}
        value={value}
        onChange={(next) => {
          args.onChange?.(next);
          setValue(next);
        }}
      />
    );
  },
} satisfies Meta<typeof TimeRangePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const hoursIn = (select: HTMLElement) =>
  within(select)
    .getAllByRole("option")
    .map((option) => option.textContent);

export const Playground: Story = { tags: ["!test"] };

export const Choosing: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const [start, end] = [canvas.getByLabelText(controlWord("timeRange.start")), canvas.getByLabelText(controlWord("timeRange.end"))];
    await expect(hoursIn(start)).toHaveLength(26);
    await expect(hoursIn(start).slice(0, 2)).toEqual([controlWord("timeRange.start"), "00:00"]);
    await expect(hoursIn(start).at(-1)).toBe("24:00");
    await userEvent.selectOptions(start, "21:00");
    await expect(args.onChange).toHaveBeenLastCalledWith("21:00,");
    await expect(hoursIn(end)).toEqual([controlWord("timeRange.end"), "22:00", "23:00", "24:00"]);
    await userEvent.selectOptions(end, "24:00");
    await expect(args.onChange).toHaveBeenLastCalledWith("21:00,24:00");
  },
};

export const LaterStart: Story = {
  args: { value: "08:00,12:00" },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByLabelText(controlWord("timeRange.start")), "09:00");
    await expect(args.onChange).toHaveBeenLastCalledWith("09:00,12:00");
    await userEvent.selectOptions(canvas.getByLabelText(controlWord("timeRange.start")), "12:00");
    await expect(args.onChange).toHaveBeenLastCalledWith("12:00,");
    await expect(canvas.getByRole("status")).toHaveTextContent(controlWord("timeRange.cleared"));
    await userEvent.selectOptions(canvas.getByLabelText(controlWord("timeRange.end")), "18:00");
    await expect(args.onChange).toHaveBeenLastCalledWith("12:00,18:00");
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
  },
};

export const EndFirst: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByLabelText(controlWord("timeRange.end")), "18:00");
    await expect(args.onChange).toHaveBeenLastCalledWith(",18:00");
    await userEvent.selectOptions(canvas.getByLabelText(controlWord("timeRange.start")), "08:00");
    await expect(args.onChange).toHaveBeenLastCalledWith("08:00,18:00");
  },
};

export const Cleared: Story = {
  args: { value: "08:00,18:00" },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByLabelText(controlWord("timeRange.end")), controlWord("timeRange.end"));
    await userEvent.selectOptions(canvas.getByLabelText(controlWord("timeRange.start")), controlWord("timeRange.start"));
    await expect(args.onChange).toHaveBeenLastCalledWith("");
  },
};

export const StoredOddly: Story = {
  args: { value: "8:30，17:45" },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(controlWord("timeRange.start"))).toHaveDisplayValue("08:30");
    await expect(canvas.getByLabelText(controlWord("timeRange.end"))).toHaveDisplayValue("17:45");
  },
};

export const StoredBroken: Story = {
  args: { value: '{"start":"08:00"}' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(controlWord("timeRange.start"))).toHaveDisplayValue(controlWord("timeRange.start"));
    await expect(canvas.getByLabelText(controlWord("timeRange.end"))).toHaveDisplayValue(controlWord("timeRange.end"));
  },
};

export const InAField: Story = {
  args: { value: "18:00,", label: undefined },
  decorators: [
    (Story) => (
      <FormField label="配送时间" isRequired isGroup error="请选择结束时间">
        <Story />
      </FormField>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("group", { name: "配送时间" })).toHaveAccessibleDescription("请选择结束时间");
    await expect(canvas.getByLabelText(controlWord("timeRange.end"))).toBeInvalid();
  },
};

export const Disabled: Story = { args: { value: "08:00,18:00", disabled: true } };

export const Phone: Story = {
  args: { value: "08:00,18:00" },
  globals: { viewport: { value: "phone" } },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375),
};
