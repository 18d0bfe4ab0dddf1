import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { withShop } from "../../.storybook/with-shop";
import { CategoryListScreen } from "./category-list-screen";

const meta = { title: "Categories/Tree", component: CategoryListScreen } satisfies Meta<typeof CategoryListScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const tea = [
  { name: "名优茶", children: ["绿茶", "红茶", "乌龙茶"] },
  { name: "茶器", children: ["茶壶盖碗", "杯具"] },
  { name: "旧版活动", isShow: false },
];
const at = "/store/product/category/list";
const dialogOf = async (name: string) => within(await screen.findByRole("dialog", { name }));

export const Full: Story = {
  decorators: [withShop({ categories: tea })],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^绿茶 \|/)).toBeVisible();
    await expect(canvas.getByText("3 个一级分类，5 个子分类")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "展开 名优茶" }));
    await waitFor(() => expect(canvas.queryByText(/^绿茶 \|/)).toBeNull());
    await userEvent.click(canvas.getByRole("button", { name: "全部展开" }));
    await expect(await canvas.findByText(/^绿茶 \|/)).toBeVisible();
  },
};

/** The rows are walked through, opened and closed by the arrow keys. */
export const ByKeyboard: Story = {
  decorators: [withShop({ categories: tea })],
  play: async ({ canvas, userEvent }) => {
    const root = await canvas.findByRole("row", { name: /名优茶/ });
    await expect(root).toHaveAttribute("aria-level", "1");
    root.focus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("row", { name: /^绿茶/ })).toHaveFocus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(root).toHaveFocus();
    await userEvent.keyboard("{ArrowLeft}");
    await waitFor(() => expect(root).toHaveAttribute("aria-expanded", "false"));
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("row", { name: /茶器/ })).toHaveFocus();
    await userEvent.keyboard("{End}");
    await expect(canvas.getByRole("row", { name: /旧版活动/ })).toHaveFocus();
  },
};

export const Empty: Story = {
  decorators: [withShop()],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("暂无商品分类")).toBeVisible();
    await expect(canvas.getAllByRole("button", { name: "新增产品分类" })).toHaveLength(2);
  },
};

export const Loading: Story = {
  decorators: [withShop({ categories: tea }, { at, does: "stall" })],
  play: async ({ canvas }) => expect((await canvas.findByRole("treegrid", { name: "商品分类" })).getAttribute("aria-busy")).toBe("true"),
};

export const Refused: Story = {
  decorators: [withShop({ permissions: ["merchant:product:info"] })],
  play: async ({ canvas }) => expect(await canvas.findByText("没有权限访问。")).toBeVisible(),
};

export const Failed: Story = {
  decorators: [withShop({ categories: tea }, { at, does: "break" })],
  play: async ({ canvas }) => expect(await canvas.findByRole("button", { name: "重试" })).toBeVisible(),
};

export const ReadOnly: Story = {
  decorators: [withShop({ categories: tea, permissions: ["merchant:product:category:list"] })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^绿茶 \|/)).toBeVisible();
    await expect(canvas.queryByRole("switch")).toBeNull();
    await expect(canvas.getByText("隐藏")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "删除 绿茶" })).toBeNull();
    await expect(canvas.queryByRole("button", { name: "新增产品分类" })).toBeNull();
    await expect(canvas.queryByRole("button", { name: "调整顺序" })).toBeNull();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: "phone" } },
  decorators: [withShop({ categories: tea })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^绿茶 \|/)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375);
  },
};

/** Hiding a parent hides its children with it; showing a child shows its parent. */
export const Switching: Story = {
  decorators: [withShop({ categories: tea })],
  play: async ({ canvas, userEvent }) => {
    const of = (name: string) => canvas.getByRole("switch", { name: `显示或隐藏 ${name}` });
    await userEvent.click(await canvas.findByRole("switch", { name: "显示或隐藏 名优茶" }));
    await expect(of("绿茶")).not.toBeChecked();
    await expect(await screen.findByText("修改成功")).toBeVisible();
    await userEvent.click(of("绿茶"));
    await waitFor(() => expect([of("名优茶"), of("绿茶"), of("红茶")].map((one) => one.matches(":checked"))).toEqual([true, true, false]));
  },
};

/** A switch that cannot be carried out flips back. */
export const SwitchingFailed: Story = {
  decorators: [withShop({ categories: tea }, { at: "/category/update/show", does: "break" })],
  play: async ({ canvas, userEvent }) => {
    const toggle = await canvas.findByRole("switch", { name: "显示或隐藏 绿茶" });
    await userEvent.click(toggle);
    await expect(await screen.findByText("网络连接失败，请检查网络后重试")).toBeVisible();
    await waitFor(() => expect(toggle).toBeChecked());
  },
};

export const AddingBelow: Story = {
  decorators: [withShop({ categories: tea })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "添加子目录 茶器" }));
    const dialog = await dialogOf("创建产品分类");
    await expect(await dialog.findByRole("button", { name: "父级: 茶器" })).toBeVisible();
    await userEvent.type(dialog.getByRole("textbox", { name: /分类名称/ }), "公道杯");
    await userEvent.click(dialog.getByRole("button", { name: "确定" }));
    await expect(await screen.findByText("创建目录成功")).toBeVisible();
    await expect(await canvas.findByText(/^公道杯 \|/)).toBeVisible();
  },
};

export const Ordering: Story = {
  decorators: [withShop({ categories: tea })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "调整顺序" }));
    const dialog = await dialogOf("调整分类顺序");
    await expect(dialog.getByRole("button", { name: "保存" })).toBeDisabled();
    const handle = await waitFor(async () => {
      const found = dialog.getByRole("button", { name: "移动 茶器" });
      await expect(found).toBeEnabled();
      return found;
    });
    handle.focus();
    await userEvent.keyboard(" {Home} ");
    await userEvent.click(dialog.getByRole("button", { name: "保存" }));
    await expect(await screen.findByText("顺序已保存")).toBeVisible();
    await waitFor(() =>
      expect(canvas.getAllByText(/^(名优茶|茶器) \|/).map((one) => one.textContent?.slice(0, 2))).toEqual(["茶器", "名优"]),
    );
  },
};

export const Deleting: Story = {
  decorators: [withShop({ categories: tea })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "删除 红茶" }));
    const dialog = await dialogOf("系统提示");
    await expect(dialog.getByText("删除当前数据?")).toBeVisible();
    await expect(dialog.getByText("红茶")).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "确定" }));
    await waitFor(() => expect(canvas.queryByText(/^红茶 \|/)).toBeNull());
  },
};

/** A category that products are in says which. */
export const DeletingInUse: Story = {
  decorators: [withShop({ categories: [{ name: "绿茶" }, { name: "名优茶", children: ["红茶"] }], products: [{ name: "明前龙井" }] })],
  play: async ({ canvas, userEvent }) => {
    const [row] = await canvas.findAllByRole("button", { name: /^删除 (绿茶|红茶)$/ });
    await userEvent.click(row ?? canvas.getByRole("button", { name: "删除 红茶" }));
    const dialog = await dialogOf("系统提示");
    await userEvent.click(dialog.getByRole("button", { name: "确定" }));
    await expect(await dialog.findByRole("alert")).toHaveTextContent("“明前龙井”");
  },
};
