import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn, waitFor } from "storybook/test";
import { controlWord } from "../../.storybook/words";
import { FormField } from "../form/form-field";
import { KeywordInput } from "./keyword-input";

const description = `
Words that are added one by one and shown as green tags, with
[Chakra's tags input](https://chakra-ui.com/docs/components/tags-input). The value is a comma text, \`茶叶,绿茶\`, as it travels.

\`\`\`tsx
import { KeywordInput } from "@shopkeeper/ui/core";

<KeywordInput label="商品关键字" value={keyword} onChange={setKeyword} limits={{ count: 10, length: 20, total: 255 }} />;
\`\`\`

Enter adds what is typed and clears the input; what is there already is not added twice. Enter that ends the composing of a
Chinese input method adds nothing. Leaving the input adds what is typed, so that it is not lost when the form is submitted.
Pasted text is taken apart at \`,\`, \`，\` and line ends. What the limits refuse stays in the input, with the reason below.
The rules alone are \`addKeywords\`, \`readKeywords\` and \`writeKeywords\` of \`@shopkeeper/hooks/form\`.

**Do** show the limits in the field's help.

**Don't** use it for a choice among known words: that is a [Select](?path=/docs/pickers-select--docs) or checkboxes.
`;

const meta = {
  title: "Pickers/Keywords",
  component: KeywordInput,
  parameters: { docs: { description: { component: description } } },
  args: { label: "商品关键字", value: "", onChange: fn() },
  render: function Typing(args) {
    const [value, setValue] = useState(args.value);
    return (
      <div style={{ maxWidth: 420 }}>
        <KeywordInput
          {...args}
          value={value}
          onChange={(next) => {
            args.onChange(next);
            setValue(next);
          }}
        />
      </div>
    );
  },
} satisfies Meta<typeof KeywordInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ["!test"] };

export const Adding: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const input = await canvas.findByRole("textbox", { name: "商品关键字" });
    await expect(input).toHaveAttribute("placeholder", controlWord("keywords.placeholder"));
    await userEvent.type(input, "  茶叶 {Enter}绿茶{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith("茶叶,绿茶");
    await expect(input).toHaveValue("");
    await expect(canvas.getByRole("status")).toHaveTextContent(controlWord("keywords.added", { names: "绿茶" }));
    await userEvent.type(input, "茶叶{Enter}   {Enter}");
    await expect(args.onChange).toHaveBeenCalledTimes(2);
    await expect(input).toHaveValue("");
    await expect(canvas.getByRole("status")).toHaveTextContent(controlWord("keywords.known", { names: "茶叶" }));
  },
};

/** With a Chinese input method, Enter may only end the composition: it accepts the letters, and adds no keyword. */
export const Composing: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const input = await canvas.findByRole("textbox");
    await userEvent.click(input);
    await fireEvent.compositionStart(input, { data: "" });
    await fireEvent.keyDown(input, { key: "Process", code: "KeyL", keyCode: 229, isComposing: true });
    await fireEvent.input(input, { target: { value: "long jing" }, data: "long jing", isComposing: true });
    await fireEvent.compositionUpdate(input, { data: "long jing" });
    await fireEvent.keyDown(input, { key: "Enter", code: "Enter", keyCode: 229, isComposing: true });
    await expect(args.onChange).not.toHaveBeenCalled();
    await fireEvent.input(input, { target: { value: "龙井" }, data: "龙井", isComposing: true });
    await fireEvent.compositionEnd(input, { data: "龙井" });
    // Safari sends the input method's Enter after the composition has ended, recognizable by its key code alone
    await fireEvent.keyDown(input, { key: "Enter", code: "Enter", keyCode: 229, isComposing: false });
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(input).toHaveValue("龙井");
    await fireEvent.keyDown(input, { key: "Enter", code: "Enter", keyCode: 13 });
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith("龙井");
    await fireEvent.compositionStart(input, { data: "" });
    await fireEvent.keyDown(input, { key: "Backspace", keyCode: 229, isComposing: true });
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

