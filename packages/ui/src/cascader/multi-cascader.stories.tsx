import type { CascaderNode } from "@shopkeeper/hooks/selection";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { controlWord, word } from "../../.storybook/words";
import { FormField } from "../form/form-field";
import { MultiCascader } from "./multi-cascader";

const description = `
Several nodes of a tree: categories, or provinces and their cities. Nodes have \`id\`, \`name\`, and children under
\`childList\` or \`merchantList\`; one with \`isShow: false\` cannot be chosen, nor anything below it.

\`\`\`tsx
import { MultiCascader } from "@shopkeeper/ui/cascader";

<MultiCascader label="送达到" nodes={regions} value={cityIds} onChange={setCityIds} isLeafOnly />;
\`\`\`

With \`isLeafOnly\` the value holds leaves: ticking a branch ticks the leaves below it, a branch with some of them is half
ticked, and one that is chosen whole is a single tag. Without it a node of any level stands for itself. \`nodes\` are undefined
while they are on their way. \`Cascader\` is the same for one node.

By keys: arrows move among the boxes, right opens a branch, Space ticks, Escape closes.

**Do** say \`isLeafOnly\` where only leaves are stored.

**Don't** use it where one node is meant: that is [Cascader](?path=/docs/pickers-cascader--docs).
`;

const regions: CascaderNode[] = [
  {
    id: 1,
    name: "华东",
    childList: [
      { id: 11, name: "上海市" },
      {
        id: 12,
        name: "江苏省",
        childList: [
          { id: 121, name: "南京市" },
          { id: 122, name: "苏州市" },
          { id: 123, name: "无锡市" },
        ],
      },
      { id: 13, name: "暂停配送的城市", isShow: false },
    ],
  },
  {
    id: 2,
    name: "华南",
    childList: [
      { id: 21, name: "广州市" },
      { id: 22, name: "深圳市" },
    ],
  },
  { id: 3, name: "海外", isShow: false, childList: [{ id: 31, name: "新加坡" }] },
];

const meta = {
  title: "Pickers/Cascader of several",
  component: MultiCascader,
  parameters: { docs: { description: { component: description } } },
  args: { nodes: regions, value: [], label: "送达到", onChange: fn(), isLeafOnly: true },
  render: function Choosing(args) {
    const [value, setValue] = useState(args.value);
    return (
      <div style={{ maxWidth: 420, minHeight: 380 }}>
        <MultiCascader
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
} satisfies Meta<typeof MultiCascader>;
export default meta;
type Story = StoryObj<typeof meta>;

const tags = (canvas: { queryAllByRole: (role: "listitem") => HTMLElement[] }) =>
  canvas.queryAllByRole("listitem").map((item) => item.querySelector("span")?.textContent);

const empty = () => ({ name: `送达到: ${word("cascader.choose")}` });

export const Playground: Story = { tags: ["!test"] };

export const Branches: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", empty()));
    const dialog = within(await screen.findByRole("dialog", { name: "送达到" }));
    await userEvent.click(dialog.getByRole("checkbox", { name: "华南" }));
    await expect(args.onChange).toHaveBeenLastCalledWith([21, 22]);
    await userEvent.click(dialog.getByRole("button", { name: "华东" }));
    await userEvent.click(dialog.getByRole("button", { name: "江苏省" }));
    await userEvent.click(dialog.getByRole("checkbox", { name: "苏州市" }));
    await expect(args.onChange).toHaveBeenLastCalledWith([21, 22, 122]);
    await expect(dialog.getByRole("checkbox", { name: "江苏省" })).toBePartiallyChecked();
    await expect(dialog.getByRole("checkbox", { name: "华东" })).toBePartiallyChecked();
    await expect(dialog.getByRole("checkbox", { name: "华南" })).toBeChecked();
    await expect(dialog.getByRole("status")).toHaveTextContent(controlWord("cascader.count", { count: 3 }));
    await userEvent.click(dialog.getByRole("button", { name: controlWord("cascader.done") }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(canvas.getByRole("button", { name: /^送达到: / })).toHaveFocus();
    await expect(tags(canvas)).toEqual(["华东 / 江苏省 / 苏州市", "华南"]);
  },
};

export const Tags: Story = {
  args: { value: [21, 22, 121] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: controlWord("remove", { name: "华南" }) }));
    await expect(args.onChange).toHaveBeenLastCalledWith([121]);
    await userEvent.click(canvas.getByRole("button", { name: controlWord("cascader.clear") }));
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
    await expect(canvas.getByRole("button", empty())).toBeVisible();
  },
};

export const Collapsed: Story = {
  args: { value: [11, 121, 122, 21, 999], maxTags: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("+3")).toBeVisible();
    await expect(
      canvas.getByText(controlWord("cascader.more", { count: 3, names: "华东 / 江苏省 / 苏州市、华南 / 广州市、#999" })),
    ).toBeInTheDocument();
  },
};

