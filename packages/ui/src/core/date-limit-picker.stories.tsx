import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn, screen, waitFor } from "storybook/test";
import { Card } from "./card";
import { DateLimitPicker } from "./date-limit-picker";
import { FilterBar } from "./filter-bar";
import { FilterField } from "./filter-field";

const description = `
The time filter of a list: seven presets beside two free days, which can be filled in with a shortcut. The value is the
\`dateLimit\` that the server takes: \`\`, \`today\`, \`yesterday\`, \`lately7\`, \`lately30\`, \`month\`, \`year\`, or
\`2026-02-01,2026-02-17\`, both days included. Days count at +08:00, wherever the reader is.

\`\`\`tsx
import { DateLimitPicker, FilterField } from "@shopkeeper/ui/core";
import { dateLimitField } from "@shopkeeper/hooks/core";

const orderQuery = z.object({ page: pageField(), limit: sizeField(), dateLimit: dateLimitField() });

<FilterField label="时间选择" width="auto" isGroup>
  <DateLimitPicker value={list.query.dateLimit} onChange={(dateLimit) => list.change({ dateLimit })} />
</FilterField>;
\`\`\`

\`onChange\` is only called with a whole stretch of time: half-chosen days and days in the wrong order stay on show and change
nothing yet. \`TimePresets\` are the presets alone.
`;

const meta = {
  title: "Core/DateLimitPicker",
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

export const Presets: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const names = canvas.getAllByRole("radio").map((radio) => radio.closest("label")?.textContent);
    await expect(names).toEqual(["全部", "今天", "昨天", "最近7天", "最近30天", "本月", "本年"]);
    await expect(canvas.getByRole("radio", { name: "全部" })).toBeChecked();
    await userEvent.click(canvas.getByRole("radio", { name: "最近30天" }));
    await expect(args.onChange).toHaveBeenLastCalledWith("lately30");
    await userEvent.click(canvas.getByRole("radio", { name: "全部" }));
    await expect(args.onChange).toHaveBeenLastCalledWith("");
  },
};

export const DaysClearThePreset: Story = {
  args: { value: "today" },
  play: async ({ canvas, userEvent, args }) => {
    await fireEvent.change(canvas.getByLabelText("开始时间"), { target: { value: "2026-02-01" } });
    await expect(args.onChange).not.toHaveBeenCalled();
    await fireEvent.change(canvas.getByLabelText("结束时间"), { target: { value: "2026-02-17" } });
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith("2026-02-01,2026-02-17");
    await expect(canvas.queryByRole("radio", { checked: true })).toBeNull();
    await userEvent.click(canvas.getByRole("radio", { name: "本月" }));
    await expect(args.onChange).toHaveBeenLastCalledWith("month");
    await expect(canvas.getByLabelText("开始时间")).toHaveValue("");
    await expect(canvas.getByLabelText("结束时间")).toHaveValue("");
  },
};

export const Shortcuts: Story = {
  args: { value: "lately7" },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole("button", { name: "快捷选择" });
    await userEvent.click(button);
    const names = (await screen.findAllByRole("menuitem")).map((item) => item.textContent);
    await expect(names).toEqual(["昨天", "最近7天", "本月", "最近30天", "去年"]);
    await userEvent.click(screen.getByRole("menuitem", { name: "去年" }));
    await expect(args.onChange).toHaveBeenLastCalledWith("2025-01-01,2025-12-31");
    await expect(canvas.getByLabelText("开始时间")).toHaveValue("2025-01-01");
    await expect(canvas.queryByRole("radio", { checked: true })).toBeNull();
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard("{Enter}{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith("2026-05-01,2026-05-01");
  },
};

export const WrongOrder: Story = {
  args: { value: "2026-02-10,2026-02-17" },
  play: async ({ canvas, args }) => {
    await fireEvent.change(canvas.getByLabelText("结束时间"), { target: { value: "2026-02-01" } });
    await expect(await canvas.findByRole("alert")).toHaveTextContent("结束日期不能早于开始日期");
    await expect(canvas.getByLabelText("结束时间")).toBeInvalid();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const TypingAYear: Story = {
  args: { value: "2026-02-01,2026-02-17" },
  play: async ({ canvas, args }) => {
    for (const year of ["0002", "0020", "0202"])
      await fireEvent.change(canvas.getByLabelText("开始时间"), { target: { value: `${year}-02-01` } });
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.queryByRole("alert")).toBeNull();
    await fireEvent.change(canvas.getByLabelText("开始时间"), { target: { value: "2025-02-01" } });
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith("2025-02-01,2026-02-17");
  },
};

export const ByKeys: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    await expect(canvas.getByRole("radio", { name: "昨天" })).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith("yesterday");
  },
};

export const NeitherKnown: Story = {
  args: { value: "preWeek" },
  play: async ({ canvas }) => expect(canvas.queryByRole("radio", { checked: true })).toBeNull(),
};

export const Disabled: Story = { args: { value: "2026-02-01,2026-02-17", disabled: true } };

/** As it stands above a list, with 重置 that takes half-chosen days away as well. */
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
      </Card>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await fireEvent.change(canvas.getByLabelText("开始时间"), { target: { value: "2026-02-01" } });
    await userEvent.click(canvas.getByRole("button", { name: "重置" }));
    await expect(canvas.getByLabelText("开始时间")).toHaveValue("");
    await expect(canvas.getByRole("group", { name: "时间选择" })).toBeVisible();
  },
};

export const Phone: Story = {
  ...InAFilterBar,
  globals: { viewport: { value: "phone" } },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375),
};
