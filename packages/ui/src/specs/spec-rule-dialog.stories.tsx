import { useClient, useRead } from "@shopkeeper/hooks/core";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect } from "react";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { withShop } from "../../.storybook/with-shop";
import { SpecRuleDialog } from "./spec-rule-dialog";

interface Args {
  /** The rule that is edited; a new one is added without. */
  edits: string | undefined;
  /** Someone else saves it under this name while it is open. */
  overtakenBy?: string;
  onDone: () => void;
  onCancel: () => void;
}

const meta = {
  title: "Specs/Form",
  parameters: { docs: { story: { inline: false, height: "600px" } } },
  args: { edits: undefined, onDone: fn(), onCancel: fn() },
  render: function Render({ edits, overtakenBy, ...links }: Args) {
    const client = useClient();
    const rules = useRead("listSpecRules", { query: { keywords: edits ?? "" } });
    const rule = rules.data?.list.find(({ ruleName }) => ruleName === edits);
    useEffect(() => {
      if (rule && overtakenBy) void client.updateSpecRule({ body: { id: rule.id, ruleName: overtakenBy, ruleValue: rule.ruleValue } });
    }, [client, rule, overtakenBy]);
    if (rules.isLoading) return <span data-busy="" />;
    return <SpecRuleDialog rule={rule} {...links} />;
  },
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<typeof meta>;

const clothes = { ruleName: "颜色尺码", specs: { 颜色: ["黑色", "白色", "米色"], 尺码: ["S", "M", "L", "XL"] } };
const dialog = async () => within(await screen.findByRole("dialog", { name: "属性规格" }));

export const Adding: Story = {
  decorators: [withShop()],
  play: async ({ userEvent, args }) => {
    const form = await dialog();
    await userEvent.type(form.getByLabelText("规格名称"), "上衣");
    await userEvent.click(form.getByRole("button", { name: "添加新规格" }));
    await expect(form.getByPlaceholderText("请输入规格")).toHaveFocus();
    await userEvent.type(form.getByPlaceholderText("请输入规格"), "颜色");
    await userEvent.click(form.getByRole("button", { name: "确定添加新规格" }));
    await expect(await form.findByText("请添加规格名称")).toBeVisible();
    await userEvent.type(form.getByPlaceholderText("请输入规格值"), "红{Enter}");
    await expect(await form.findByRole("region", { name: "规格 颜色" })).toBeVisible();
    await expect(form.getByRole("button", { name: "添加新规格" })).toHaveFocus();

    await userEvent.click(form.getByRole("button", { name: "添加 颜色 的规格值" }));
    await userEvent.keyboard("{Enter}");
    await expect(await form.findByText("请添加属性")).toBeVisible();
    await userEvent.keyboard("蓝{Enter}红{Enter}");
    await expect(await form.findByText("已有“红”，不重复添加")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect(form.getByRole("button", { name: "添加 颜色 的规格值" })).toHaveFocus();

    await userEvent.click(form.getByRole("button", { name: "确定" }));
    await expect(await form.findByRole("button", { name: "正在提交..." })).toHaveAttribute("aria-busy", "true");
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
    await expect(await screen.findByText("提交成功")).toBeVisible();
  },
};

export const Empty: Story = {
  decorators: [withShop()],
  play: async ({ userEvent, args }) => {
    const form = await dialog();
    await userEvent.click(form.getByRole("button", { name: "确定" }));
    await expect(await form.findByText("请输入规格名称")).toBeVisible();
    await expect(form.getByText("请至少添加一条属性规格！")).toBeVisible();
    await expect(form.getByLabelText("规格名称")).toHaveFocus();
    await expect(args.onDone).not.toHaveBeenCalled();
  },
};

export const Editing: Story = {
  args: { edits: "颜色尺码" },
  decorators: [withShop({ specRules: [clothes] })],
  play: async ({ userEvent, args }) => {
    const form = await dialog();
    const handle = await waitFor(async () => {
      const found = form.getByRole("button", { name: "移动 XL" });
      await expect(found).toBeEnabled();
      return found;
    });
    handle.focus();
    await userEvent.keyboard(" {ArrowLeft}{Home} ");
    await expect(valuesOf(form.getByRole("region", { name: "规格 尺码" }))).toEqual(["XL", "S", "M", "L"]);
    form.getByRole("button", { name: "移动 尺码" }).focus();
    await userEvent.keyboard(" {ArrowUp} ");
    await expect(form.getAllByRole("heading", { level: 3 }).map((one) => one.textContent)).toEqual(["尺码", "颜色"]);
    await userEvent.click(form.getByRole("button", { name: "删除 颜色 米色" }));
    await userEvent.click(form.getByRole("button", { name: "确定" }));
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
  },
};

export const Leaving: Story = {
  args: { edits: "颜色尺码" },
  decorators: [withShop({ specRules: [clothes] })],
  play: async ({ userEvent, args }) => {
    const form = await dialog();
    await userEvent.click(form.getByRole("button", { name: "删除规格 尺码" }));
    await userEvent.click(form.getByRole("button", { name: "取消" }));
    const question = within(await screen.findByRole("dialog", { name: "系统提示" }));
    await expect(question.getByText("内容还没有保存，确定要离开吗？")).toBeVisible();
    await userEvent.click(question.getByRole("button", { name: "取消" }));
    await expect(args.onCancel).not.toHaveBeenCalled();
    await userEvent.click(form.getByRole("button", { name: "关闭" }));
    await userEvent.click(within(await screen.findByRole("dialog", { name: "系统提示" })).getByRole("button", { name: "确定" }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(await screen.findByText("已取消")).toBeVisible();
  },
};

export const NameTaken: Story = {
  decorators: [withShop({ specRules: [clothes] })],
  play: async ({ userEvent, args }) => {
    const form = await dialog();
    await userEvent.type(form.getByLabelText("规格名称"), "颜色尺码");
    await userEvent.click(form.getByRole("button", { name: "添加新规格" }));
    await userEvent.type(form.getByPlaceholderText("请输入规格"), "材质");
    await userEvent.type(form.getByPlaceholderText("请输入规格值"), "纯棉，亚麻");
    await userEvent.click(form.getByRole("button", { name: "确定" }));
    await expect(await form.findByText("已有名为“颜色尺码”的规格，请换一个名称")).toBeVisible();
    await expect(form.getByLabelText("规格名称")).toHaveValue("颜色尺码");
    await expect(valuesOf(form.getByRole("region", { name: "规格 材质" }))).toEqual(["纯棉", "亚麻"]);
    await expect(args.onDone).not.toHaveBeenCalled();
  },
};

export const Overtaken: Story = {
  args: { edits: "颜色尺码", overtakenBy: "别人的名字" },
  decorators: [withShop({ specRules: [clothes] })],
  play: async ({ userEvent, args }) => {
    const form = await dialog();
    await userEvent.type(form.getByLabelText("规格名称"), "二");
    await userEvent.click(form.getByRole("button", { name: "确定" }));
    const conflict = within(await screen.findByRole("dialog", { name: "“别人的名字”已被他人修改" }));
    await expect(conflict.getByRole("region", { name: "你的内容" })).toHaveTextContent("颜色尺码二");
    await expect(conflict.getByRole("region", { name: "最新内容" })).toHaveTextContent("别人的名字");
    await userEvent.click(conflict.getByRole("button", { name: "用我的内容覆盖" }));
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
  },
};

export const Failing: Story = {
  args: { edits: "颜色尺码" },
  decorators: [withShop({ specRules: [clothes] }, { at: "/rule/update", does: "break" })],
  play: async ({ userEvent }) => {
    const form = await dialog();
    await userEvent.type(form.getByLabelText("规格名称"), "二");
    await userEvent.click(form.getByRole("button", { name: "确定" }));
    await expect(await screen.findByText("网络连接失败，请检查网络后重试")).toBeVisible();
    await expect(form.getByLabelText("规格名称")).toHaveValue("颜色尺码二");
    await expect(form.getByRole("button", { name: "确定" })).toBeEnabled();
  },
};

export const Broken: Story = {
  args: { edits: "坏了一半" },
  decorators: [withShop({ specRules: [{ ruleName: "坏了一半", ruleValue: '[{"value":"颜色","detail":["红"]},7]' }] })],
  play: async () => {
    const form = await dialog();
    await expect(form.getByRole("note")).toBeVisible();
    await expect(form.getByRole("region", { name: "规格 颜色" })).toBeVisible();
  },
};

export const Refused: Story = {
  args: { edits: "颜色尺码" },
  decorators: [withShop({ specRules: [clothes], permissions: ["merchant:product:rule:page:list"] })],
  play: async () => {
    const form = await dialog();
    await expect(form.queryByRole("button", { name: "确定" })).toBeNull();
    await expect(form.getByLabelText("规格名称")).toBeDisabled();
  },
};

const many = Array.from(
  { length: 6 },
  (_, at) => [`规格${at + 1}`, Array.from({ length: 12 }, (_, value) => `第${value + 1}种很长的值`)] as const,
);

export const Long: Story = {
  args: { edits: "很多" },
  decorators: [withShop({ specRules: [{ ruleName: "很多", specs: Object.fromEntries(many) }] })],
  play: async () => expect((await dialog()).getAllByRole("region")).toHaveLength(6),
};

export const Phone: Story = {
  args: { edits: "颜色尺码" },
  globals: { viewport: { value: "phone" } },
  decorators: [withShop({ specRules: [clothes] })],
  play: async () => {
    await dialog();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375);
  },
};

const valuesOf = (section: HTMLElement) =>
  within(section)
    .getAllByRole("listitem")
    .map((item) => item.textContent);
