import { useClient, useRead } from "@shopkeeper/hooks/core";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { withShop } from "../../.storybook/with-shop";
import { CategoryDialog } from "./category-dialog";

interface Args {
  /** The name of the category that is edited; none adds one. */
  edits?: string;
  /** Below which category a new one goes, by name. */
  below?: string;
  onDone: () => void;
  onCancel: () => void;
}

function Opened({ edits, below, ...links }: Args) {
  const categories = useRead("listProductCategories", {});
  const named = (name: string | undefined) => categories.data?.find((category) => category.name === name);
  if (categories.isLoading) return <span data-busy="" />;
  return <CategoryDialog category={named(edits)} parent={named(below)?.id} {...links} />;
}

const meta = {
  title: "Categories/Dialog",
  args: { onDone: fn(), onCancel: fn() },
  parameters: { docs: { story: { inline: false, height: "560px" } } },
  render: Opened,
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<typeof meta>;

const tea = [{ name: "茶叶", children: ["绿茶", "红茶"] }, { name: "茶具" }];
const dialogOf = async (name: string) => within(await screen.findByRole("dialog", { name }));
const nameIn = (dialog: ReturnType<typeof within>) => dialog.getByRole("textbox", { name: /分类名称/ });

export const Adding: Story = {
  decorators: [withShop({ categories: tea })],
  play: async ({ userEvent, args }) => {
    const dialog = await dialogOf("创建产品分类");
    await expect(dialog.getByRole("button", { name: "父级: 顶层目录" })).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "确定" }));
    await expect(await dialog.findByText("请输入分类名称")).toBeVisible();
    await userEvent.type(nameIn(dialog), "茶点");
    await userEvent.click(dialog.getByRole("button", { name: "确定" }));
    await expect(await screen.findByText("创建目录成功")).toBeVisible();
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
  },
};

export const AddingBelow: Story = {
  args: { below: "茶具" },
  decorators: [withShop({ categories: tea })],
  play: async () => expect(await (await dialogOf("创建产品分类")).findByRole("button", { name: "父级: 茶具" })).toBeVisible(),
};

export const NameTaken: Story = {
  decorators: [withShop({ categories: tea })],
  play: async ({ userEvent, args }) => {
    const dialog = await dialogOf("创建产品分类");
    await userEvent.type(nameIn(dialog), "茶具");
    await userEvent.click(dialog.getByRole("button", { name: "确定" }));
    await expect(await dialog.findByText("已有同名的分类")).toBeVisible();
    await expect(nameIn(dialog)).toHaveValue("茶具");
    await expect(args.onDone).not.toHaveBeenCalled();
  },
};

export const Editing: Story = {
  args: { edits: "绿茶" },
  decorators: [withShop({ categories: tea })],
  play: async ({ userEvent }) => {
    const dialog = await dialogOf("编辑产品分类");
    await expect(nameIn(dialog)).toHaveValue("绿茶");
    await userEvent.click(await dialog.findByRole("button", { name: "父级: 茶叶" }));
    await userEvent.click(await screen.findByRole("button", { name: /^茶具/ }));
    await userEvent.click(dialog.getByRole("button", { name: "确定" }));
    await expect(await screen.findByText("更新目录成功")).toBeVisible();
  },
};

/** A category with others below it stays at the top, and says why. */
export const EditingRoot: Story = {
  args: { edits: "茶叶" },
  decorators: [withShop({ categories: tea })],
  play: async () => {
    const dialog = await dialogOf("编辑产品分类");
    await expect(await dialog.findByText("该分类下还有子分类，不能移到其他分类下")).toBeVisible();
    await expect(dialog.getByRole("button", { name: "父级: 顶层目录" })).toBeDisabled();
  },
};

/** What was typed is asked about before it is lost. */
export const Leaving: Story = {
  decorators: [withShop({ categories: tea })],
  play: async ({ userEvent, args }) => {
    const dialog = await dialogOf("创建产品分类");
    await userEvent.type(nameIn(dialog), "茶点");
    await userEvent.click(dialog.getByRole("button", { name: "取消" }));
    await expect(await screen.findByText("内容还没有保存，确定要离开吗？")).toBeVisible();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

export const NotSaved: Story = {
  decorators: [withShop({ categories: tea }, { at: "/category/add", does: "break" })],
  play: async ({ userEvent, args }) => {
    const dialog = await dialogOf("创建产品分类");
    await userEvent.type(nameIn(dialog), "茶点");
    await userEvent.click(dialog.getByRole("button", { name: "确定" }));
    await expect(await screen.findByText("网络连接失败，请检查网络后重试")).toBeVisible();
    await expect(nameIn(dialog)).toHaveValue("茶点");
    await expect(args.onDone).not.toHaveBeenCalled();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: "phone" } },
  decorators: [withShop({ categories: tea })],
  play: async () => expect((await dialogOf("创建产品分类")).getByRole("button", { name: "确定" })).toBeVisible(),
};

/** Someone else saved it meanwhile: both versions, and which to go on with. */
export const Overtaken: Story = {
  args: { edits: "绿茶" },
  decorators: [withShop({ categories: tea })],
  render: function Overtaken(args) {
    const client = useClient();
    const categories = useRead("listProductCategories", {});
    const edited = categories.data?.find(({ name }) => name === args.edits);
    return (
      <>
        <button
          type="button"
          onClick={() =>
            edited && void client.updateProductCategory({ body: { id: edited.id, pid: edited.pid, name: "明前绿茶", sort: 5 } })
          }
        >
          另一个人保存
        </button>
        {edited && <CategoryDialog category={edited} onDone={args.onDone} onCancel={args.onCancel} />}
      </>
    );
  },
  play: async ({ canvas, userEvent, args }) => {
    const dialog = await dialogOf("编辑产品分类");
    (await canvas.findByText("另一个人保存")).click();
    await userEvent.clear(nameIn(dialog));
    await userEvent.type(nameIn(dialog), "我的绿茶");
    await userEvent.click(dialog.getByRole("button", { name: "确定" }));
    const conflict = await dialogOf("“明前绿茶”已被他人修改");
    await expect(conflict.getByText("我的绿茶")).toBeVisible();
    await userEvent.click(conflict.getByRole("button", { name: "用我的内容覆盖" }));
    await expect(await screen.findByText("更新目录成功")).toBeVisible();
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
  },
};