export const ByKeys: Story = {
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole("button", empty()).focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.getByLabelText(word("cascader.search"))).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}");
    await expect(screen.getByRole("checkbox", { name: "华东" })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}{ArrowDown}{ArrowRight}");
    await expect(screen.getByRole("checkbox", { name: "南京市" })).toHaveFocus();
    await userEvent.keyboard(" {ArrowDown} ");
    await expect(args.onChange).toHaveBeenLastCalledWith([121, 122]);
    await userEvent.keyboard("{ArrowLeft} ");
    await expect(args.onChange).toHaveBeenLastCalledWith([121, 122, 123]);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(canvas.getByRole("button", { name: "送达到: 华东 / 江苏省" })).toHaveFocus();
  },
};

export const Searching: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", empty()));
    await userEvent.type(await screen.findByLabelText(word("cascader.search")), "市");
    await userEvent.click(await screen.findByRole("checkbox", { name: "华东 / 江苏省 / 苏州市" }));
    await userEvent.click(screen.getByText("华南 / 深圳市"));
    await expect(args.onChange).toHaveBeenLastCalledWith([122, 22]);
    await expect(screen.queryByRole("checkbox", { name: /暂停配送/ })).toBeNull();
    await userEvent.type(screen.getByLabelText(word("cascader.search")), "x");
    await expect(await screen.findByText(word("cascader.none"))).toBeVisible();
  },
};

export const AnyLevel: Story = {
  args: { isLeafOnly: false },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", empty()));
    await userEvent.click(await screen.findByRole("checkbox", { name: "华东" }));
    await expect(args.onChange).toHaveBeenLastCalledWith([1]);
    await userEvent.click(screen.getByRole("button", { name: "华东" }));
    await expect(screen.getByRole("checkbox", { name: "上海市" })).not.toBeChecked();
    await userEvent.click(screen.getByRole("checkbox", { name: "上海市" }));
    await expect(args.onChange).toHaveBeenLastCalledWith([1, 11]);
  },
};

export const NotShown: Story = {
  args: { value: [13, 31] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^送达到: / }));
    await userEvent.click(await screen.findByRole("button", { name: "华东" }));
    await expect(screen.getByRole("checkbox", { name: "暂停配送的城市" })).toBeDisabled();
    await expect(screen.getByRole("checkbox", { name: "暂停配送的城市" })).toBeChecked();
    await expect(screen.getByRole("checkbox", { name: "海外" })).toBeDisabled();
    await userEvent.click(screen.getByRole("checkbox", { name: "华东" }));
    await expect(args.onChange).toHaveBeenLastCalledWith([13, 31, 11, 121, 122, 123]);
  },
};

export const InAField: Story = {
  args: { label: undefined },
  decorators: [
    (Story) => (
      <FormField label="送达到" isRequired error="请至少选择一个区域">
        <Story />
      </FormField>
    ),
  ],
  play: async ({ canvas }) => expect(canvas.getByRole("button", empty())).toHaveAccessibleDescription("请至少选择一个区域"),
};

const many: CascaderNode[] = Array.from({ length: 34 }, (_, top) => ({
  id: 1000 + top,
  name: `第 ${top + 1} 省`,
  childList: Array.from({ length: 12 }, (__, city) => ({
    id: 10_000 + top * 100 + city,
    name: `第 ${city + 1} 市`,
    childList: Array.from({ length: 10 }, (___, area) => ({ id: 1_000_000 + top * 10_000 + city * 100 + area, name: `第 ${area + 1} 区` })),
  })),
}));

export const FourThousand: Story = {
  args: { nodes: many },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", empty()));
    const box = await screen.findByRole("checkbox", { name: "第 1 省" });
    await userEvent.click(box);
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ length: 120 }));
    await userEvent.click(screen.getByRole("button", { name: controlWord("cascader.done") }));
    await expect(tags(canvas)).toEqual(["第 1 省"]);
  },
};

export const Loading: Story = {
  args: { nodes: undefined, value: [11, 21] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: `送达到: ${controlWord("cascader.count", { count: 2 })}` }));
    await expect(await screen.findByText(word("cascader.loading"))).toBeVisible();
  },
};

export const Disabled: Story = { args: { value: [21, 22], disabled: true } };

export const Phone: Story = {
  args: { value: [121, 122, 21] },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^送达到: / }));
    await userEvent.click(await screen.findByRole("button", { name: "华东" }));
    await userEvent.click(screen.getByRole("button", { name: "江苏省" }));
    // the column that was opened last is in view
    const edge = screen.getByRole("dialog").getBoundingClientRect();
    const box = screen.getByRole("checkbox", { name: "无锡市" }).getBoundingClientRect();
    await expect(box.left).toBeGreaterThanOrEqual(edge.left);
    await expect(box.right).toBeLessThanOrEqual(edge.right);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375);
  },
};
