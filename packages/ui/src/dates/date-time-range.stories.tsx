import { currentLanguage } from "@shopkeeper/hooks/texts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { controlWord, word } from "../../.storybook/words";
import { Modal } from "../core/modal";
import { FormField } from "../form/form-field";
import { DateTimeRange } from "./date-time-range";

const description = `
One field for a range of days or moments. Both ends are typed (\`2026-02-01\`, \`2026/2/1 8:30\`, \`20260201\`, \`2026年2月1日\`)
or chosen from [Chakra's date picker](https://chakra-ui.com/docs/components/date-picker), in the console's language whatever
the browser's. What is typed counts when the input is left or Enter is pressed; what is no date is forgotten.

\`\`\`tsx
import { DateTimeRange } from "@shopkeeper/ui/dates";

<DateTimeRange label="领取时间" value={[start, end]} onChange={([start, end]) => save(start, end)} />;
\`\`\`

An end that is empty is open. Where only days are chosen, a range of moments begins at 00:00 and ends at 23:59.

**Do** say \`kind="date"\` where no time of day counts.

**Don't** use it for the same hours of every day: those are [Hours of a day](?path=/docs/pickers-hours-of-a-day--docs).
Figures by the month have [Months](?path=/docs/pickers-months--docs), and the filter of a list has [Dates of a list](?path=/docs/pickers-dates-of-a-list--docs).
`;

const meta = {
  title: "Pickers/Dates and times",
  component: DateTimeRange,
  parameters: { docs: { description: { component: description } } },
  args: { label: "领取时间", value: ["", ""], onChange: fn() },
  render: function Choosing(args) {
    const [value, setValue] = useState(args.value);
    return (
      <div style={{ minHeight: 420 }}>
        <DateTimeRange
          {...args}
          value={value}
          onChange={(next) => {
            args.onChange?.(next);
            setValue(next);
          }}
        />
      </div>
    );
  },
} satisfies Meta<typeof DateTimeRange>;
export default meta;
type Story = StoryObj<typeof meta>;

const dayName = (month: number, day: number) =>
  new RegExp(new Intl.DateTimeFormat(currentLanguage(), { dateStyle: "long" }).format(new Date(2026, month - 1, day)));
const monthName = (month: number) =>
  new Intl.DateTimeFormat(currentLanguage(), { year: "numeric", month: "long" }).format(new Date(2026, month - 1, 1));
const calendar = async () => within(await screen.findByRole("application", { name: controlWord("dates.calendar") }));

export const Playground: Story = { tags: ["!test"] };

export const Typing: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText(word("form.start")), "2026/2/1 8:30{Tab}");
    await expect(args.onChange).toHaveBeenLastCalledWith(["2026-02-01 08:30:00", ""]);
    await expect(canvas.getByLabelText(word("form.start"))).toHaveValue("2026-02-01 08:30");
    await userEvent.type(canvas.getByLabelText(word("form.end")), "20260217{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith(["2026-02-01 08:30:00", "2026-02-17 23:59:59"]);
    await userEvent.clear(canvas.getByLabelText(word("form.start")));
    await userEvent.type(canvas.getByLabelText(word("form.start")), "昨天{Tab}");
    await expect(canvas.getByLabelText(word("form.start"))).toHaveValue("2026-02-01 08:30");
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

export const Days: Story = {
  args: { kind: "date", value: ["2026-02-01", "2026-02-17"] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByLabelText(word("form.start")));
    const months = await calendar();
    await expect(
      months.getByRole("button", { name: `${monthName(2)} ${word("form.to")} ${monthName(3)} ${controlWord("dates.view.day")}` }),
    ).toBeVisible();
    await expect(months.getAllByRole("grid")).toHaveLength(2);
    await expect(canvas.getByLabelText(word("form.start"))).toHaveFocus();
    await userEvent.click(months.getByRole("button", { name: dayName(2, 20) }));
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(months.getByRole("button", { name: dayName(3, 2) }));
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenLastCalledWith(["2026-02-20", "2026-03-02"]);
    await waitFor(() => expect(screen.queryByRole("application", { name: controlWord("dates.calendar") })).toBeNull());
    await expect(canvas.getByLabelText(word("form.end"))).toHaveValue("2026-03-02");
  },
};