export const Pasting: Story = {
  args: { value: "茶叶" },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole("textbox"));
    await userEvent.paste("a,b，c\n茶叶");
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith("茶叶,a,b,c");
    await expect(canvas.getAllByRole("listitem").map((item) => item.textContent)).toEqual(["茶叶", "a", "b", "c"]);
    await userEvent.paste("单独一词");
    await expect(canvas.getByRole("textbox")).toHaveValue("单独一词");
  },
};

export const Removing: Story = {
  args: { value: "茶叶,绿茶,龙井" },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole("button", { name: controlWord("remove", { name: "绿茶" }) }));
    await expect(args.onChange).toHaveBeenLastCalledWith("茶叶,龙井");
    await waitFor(() => expect(canvas.getByRole("textbox")).toHaveFocus());
    await userEvent.keyboard("x{Backspace}{Backspace}");
    await expect(args.onChange).toHaveBeenCalledOnce();
    await userEvent.keyboard("{Backspace}");
    await expect(args.onChange).toHaveBeenLastCalledWith("茶叶");
    await expect(canvas.getByRole("status")).toHaveTextContent(controlWord("keywords.removed", { names: "龙井" }));
  },
};

export const Leaving: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(await canvas.findByRole("textbox"), "普洱");
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith("普洱");
  },
};

export const Full: Story = {
  args: { value: "茶叶,绿茶", limits: { count: 3, length: 4, total: 12 } },
  play: async ({ canvas, userEvent, args }) => {
    const input = await canvas.findByRole("textbox");
    await userEvent.type(input, "西湖龙井茶{Enter}");
    await expect(canvas.getByRole("alert")).toHaveTextContent(controlWord("keywords.full.length", { max: 4 }));
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(new RegExp(controlWord("keywords.full.length", { max: 4 }).slice(0, 12)));
    await expect(input).toHaveValue("西湖龙井茶");
    await userEvent.type(input, "{Backspace}{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith("茶叶,绿茶,西湖龙井");
    await userEvent.type(input, "毛尖{Enter}");
    await expect(canvas.getByRole("alert")).toHaveTextContent(controlWord("keywords.full.count", { max: 3 }));
    await expect(input).toHaveValue("毛尖");
  },
};

export const InAForm: Story = {
  args: { label: undefined, value: "茶叶" },
  render: function Saving(args) {
    const [value, setValue] = useState(args.value);
    const [isSaved, setSaved] = useState(false);
    return (
      <form onSubmit={() => setSaved(true)}>
        <FormField label="商品关键字" help="用户可以根据关键字进行商品搜索">
          <KeywordInput {...args} value={value} onChange={setValue} />
        </FormField>
        {isSaved && <p>已提交</p>}
      </form>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const input = await canvas.findByLabelText("商品关键字");
    await expect(input).toHaveAccessibleDescription("用户可以根据关键字进行商品搜索");
    await userEvent.type(input, "绿茶{Enter}{Enter}");
    await expect(canvas.queryByText("已提交")).toBeNull();
    await expect(canvas.getAllByRole("listitem")).toHaveLength(2);
  },
};

export const StoredOddly: Story = {
  args: { value: " 茶叶,,绿茶 ，茶叶," },
  play: async ({ canvas }) => expect((await canvas.findAllByRole("listitem")).map((item) => item.textContent)).toEqual(["茶叶", "绿茶"]),
};

export const Many: Story = {
  args: {
    value: Array.from({ length: 24 }, (_, at) =>
      at === 5 ? "一个写得特别特别特别特别特别特别特别特别特别特别特别特别长的关键字" : `关键字${at + 1}`,
    ).join(","),
  },
};

export const Disabled: Story = {
  args: { value: "茶叶,绿茶", disabled: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("textbox")).toBeDisabled();
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

export const Phone: Story = {
  ...Many,
  globals: { viewport: { value: "phone" } },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375),
};
