import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, within } from "storybook/test";
import { word } from "../../.storybook/words";
import { ColumnChooser } from "./column-chooser";

const description = `
The button and the panel in which the columns of a table are chosen.

**Do** leave it to \`DataTable\`, which shows it and remembers the choice.

**Don't** offer to hide what names a row, or what is done with it.
`;

const meta = {
  title: "Pickers/Columns of a table",
  component: ColumnChooser,
  args: {
    columns: [
      { key: "id", title: "ID" },
      { key: "name", title: "商品名称", isHeading: true },
      { key: "stock", title: "库存" },
      { key: "actions", title: "操作", isFixed: true },
    ],
    choice: { hidden: new Set(["stock"]), hide: fn() },
  },
  parameters: { docs: { description: { component: description }, story: { inline: false, height: "360px" } } },
} satisfies Meta<typeof ColumnChooser>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  tags: ["!test"],
  render: function Choosing(args) {
    const [hidden, hide] = useState<ReadonlySet<string>>(args.choice.hidden);
    return <ColumnChooser {...args} choice={{ hidden, hide: (keys) => hide(new Set(keys)) }} />;
  },
};

export const Open: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const gear = canvas.getByRole("button", { name: word("columns.choose") });
    await userEvent.click(gear);
    const panel = within(await screen.findByRole("dialog", { name: word("columns.choose") }));
    await expect(panel.getByRole("checkbox", { name: "商品名称" })).toBeDisabled();
    await expect(panel.queryByRole("checkbox", { name: "操作" })).toBeNull();
    await expect(panel.getByRole("checkbox", { name: word("columns.all") })).toBePartiallyChecked();
    await userEvent.click(panel.getByRole("checkbox", { name: "ID" }));
    await userEvent.keyboard("{Escape}");
    await expect(args.choice.hide).not.toHaveBeenCalled();
    await expect(gear).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await userEvent.click(await screen.findByRole("checkbox", { name: word("columns.all") }));
    await userEvent.click(screen.getByRole("button", { name: word("actions.save") }));
    await expect(args.choice.hide).toHaveBeenCalledWith([]);
  },
};