/** Without a time, the first moment of the first day and the last moment of the last. */
export const Moments: Story = {
  args: { value: ["", "2026-02-17 18:00:00"] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByLabelText(word("form.start")));
    const months = await calendar();
    await userEvent.click(months.getByRole("button", { name: dayName(2, 3) }));
    await expect(args.onChange).toHaveBeenLastCalledWith(["2026-02-03 00:00:00", "2026-02-17 18:00:00"]);
    await userEvent.clear(months.getByLabelText(controlWord("dates.time.start")));
    await userEvent.type(months.getByLabelText(controlWord("dates.time.start")), "8:30{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith(["2026-02-03 08:30:00", "2026-02-17 18:00:00"]);
    await userEvent.click(months.getByRole("button", { name: controlWord("cascader.done") }));
    await waitFor(() => expect(screen.queryByRole("application", { name: controlWord("dates.calendar") })).toBeNull());
    await userEvent.click(canvas.getByRole("button", { name: controlWord("dates.clear") }));
    await expect(args.onChange).toHaveBeenLastCalledWith(["", ""]);
  },
};

/** A single day when the calendar closes becomes the end whose input opened it; the other end stays open. */
export const OneDay: Story = {
  args: { kind: "date", value: ["", ""], min: "2026-02-01", max: "2026-03-31" },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByLabelText(word("form.end")));
    const months = await calendar();
    await userEvent.click(months.getByRole("button", { name: dayName(3, 17) }));
    await userEvent.click(document.body);
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(["", "2026-03-17"]));
    await expect(canvas.getByLabelText(word("form.end"))).toHaveValue("2026-03-17");
  },
};

/** If both ends are set, a day replaces the end that the calendar was opened from. */
export const OneEnd: Story = {
  args: { value: ["2026-02-01 08:30:00", "2026-02-17 18:00:00"] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByLabelText(word("form.end")));
    await userEvent.click((await calendar()).getByRole("button", { name: dayName(2, 20) }));
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(document.body);
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(["2026-02-01 08:30:00", "2026-02-20 18:00:00"]));
  },
};

export const ByKeys: Story = {
  args: { kind: "date", value: ["2026-02-10", "2026-02-17"] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}");
    const months = await calendar();
    await waitFor(() => expect(months.getByRole("button", { name: dayName(2, 10) })).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}{Enter}{ArrowRight}{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith(["2026-02-17", "2026-02-19"]);
    await waitFor(() => expect(canvas.getByLabelText(word("form.start"))).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}");
    await screen.findByRole("application", { name: controlWord("dates.calendar") });
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("application", { name: controlWord("dates.calendar") })).toBeNull());
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

export const InEnglish: Story = {
  args: { kind: "date", value: ["2026-02-10", ""] },
  globals: { language: "en" },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByLabelText("Start")).toHaveValue("2026-02-10");
    await userEvent.click(canvas.getByRole("button", { name: "Open the calendar" }));
    const months = within(await screen.findByRole("application", { name: "Calendar" }));
    await expect(months.getByRole("button", { name: "February 2026 to March 2026 Choose a month" })).toBeVisible();
    await expect(months.getByRole("button", { name: /February 10, 2026/ })).toBeVisible();
  },
};

/** In a dialog the calendar is above it, and Escape closes the calendar alone. */
export const InADialog: Story = {
  args: { kind: "date", value: ["2026-02-10", "2026-02-17"] },
  render: (args) => (
    <Modal title="优惠券" isOpen onClose={() => undefined}>
      <FormField label="领取时间" isGroup error="请选择领取时间">
        <DateTimeRange {...args} label={undefined} />
      </FormField>
    </Modal>
  ),
  play: async ({ userEvent }) => {
    await expect(screen.getByRole("group", { name: "领取时间" })).toHaveAccessibleDescription("请选择领取时间");
    await expect(screen.getByLabelText(word("form.start"))).toBeInvalid();
    await userEvent.click(screen.getByRole("button", { name: controlWord("dates.open") }));
    await expect((await calendar()).getByRole("button", { name: dayName(2, 11) })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("application", { name: controlWord("dates.calendar") })).toBeNull());
    await expect(screen.getByRole("dialog", { name: "优惠券" })).toBeVisible();
  },
};

export const Disabled: Story = {
  args: { value: ["2026-02-01 08:30:00", "2026-02-17 23:59:59"], disabled: true },
  play: async ({ canvas }) => expect(canvas.getByRole("button", { name: controlWord("dates.open") })).toBeDisabled(),
};

export const Phone: Story = {
  args: { value: ["2026-02-01 08:30:00", "2026-02-17 23:59:59"] },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: controlWord("dates.open") }));
    await expect((await calendar()).getAllByRole("grid")).toHaveLength(1);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375);
  },
};
