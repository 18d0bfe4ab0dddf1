import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, within } from "storybook/test";
import { ColumnChooser } from "./column-chooser";

const cell = () => "";

const meta = {
  title: "Parts/Column chooser",
  component: ColumnChooser,
  args: {
    columns: [
      { key: "id", title: "ID", cell },
      { key: "name", title: "商品名称", isHeading: true, cell },
      { key: "stock", title: "库存", cell },
      { key: "actions", title: "操作", isFixed: true, cell },
    ],
    choice: { hidden: new Set(["stock"]), hide: fn() },
  },
} satisfies Meta<typeof ColumnChooser>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const gear = canvas.getByRole("button", { name: "选择显示的列" });
    await userEvent.click(gear);
    const panel = within(await screen.findByRole("dialog", { name: "选择显示的列" }));
    await expect(panel.getByRole("checkbox", { name: "商品名称" })).toBeDisabled();
    await expect(panel.queryByRole("checkbox", { name: "操作" })).toBeNull();
    await expect(panel.getByRole("checkbox", { name: "全选" })).toBePartiallyChecked();
    await userEvent.click(panel.getByRole("checkbox", { name: "ID" }));
    await userEvent.keyboard("{Escape}");
    await expect(args.choice.hide).not.toHaveBeenCalled();
    await expect(gear).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await userEvent.click(await screen.findByRole("checkbox", { name: "全选" }));
    await userEvent.click(screen.getByRole("button", { name: "保存" }));
    await expect(args.choice.hide).toHaveBeenCalledWith([]);
  },
};
