import { currentLanguage } from "@shopkeeper/hooks/texts";
import { type TimePresetName, timePresets } from "@shopkeeper/hooks/dates";
import { labelOf, TimePreset } from "@shopkeeper/sdk";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { controlWord, word } from "../../.storybook/words";
import { Card } from "../core/card";
import { FilterBar } from "../list/filter-bar";
import { FilterField } from "../list/filter-field";
import { DateLimitPicker } from "./date-limit-picker";

const description = `
The time filter of a list: seven presets beside a range of days, which can be filled in with a shortcut. The value is the
\`dateLimit\` that the server takes: \`\`, \`today\`, \`yesterday\`, \`lately7\`, \`lately30\`, \`month\`, \`year\`, or
\`2026-02-01,2026-02-17\`, both days included; an end that is empty is open (\`2026-02-01,\`). Days count at +08:00, wherever the reader is.

\`\`\`tsx
import { DateLimitPicker } from "@shopkeeper/ui/dates";
import { FilterField } from "@shopkeeper/ui/list";
import { dateLimitField } from "@shopkeeper/hooks/dates";

const orderQuery = z.object({ page: pageField(), limit: sizeField(), dateLimit: dateLimitField() });

<FilterField label="时间选择" width="auto" isGroup>
  <DateLimitPicker value={list.query.dateLimit} onChange={(dateLimit) => list.change({ dateLimit })} />
</FilterField>;
\`\`\`

\`onChange\` is only called with a stretch of time: of two days in the wrong order the newer one stays. \`TimePresets\` are the
presets alone.

**Do** use it above every list that is looked through by time.

**Don't** use it in a form: there a range is [Dates and times](?path=/docs/pickers-dates-and-times--docs).
`;

const meta = {
  title: "Pickers/Dates of a list",
  component: DateLimitPicker,
  parameters: { docs: { description: { component: description } } },
  // half past midnight of 2 May at +08:00
  args: { label: "下单时间", value: "", onChange: fn(), now: () => new Date("2026-05-01T16:30:00Z") },
  render: function Choosing(args) {
    const [value, setValue] = useState(args.value);
    return (
      <DateLimitPicker
        {...args}
        value={value}
        onChange={(next) => {
          args.onChange(next);
          setValue(next);
        }}
      />
    );
  },
} satisfies Meta<typeof DateLimitPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const presetName = (name: TimePresetName) => labelOf("TimePreset", TimePreset[name], currentLanguage());

export const Playground: Story = { tags: ["!test"] };

export const Presets: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const names = canvas.getAllByRole("radio").map((radio) => radio.closest("label")?.textContent);
    await expect(names).toEqual(timePresets.map(presetName));
    await expect(canvas.getByRole("radio", { name: presetName("all") })).toBeChecked();
    await userEvent.click(canvas.getByRole("radio", { name: presetName("lately30") }));
    await expect(args.onChange).toHaveBeenLastCalledWith("lately30");
    await userEvent.click(canvas.getByRole("radio", { name: presetName("all") }));
    await expect(args.onChange).toHaveBeenLastCalledWith("");
  },
};

export const DaysClearThePreset: Story = {
  args: { value: "today" },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText(word("form.start")), "2026-02-01{Tab}");
    await expect(args.onChange).toHaveBeenLastCalledWith("2026-02-01,");
    await userEvent.type(canvas.getByLabelText(word("form.end")), "2026-02-17{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith("2026-02-01,2026-02-17");
    await expect(canvas.queryByRole("radio", { checked: true })).toBeNull();
    await userEvent.click(canvas.getByRole("radio", { name: presetName("month") }));
    await expect(args.onChange).toHaveBeenLastCalledWith("month");
    await expect(canvas.getByLabelText(word("form.start"))).toHaveValue("");
    await expect(canvas.getByLabelText(word("form.end"))).toHaveValue("");
  },
};

export const Shortcuts: Story = {
  args: { value: "lately7" },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: controlWord("dates.open") }));
    const calendar = within(await screen.findByRole("application", { name: controlWord("dates.calendar") }));
    for (const key of ["yesterday", "lately7", "month", "lately30"] as const)
      await expect(calendar.getByRole("button", { name: controlWord(`dateLimit.${key}`) })).toBeVisible();
    await userEvent.click(calendar.getByRole("button", { name: controlWord("dateLimit.lastYear") }));
    await expect(args.onChange).toHaveBeenLastCalledWith("2025-01-01,2025-12-31");
    await expect(canvas.getByLabelText(word("form.start"))).toHaveValue("2025-01-01");
    await expect(canvas.queryByRole("radio", { checked: true })).toBeNull();
    await waitFor(() => expect(screen.queryByRole("application", { name: controlWord("dates.calendar") })).toBeNull());
  },
};

/** Of two days in the wrong order the newer choice stays. */
export const WrongOrder: Story = {
  args: { value: "2026-02-10,2026-02-17" },
  play: async ({ canvas, userEvent, args }) => {
    const end = canvas.getByLabelText(word("form.end"));
    await userEvent.clear(end);
    await userEvent.type(end, "2026-02-01{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith(",2026-02-01");
    await expect(canvas.getByLabelText(word("form.start"))).toHaveValue("");
  },
};

export const ByKeys: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    await expect(canvas.getByRole("radio", { name: presetName("yesterday") })).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith("yesterday");
  },
};

export const NeitherKnown: Story = {
  args: { value: "preWeek" },
  play: async ({ canvas }) => expect(canvas.queryByRole("radio", { checked: true })).toBeNull(),
};

export const Disabled: Story = { args: { value: "2026-02-01,2026-02-17", disabled: true } };

/** In a filter bar above a list, with 重置, which also clears a range of a single day. */
export const InAFilterBar: Story = {
  render: function Filtering(args) {
    const [value, setValue] = useState("today");
    return (
      <Card style={{ padding: 16 }}>
        <FilterBar onSearch={() => undefined} onReset={() => setValue("")}>
          <FilterField label="时间选择" width="auto" isGroup>
            <DateLimitPicker {...args} value={value} onChange={setValue} />
          </FilterField>
        </FilterBar>
        <output>{value}</output>
      </Card>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(word("form.start")), "2026-02-01{Tab}");
    await expect(canvas.getByText("2026-02-01,")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: word("actions.reset") }));
    await expect(canvas.getByLabelText(word("form.start"))).toHaveValue("");
    await expect(canvas.getByRole("radio", { name: presetName("all") })).toBeChecked();
    await expect(canvas.getByRole("group", { name: "时间选择" })).toBeVisible();
  },
};

export const Phone: Story = {
  ...InAFilterBar,
  globals: { viewport: { value: "phone" } },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375),
};
