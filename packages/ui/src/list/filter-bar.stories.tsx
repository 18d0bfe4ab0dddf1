import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { word } from "../../.storybook/words";
import { Card } from "../core/card";
import { RadioGroup } from "../core/radio-group";
import { Select } from "../core/select";
import { TextInput } from "../core/text-input";
import { FilterBar } from "./filter-bar";
import { FilterField } from "./filter-field";

const meta = {
  title: "Parts/Filter bar",
  component: FilterBar,
  args: { onSearch: fn(), onReset: fn(), children: undefined },
  render: function Filtering(args) {
    const [name, setName] = useState("");
    return (
      <Card style={{ padding: 16 }}>
        <FilterBar {...args}>
          <FilterField label="优惠券名称">
            <TextInput value={name} onChange={setName} placeholder="请输入优惠券名称" />
          </FilterField>
          <FilterField label="状态" width={140}>
            <Select value={undefined} placeholder="全部" options={[{ value: 1, label: "开启" }]} />
          </FilterField>
          <FilterField label="时间" width="auto" isGroup>
            <RadioGroup
              variant="segments"
              value=""
              options={[
                { value: "", label: "全部" },
                { value: "today", label: "今天" },
                { value: "lately7", label: "最近7天" },
              ]}
            />
          </FilterField>
        </FilterBar>
      </Card>
    );
  },
} satisfies Meta<typeof FilterBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Searching: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText("优惠券名称"), "春节{Enter}");
    await expect(args.onSearch).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: word("actions.search") }));
    await expect(args.onSearch).toHaveBeenCalledTimes(2);
    await userEvent.click(canvas.getByRole("button", { name: word("actions.reset") }));
    await expect(args.onReset).toHaveBeenCalledOnce();
  },
};
export const Busy: Story = {
  args: { isBusy: true, onSearch: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText("优惠券名称"), "抱枕{Enter}");
    await userEvent.click(canvas.getByRole("button", { name: word("actions.search") }));
    await expect(args.onSearch).toHaveBeenCalledTimes(2);
  },
};
export const Phone: Story = {
  args: { isUsed: true, onSearch: fn() },
  decorators: [
    (Story) => (
      <div style={{ width: 375 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent, args }) => {
    const toggle = canvas.getByRole("button", { name: `${word("filters.title")} ${word("filters.used")}` });
    await expect(canvas.queryByRole("textbox", { name: "优惠券名称" })).toBeNull();
    await userEvent.click(toggle);
    await userEvent.type(canvas.getByRole("textbox", { name: "优惠券名称" }), "春节{Enter}");
    await expect(args.onSearch).toHaveBeenCalledOnce();
    await expect(toggle).toHaveAttribute("aria-expanded", "false");
  },
};
