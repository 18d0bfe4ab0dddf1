import type { CascaderNode } from "@shopkeeper/hooks/core";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";
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

const meta = {
  title: "Parts/Cascader",
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
} satisfies Meta<typeof Cascader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Branches: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "商品分类: 请选择" }));
    await userEvent.click(await screen.findByRole("button", { name: "食品" }));
    await userEvent.click(screen.getByRole("button", { name: "茶叶" }));
    await expect(screen.getByRole("button", { name: "酒水" })).toBeDisabled();
    await userEvent.click(screen.getByRole("button", { name: "红茶" }));
    await expect(args.onChange).toHaveBeenCalledWith(112, expect.objectContaining({ label: "食品 / 茶叶 / 红茶" }));
    await expect(canvas.getByRole("button", { name: "商品分类: 食品 / 茶叶 / 红茶" })).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "清除所选" }));
    await expect(args.onChange).toHaveBeenLastCalledWith(undefined, undefined);
  },
};

export const ByKeys: Story = {
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole("button", { name: "商品分类: 请选择" }).focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.getByLabelText("搜索选项")).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await screen.findByRole("button", { name: "茶叶" });
    await userEvent.keyboard("{ArrowRight}{ArrowDown}{Enter}");
    await expect(args.onChange).toHaveBeenCalledWith(12, expect.objectContaining({ name: "坚果" }));
  },
};

export const AnyLevel: Story = {
  args: { isLeafOnly: false },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "商品分类: 请选择" }));
    await userEvent.click(await screen.findByRole("button", { name: "食品" }));
    await userEvent.click(screen.getByRole("button", { name: "选择 食品" }));
    await expect(args.onChange).toHaveBeenCalledWith(1, expect.objectContaining({ name: "食品" }));
  },
};

export const Searching: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "商品分类: 请选择" }));
    await userEvent.type(await screen.findByLabelText("搜索选项"), "茶");
    await userEvent.click(await screen.findByRole("button", { name: "食品 / 茶叶 / 绿茶" }));
    await expect(args.onChange).toHaveBeenCalledWith(111, expect.anything());
    await userEvent.click(canvas.getByRole("button", { name: /商品分类/ }));
    await userEvent.type(await screen.findByLabelText("搜索选项"), "电器");
    await expect(await screen.findByText("没有匹配的选项")).toBeVisible();
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
    const trigger = canvas.getByRole("button", { name: "商品分类: 请选择" });
    await expect(trigger).toHaveAttribute("data-invalid");
    await userEvent.click(trigger);
    // what is typed to search is neither the field nor wrong
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
    await userEvent.click(canvas.getByRole("button", { name: "商品分类: 请选择" }));
    const started = performance.now();
    await userEvent.type(await screen.findByLabelText("搜索选项"), "小类 150");
    await screen.findByRole("button", { name: "大类 150 / 小类 150-1" });
    await expect(performance.now() - started).toBeLessThan(3000);
  },
};

export const Gone: Story = { args: { value: 999 }, play: async ({ canvas }) => expect(canvas.getByText("#999")).toBeVisible() };
export const Disabled: Story = { args: { value: 12, disabled: true } };
export const Loading: Story = {
  args: { nodes: undefined },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "商品分类: 请选择" }));
    await expect(await screen.findByText("正在加载选项")).toBeVisible();
  },
};
