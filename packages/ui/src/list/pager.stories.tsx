import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { Card } from "../core/card";
import { Pager } from "./pager";

const meta = {
  title: "Parts/Pager",
  component: Pager,
  args: { page: 1, limit: 20, total: 1234, onChange: fn() },
  render: function Paging(args) {
    const [at, setAt] = useState({ page: args.page, limit: args.limit });
    return (
      <Card style={{ padding: 12 }}>
        <Pager
          {...args}
          {...at}
          onChange={(change) => {
            args.onChange(change);
            setAt((before) => ({ ...before, ...change }));
          }}
        />
      </Card>
    );
  },
} satisfies Meta<typeof Pager>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ManyPages: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText("共 1,234 条")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "上一页" })).toBeDisabled();
    await userEvent.click(canvas.getByRole("button", { name: "下一页" }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ page: 2 });
    await expect(canvas.getByRole("button", { name: "第 2 页" })).toHaveAttribute("aria-current", "page");
    await userEvent.type(canvas.getByLabelText("前往第几页"), "999{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith({ page: 62 });
    await userEvent.type(canvas.getByLabelText("前往第几页"), "1.5{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith({ page: 1 }); // not 15
    await userEvent.selectOptions(canvas.getByLabelText("每页条数"), "100 条/页");
    await expect(args.onChange).toHaveBeenLastCalledWith({ limit: 100 });
  },
};
export const OnePage: Story = { args: { total: 12 } };
export const Middle: Story = { args: { page: 30 } };
export const Counting: Story = { args: { total: undefined } };
export const OwnSizes: Story = { args: { limit: 10, sizes: [10, 20, 30, 40] } };
export const Phone: Story = {
  args: { page: 3 },
  decorators: [
    (Story) => (
      <div style={{ width: 375 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByText("第 3 / 62 页")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "第 4 页" })).toBeNull();
  },
};
