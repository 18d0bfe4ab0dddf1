import type { CascaderNode } from "@shopkeeper/hooks/selection";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";
import { word } from "../../.storybook/words";
import { FieldContext } from "../core/field-context";
import { Cascader } from "./cascader";

const nodes: CascaderNode[] = [
  {
    id: 1,
    name: "食品",
    childList: [
      {
        id: 11,
        name: "茶叶",
        childList: [
          { id: 111, name: "绿茶" },
          { id: 112, name: "红茶" },
        ],
      },
      { id: 12, name: "坚果" },
    ],
  },
  { id: 2, name: "酒水", isShow: false, childList: [{ id: 21, name: "白酒" }] },
  { id: 3, name: "日用" },
];

const many: CascaderNode[] = Array.from({ length: 200 }, (_, top) => ({
  id: 1000 + top,
  name: `大类 ${top + 1}`,
  childList: Array.from({ length: 25 }, (__, below) => ({ id: 10_000 + top * 25 + below, name: `小类 ${top + 1}-${below + 1}` })),
}));

const description = `
One node of a tree, by opening its branches or by typing.

\`\`\`tsx
import { Cascader } from "@shopkeeper/ui/cascader";

<Cascader label="商品分类" nodes={categories} value={id} onChange={setId} isLeafOnly />;
\`\`\`

**Do** leave \`nodes\` undefined while they are on their way: it says that they are loading.

**Don't** use it for a flat list: that is a [Select](?path=/docs/pickers-select--docs). Several nodes are chosen in
[Cascader of several](?path=/docs/pickers-cascader-of-several--docs).
`;

const meta = {
  title: "Pickers/Cascader",
  component: Cascader,
  args: { nodes, value: undefined, label: "商品分类", onChange: fn(), isLeafOnly: true },
  render: function Choosing(args) {
    const [value, setValue] = useState(args.value);
    return (
      <div style={{ maxWidth: 280, minHeight: 360 }}>
        <Cascader
          {...args}
          value={value}
          onChange={(id, entry) => {
            args.onChange(id, entry);
            setValue(id);
          }}
        />
      </div>
    );
  },
  parameters: { docs: { description: { component: description }, story: { inline: false, height: "440px" } } },
} satisfies Meta<typeof Cascader>;
export default meta;
type Story = StoryObj<typeof meta>;

const empty = () => ({ name: `商品分类: ${word("cascader.choose")}` });

export const Playground: Story = { tags: ["!test"] };

export const Branches: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", empty()));
    await userEvent.click(await screen.findByRole("button", { name: "食品" }));
    await userEvent.click(screen.getByRole("button", { name: "茶叶" }));
    await expect(screen.getByRole("button", { name: "酒水" })).toBeDisabled();
    await userEvent.click(screen.getByRole("button", { name: "红茶" }));
    await expect(args.onChange).toHaveBeenCalledWith(112, expect.objectContaining({ label: "食品 / 茶叶 / 红茶" }));
    await expect(canvas.getByRole("button", { name: "商品分类: 食品 / 茶叶 / 红茶" })).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: word("cascader.clear") }));
    await expect(args.onChange).toHaveBeenLastCalledWith(undefined, undefined);
  },
};

export const ByKeys: Story = {
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole("button", empty()).focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.getByLabelText(word("cascader.search"))).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await screen.findByRole("button", { name: "茶叶" });
    await userEvent.keyboard("{ArrowRight}{ArrowDown}{Enter}");
    await expect(args.onChange).toHaveBeenCalledWith(12, expect.objectContaining({ name: "坚果" }));
  },
};

export const AnyLevel: Story = {
  args: { isLeafOnly: false },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", empty()));
    await userEvent.click(await screen.findByRole("button", { name: "食品" }));
    await userEvent.click(screen.getByRole("button", { name: `${word("actions.choose")} 食品` }));
    await expect(args.onChange).toHaveBeenCalledWith(1, expect.objectContaining({ name: "食品" }));
  },
};

export const Searching: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", empty()));
    await userEvent.type(await screen.findByLabelText(word("cascader.search")), "茶");
    await userEvent.click(await screen.findByRole("button", { name: "食品 / 茶叶 / 绿茶" }));
    await expect(args.onChange).toHaveBeenCalledWith(111, expect.anything());
    await userEvent.click(canvas.getByRole("button", { name: /商品分类/ }));
    await userEvent.type(await screen.findByLabelText(word("cascader.search")), "电器");
    await expect(await screen.findByText(word("cascader.none"))).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

export const Wrong: Story = {
  decorators: [
    (Story) => (
      <FieldContext value={{ id: "category", labelId: "category-label", label: "商品分类", isInvalid: true, isRequired: true }}>
        <Story />
      </FieldContext>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole("button", empty());
    await expect(trigger).toHaveAttribute("data-invalid");
    await userEvent.click(trigger);
    // the search text does not change the field's value or make it invalid
    const search = await screen.findByRole("textbox");
    await expect(search).not.toHaveAttribute("aria-invalid");
    await expect(document.querySelectorAll("#category")).toHaveLength(1);
  },
};

export const Open: Story = {
  args: { value: 111 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: /商品分类/ }));
    await screen.findByRole("button", { name: "红茶" });
  },
};

export const FiveThousand: Story = {
  args: { nodes: many },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", empty()));
    await userEvent.type(await screen.findByLabelText(word("cascader.search")), "小类 150");
    await screen.findByRole("button", { name: "大类 150 / 小类 150-1" });
  },
};

export const Gone: Story = { args: { value: 999 }, play: async ({ canvas }) => expect(canvas.getByText("#999")).toBeVisible() };
export const Disabled: Story = { args: { value: 12, disabled: true } };
export const Loading: Story = {
  args: { nodes: undefined },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", empty()));
    await expect(await screen.findByText(word("cascader.loading"))).toBeVisible();
  },
};
