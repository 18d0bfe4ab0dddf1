import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn, screen, waitFor, within } from "storybook/test";
import { controlWord, word } from "../../.storybook/words";
import { FormField } from "../form/form-field";
import { RemoteSelect, type RemoteSelectProps } from "./remote-select";

const makers = Array.from({ length: 45 }, (_, at) => ({ value: at + 1, label: `${["山月", "青禾", "拾光里"][at % 3] ?? ""}${at + 1}号` }));

/** Answers like a server, 20 at a time. */
const load: RemoteSelectProps["load"] = async (text, page) => {
  const found = makers.filter(({ label }) => label.includes(text));
  return { options: found.slice((page - 1) * 20, page * 20), hasMore: found.length > page * 20 };
};

const description = `
[Chakra's combobox](https://chakra-ui.com/docs/components/combobox) over options that a server has: nothing is asked before it opens, 20 come at a time, what is typed replaces them.

\`\`\`tsx
<RemoteSelect scope={String(categoryId)} value={brandId} chosen={brandName} load={load} onChange={choose} />
\`\`\`

The focus stays in the input; arrows, Home and End move, Enter takes, Escape leaves it as it was. At the end of the
list the next page is asked for, by scrolling or by the arrow keys. Keys of an input method are left to it.

**Do** use it for what a server has many of: brands, activities, users.

**Don't** use it for a fixed set: up to four choices that should be seen are a [Radio group](?path=/docs/parts-radio-group--docs), up to some
dozens a [Select](?path=/docs/pickers-select--docs).
`;

const meta = {
  title: "Pickers/Remote select",
  component: RemoteSelect,
  parameters: { docs: { description: { component: description } } },
  args: {
    scope: "1",
    value: undefined,
    chosen: "",
    load,
    onChange: fn(),
    placeholder: "请选择品牌",
    always: [{ value: 0, label: "其他" }],
  },
  render: function Choosing(args) {
    const [option, setOption] = useState({ value: args.value, label: args.chosen });
    return (
      <div style={{ maxWidth: 420, minHeight: 360 }}>
        <FormField label="品牌">
          <RemoteSelect
            {...args}
            value={option.value}
            chosen={option.label}
            onChange={(next) => {
              args.onChange(next);
              setOption(next);
            }}
          />
        </FormField>
      </div>
    );
  },
} satisfies Meta<typeof RemoteSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

const list = async () => within(await screen.findByRole("listbox", { name: "品牌" }));

export const Playground: Story = { tags: ["!test"] };

export const Choosing: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const input = await canvas.findByRole("combobox", { name: "品牌" });
    await userEvent.click(input);
    await waitFor(async () => expect((await list()).getAllByRole("option")).toHaveLength(21));
    await expect(input).toHaveFocus();
    await expect((await list()).getAllByRole("option")[0]).toHaveTextContent("其他");
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}");
    await expect(input).toHaveAttribute("aria-activedescendant", (await list()).getAllByRole("option")[2]?.id);
    await userEvent.keyboard("{Enter}");
    await expect(args.onChange).toHaveBeenCalledWith({ value: 2, label: "青禾2号" });
    await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
    await expect(input).toHaveValue("青禾2号");
  },
};

/** With the keys, the end of a page loads the next. */
export const More: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("combobox"));
    await waitFor(async () => expect((await list()).getAllByRole("option")).toHaveLength(21));
    await userEvent.keyboard("{ArrowDown}{End}");
    await waitFor(async () => expect((await list()).getAllByRole("option")).toHaveLength(41));
    await fireEvent.scroll(await screen.findByRole("listbox"), { target: { scrollTop: 100_000 } });
    await waitFor(async () => expect((await list()).getAllByRole("option")).toHaveLength(46));
  },
};

export const Searching: Story = {
  args: { value: 3, chosen: "拾光里3号" },
  play: async ({ canvas, userEvent, args }) => {
    const input = await canvas.findByRole("combobox");
    await expect(input).toHaveValue("拾光里3号");
    await userEvent.click(input);
    await userEvent.type(input, "青禾4");
    await waitFor(async () => expect((await list()).getAllByRole("option")).toHaveLength(2));
    await userEvent.clear(input);
    await userEvent.type(input, "没有的牌子");
    await expect(await screen.findByText(controlWord("remote.none"))).toBeVisible();
    await userEvent.keyboard("{Enter}{Escape}");
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(input).toHaveValue("拾光里3号");
  },
};

/** Enter that ends the composition of an input method chooses no option. */
export const Composing: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const input = await canvas.findByRole("combobox");
    await userEvent.click(input);
    await waitFor(async () => expect((await list()).getAllByRole("option")).toHaveLength(21));
    await fireEvent.compositionStart(input, { data: "" });
    await fireEvent.input(input, { target: { value: "qing he" }, isComposing: true });
    await fireEvent.keyDown(input, { key: "Enter", keyCode: 229, isComposing: true });
    await expect(args.onChange).not.toHaveBeenCalled();
    await fireEvent.input(input, { target: { value: "青禾" }, isComposing: true });
    await fireEvent.compositionEnd(input, { data: "青禾" });
    await waitFor(async () => expect((await list()).getAllByRole("option")).toHaveLength(15));
  },
};

export const Loading: Story = {
  args: { load: () => new Promise(() => undefined) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("combobox"));
    await expect(await screen.findByText(controlWord("remote.loading"))).toBeVisible();
  },
};

const attempts = { count: 0 };

export const Failed: Story = {
  args: { load: (text, page) => (++attempts.count % 2 === 1 ? Promise.reject(new Error("网络连接失败")) : load(text, page)) },
  play: async ({ canvas, userEvent }) => {
    attempts.count = 0;
    await userEvent.click(await canvas.findByRole("combobox"));
    await expect(await screen.findByText("网络连接失败")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: word("actions.retry") }));
    await waitFor(async () => expect((await list()).getAllByRole("option")).toHaveLength(21));
  },
};

export const ReadOnly: Story = {
  args: { value: 3, chosen: "拾光里3号", disabled: true },
  play: async ({ canvas }) => expect(await canvas.findByRole("combobox")).toBeDisabled(),
};
