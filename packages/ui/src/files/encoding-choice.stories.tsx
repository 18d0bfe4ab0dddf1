import { tableFileText } from "@shopkeeper/hooks/files";
import { textOf } from "@shopkeeper/hooks/texts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { EncodingChoice } from "./encoding-choice";

const meta = {
  title: "Parts/Encoding choice",
  component: EncodingChoice,
  args: {
    name: "发货.csv",
    encodings: [
      {
        encoding: "gb18030",
        rows: [
          ["货号", "备注"],
          ["茶", "12"],
        ],
      },
      {
        encoding: "euc-kr",
        rows: [
          ["새뵀", "구鬧"],
          ["꿎", "12"],
        ],
      },
      {
        encoding: "windows-1252",
        rows: [
          ["»õºÅ", "±¸×¢"],
          ["²è", "12"],
        ],
      },
    ],
    onChoose: fn(),
  },
} satisfies Meta<typeof EncodingChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const encoding = textOf(tableFileText, "encodings.gb18030");
    await userEvent.click(canvas.getByRole("button", { name: textOf(tableFileText, "doubt.use", { encoding }) }));
    await expect(args.onChoose).toHaveBeenCalledWith("gb18030");
  },
};

export const Phone: Story = { globals: { viewport: { value: "phone" } } };
