import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { word } from "../../.storybook/words";
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
    await expect(canvas.getByText(word("pager.total", { total: "1,234" }))).toBeVisible();
    await expect(canvas.getByRole("button", { name: word("pager.previous") })).toBeDisabled();
    await userEvent.click(canvas.getByRole("button", { name: word("pager.next") }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ page: 2 });
    await expect(canvas.getByRole("button", { name: word("pager.page", { page: 2 }) })).toHaveAttribute("aria-current", "page");
    await userEvent.type(canvas.getByLabelText(word("pager.gotoLabel")), "999{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith({ page: 62 });
    await userEvent.type(canvas.getByLabelText(word("pager.gotoLabel")), "1.5{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith({ page: 1 }); // not 15
    await userEvent.selectOptions(canvas.getByLabelText(word("pager.sizeLabel")), word("pager.size", { size: 100 }));
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
    await expect(canvas.getByText(word("pager.position", { page: 3, pages: 62 }))).toBeVisible();
    await expect(canvas.queryByRole("button", { name: word("pager.page", { page: 4 }) })).toBeNull();
  },
};
