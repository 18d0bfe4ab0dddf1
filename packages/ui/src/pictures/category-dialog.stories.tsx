import { type CategoryTask, usePictureCategories } from "@shopkeeper/hooks/pictures";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, within } from "storybook/test";
import { opening } from "../../.storybook/opening";
import { withShop } from "../../.storybook/with-shop";
import { CategoryDialog } from "./category-dialog";

interface Args {
  /** The name of the category that is edited; none adds one. */
  edits?: string;
  onClose: () => void;
}

function Opened({ edits, onClose }: Args) {
  const [chosen, choose] = useState<number>();
  const categories = usePictureCategories(chosen, choose);
  const edited = categories.all.find(({ name }) => name === edits);
  if (edits !== undefined && !edited) return <></>;
  const task: CategoryTask = edited ? { is: "edit", id: edited.id } : { is: "add", parent: 0 };
  return <CategoryDialog task={task} categories={{ ...categories, closeTask: onClose }} />;
}

const meta = {
  title: "Screens/Pictures/Category dialog",
  args: { onClose: fn() },
  render: opening(Opened, "onClose"),
  parameters: { docs: { story: { inline: false, height: "440px" } } },
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<typeof meta>;

const tea = [{ name: "茶叶", children: [{ name: "绿茶" }] }, { name: "茶具" }];
const dialogOf = async (name: string) => within(await screen.findByRole("dialog", { name }));

export const Adding: Story = {
  decorators: [withShop({ pictureCategories: tea })],
  play: async ({ userEvent, args }) => {
    const dialog = await dialogOf("添加分类");
    await userEvent.click(dialog.getByRole("button", { name: "确定" }));
    await expect(await dialog.findByText("请输入分类名称")).toBeVisible();
    await userEvent.type(dialog.getByRole("textbox", { name: /分类名称/ }), "红茶");
    await userEvent.click(dialog.getByRole("button", { name: "确定" }));
    await expect(await screen.findByText("创建成功")).toBeVisible();
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const NameTaken: Story = {
  decorators: [withShop({ pictureCategories: tea })],
  play: async ({ userEvent, args }) => {
    const dialog = await dialogOf("添加分类");
    await userEvent.type(dialog.getByRole("textbox", { name: /分类名称/ }), "茶具");
    await userEvent.click(dialog.getByRole("button", { name: "确定" }));
    await expect((await dialog.findAllByText("已有同名的分类"))[0]).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Editing: Story = {
  args: { edits: "茶叶" },
  decorators: [withShop({ pictureCategories: tea })],
  play: async ({ userEvent }) => {
    const dialog = await dialogOf("编辑分类");
    const name = await dialog.findByRole("textbox", { name: /分类名称/ });
    await expect(name).toHaveValue("茶叶");
    await userEvent.clear(name);
    await userEvent.type(name, "名茶");
    await userEvent.click(dialog.getByRole("button", { name: "确定" }));
    await expect(await screen.findByText("编辑成功")).toBeVisible();
  },
};

export const Loading: Story = {
  args: { edits: "茶叶" },
  decorators: [withShop({ pictureCategories: tea }, { at: "/category/info", does: "stall" })],
  play: async () => expect(await (await dialogOf("编辑分类")).findByRole("status", { name: "加载中..." })).toBeVisible(),
};

export const Failed: Story = {
  args: { edits: "茶叶" },
  decorators: [withShop({ pictureCategories: tea }, { at: "/category/info", does: "break" })],
  play: async () => expect(await (await dialogOf("编辑分类")).findByRole("button", { name: "重试" })).toBeVisible(),
};

export const NotSaved: Story = {
  decorators: [withShop({ pictureCategories: tea }, { at: "/category/save", does: "break" })],
  play: async ({ userEvent, args }) => {
    const dialog = await dialogOf("添加分类");
    const name = dialog.getByRole("textbox", { name: /分类名称/ });
    await userEvent.type(name, "红茶");
    await userEvent.click(dialog.getByRole("button", { name: "确定" }));
    await expect(await screen.findByText("网络连接失败，请检查网络后重试")).toBeVisible();
    await expect(name).toHaveValue("红茶");
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: "phone" } },
  decorators: [withShop({ pictureCategories: tea })],
  play: async () => expect((await dialogOf("添加分类")).getByRole("button", { name: "确定" })).toBeVisible(),
};
