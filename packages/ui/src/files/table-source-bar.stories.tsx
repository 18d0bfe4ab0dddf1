import { tableFileText } from "@shopkeeper/hooks/files";
import { textOf } from "@shopkeeper/hooks/texts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { TableSourceBar } from "./table-source-bar";

const workbook = {
  ...{ sheet: "发货", sheets: ["发货"], encoding: undefined, encodings: [] },
  ...{ hiddenRows: 0, withHidden: false, headingRow: 1, rowsAbove: 0 },
} as const;

const meta = {
  title: "Parts/Table source",
  component: TableSourceBar,
  args: { source: workbook, onChange: fn() },
} satisfies Meta<typeof TableSourceBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A single visible sheet is named. */
export const OneSheet: Story = {};

export const SeveralSheets: Story = {
  args: { source: { ...workbook, sheets: ["发货", "二月", "很长很长的一张工作表的名称"] } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByLabelText(textOf(tableFileText, "source.sheet")), "二月");
    await expect(args.onChange).toHaveBeenCalledWith({ sheet: "二月" });
  },
};

/** Rows hidden by a filter are counted and offered; a title above the headings is mentioned. */
export const HiddenRows: Story = {
  args: { source: { ...workbook, hiddenRows: 3, headingRow: 3, rowsAbove: 2 } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(textOf(tableFileText, "source.hidden", { count: 3 }), { exact: false })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: textOf(tableFileText, "source.readHidden") }));
    await expect(args.onChange).toHaveBeenCalledWith({ withHidden: true });
  },
};

export const HiddenRowsRead: Story = {
  args: { source: { ...workbook, hiddenRows: 3, withHidden: true } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: textOf(tableFileText, "source.leaveHidden") }));
    await expect(args.onChange).toHaveBeenCalledWith({ withHidden: false });
  },
};

/** The encoding of a text file is shown and can be changed. */
export const Encoding: Story = {
  args: { source: { ...workbook, sheet: undefined, sheets: [], encoding: "gb18030", encodings: ["gb18030", "big5", "euc-kr"] } },
  play: async ({ canvas, userEvent, args }) => {
    const choice = canvas.getByLabelText(textOf(tableFileText, "source.encoding"));
    await expect(choice).toHaveDisplayValue(textOf(tableFileText, "encodings.gb18030"));
    await userEvent.selectOptions(choice, textOf(tableFileText, "encodings.big5"));
    await expect(args.onChange).toHaveBeenCalledWith({ encoding: "big5" });
  },
};

export const Phone: Story = {
  globals: { viewport: { value: "phone" } },
  args: { source: { ...workbook, sheets: ["发货", "二月"], hiddenRows: 12, headingRow: 3, rowsAbove: 2 } },
};
