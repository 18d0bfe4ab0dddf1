import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn, screen, waitFor } from "storybook/test";
import { word } from "../../.storybook/words";
import { NumberInput } from "./number-input";

const description = `
A number that is typed, pasted or stepped with the arrow keys. The value is a number, or undefined while nothing is typed.

\`\`\`tsx
import { NumberInput } from "@shopkeeper/ui/core";

<NumberInput aria-label="数量" mode={0} value={count} onChange={setCount} unit="件" />; // whole numbers
<NumberInput aria-label="重量" mode={1} value={weight} onChange={setWeight} unit="kg" />; // one decimal
<NumberInput aria-label="价格" mode={2} value={price} onChange={setPrice} unit="元" />; // two decimals
\`\`\`

A key that would make another number, or none, is refused, and the input says why: 只能填整数. What is typed behind it is refused as
well until something is deleted or replaced, so that 9.9 typed into a whole number stays 9 and never becomes 99. Full-width digits and 。 of a Chinese
keyboard count as digits and a point; a pasted ￥1,234.50 is 1234.50, and 1.2e5 from a spreadsheet is 120000. The rule alone is
\`readNumber(text, mode)\` of \`@shopkeeper/hooks/form\`.
`;

const meta = {
  title: "Parts/Number input",
  component: NumberInput,
  parameters: { docs: { description: { component: description } } },
  args: { "aria-label": "面值", value: undefined, unit: "元", onChange: fn() },
  render: function Typing(args) {
    const [value, setValue] = useState(args.value);
    return (
      <NumberInput
        {...args}
        value={value}
        onChange={(next) => {
          args.onChange?.(next);
          setValue(next);
        }}
      />
    );
  },
} satisfies Meta<typeof NumberInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole("textbox");
    await userEvent.type(input, "125");
    await expect(args.onChange).toHaveBeenLastCalledWith(125);
    await userEvent.keyboard("{ArrowUp}");
    await expect(input).toHaveValue("126");
    await userEvent.clear(input);
    await expect(args.onChange).toHaveBeenLastCalledWith(undefined);
  },
};

/** A refused key ends the number: characters typed after it are refused too. */
export const Refused: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole("textbox");
    await userEvent.type(input, "9.9");
    await expect(await screen.findByRole("alert")).toHaveTextContent(word("number.whole"));
    await expect(input).toHaveValue("9");
    await expect(args.onChange).toHaveBeenLastCalledWith(9);
    await userEvent.type(input, "{Backspace}-5");
    await expect(input).toHaveValue("");
    await expect(screen.getByRole("alert")).toHaveTextContent(word("number.whole"));
    await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
    await userEvent.type(input, "5"); // −5 must not become 5, even much later
    await expect(input).toHaveValue("");
    await expect(screen.getByRole("alert")).toHaveTextContent(word("number.behind", { refusal: word("number.whole") }));
    await userEvent.type(input, "{Backspace}195");
    await expect(input).toHaveValue("195");
    await userEvent.type(input, ".");
    await userEvent.type(input, "2", { initialSelectionStart: 0, initialSelectionEnd: 0 }); // elsewhere typing is accepted again
    await expect(input).toHaveValue("2195");
  },
};

export const OneDecimal: Story = {
  args: { "aria-label": "重量", unit: "kg", mode: 1 },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole("textbox");
    await userEvent.type(input, ".56");
    await expect(input).toHaveValue("0.5");
    await expect(screen.getByRole("alert")).toHaveTextContent(word("number.decimals", { count: 1 }));
    await expect(args.onChange).toHaveBeenLastCalledWith(0.5);
    await userEvent.clear(input);
    await userEvent.type(input, "7.");
    await userEvent.tab();
    await expect(input).toHaveValue("7");
  },
};

export const TwoDecimals: Story = {
  args: { "aria-label": "价格", mode: 2 },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole("textbox"), "12.345");
    await expect(canvas.getByRole("textbox")).toHaveValue("12.34");
    await expect(args.onChange).toHaveBeenLastCalledWith(12.34);
  },
};

export const Pasted: Story = {
  args: { "aria-label": "价格", mode: 2 },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole("textbox");
    const paste = async (text: string) => {
      await userEvent.clear(input);
      await userEvent.click(input);
      await userEvent.paste(text);
    };
    const pasted: [string, number][] = [
      ["￥1,234.50", 1234.5],
      ["1.2E+05", 120000],
      ["１２．５", 12.5],
    ];
    for (const [text, value] of pasted) {
      await paste(text);
      await expect(args.onChange).toHaveBeenLastCalledWith(value);
    }
    for (const text of ["-12.30", "约 30 元", "12,15", "9.999", "没有数字"]) {
      await paste(text);
      await expect(input).toHaveValue("");
      await expect(screen.getByRole("alert")).toHaveTextContent(word("number.decimals", { count: 2 }));
    }
  },
};

/** Full-width digits come through an input method: they are read when the composition ends, not during it. */
export const Composed: Story = {
  args: { "aria-label": "价格", mode: 2 },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole("textbox");
    await userEvent.click(input);
    await fireEvent.compositionStart(input, { data: "" });
    for (const value of ["１", "１２", "１２。", "１２。５"])
      await fireEvent.input(input, { target: { value }, data: value, isComposing: true });
    await expect(input).toHaveValue("１２。５");
    await expect(args.onChange).not.toHaveBeenCalled();
    await fireEvent.compositionEnd(input, { data: "１２。５" });
    await expect(input).toHaveValue("12.5");
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith(12.5);
  },
};

export const VeryLong: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole("textbox"), "12345678901234567890");
    await expect(canvas.getByRole("textbox")).toHaveValue("123456789012345");
    await expect(screen.getByRole("alert")).toHaveTextContent(word("number.long", { count: 15 }));
    await expect(args.onChange).toHaveBeenLastCalledWith(123456789012345);
  },
};

export const Limited: Story = {
  args: { value: 2, min: 1, max: 3 },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole("textbox").focus();
    await userEvent.keyboard("{ArrowUp}{ArrowUp}{ArrowUp}");
    await expect(canvas.getByRole("textbox")).toHaveValue("3");
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}");
    await expect(canvas.getByRole("textbox")).toHaveValue("1");
  },
};

export const Disabled: Story = { args: { value: 20, disabled: true } };
