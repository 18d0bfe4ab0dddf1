import { textOf } from "@shopkeeper/hooks/texts";
import { type CategoryTask, pictureText, usePictureCategories } from "@shopkeeper/hooks/pictures";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, within } from "storybook/test";
import { opening } from "../../.storybook/opening";
import { withShop } from "../../.storybook/with-shop";
import { pattern, sentence, word } from "../../.storybook/words";
import { CategoryDialog } from "./category-dialog";

interface Args {
  /** The name of the category to edit; without it the dialog adds a category. */
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
    const dialog = await dialogOf(textOf(pictureText, "category.add"));
    await userEvent.click(dialog.getByRole("button", { name: word("actions.confirm") }));
    await expect(await dialog.findByText(textOf(pictureText, "problems.nameEmpty"))).toBeVisible();
    await userEvent.type(dialog.getByRole("textbox", { name: pattern`${textOf(pictureText, "category.name")}` }), "红茶");
    await userEvent.click(dialog.getByRole("button", { name: word("actions.confirm") }));
    await expect(await screen.findByText(word("done.created"))).toBeVisible();
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const NameTaken: Story = {
  decorators: [withShop({ pictureCategories: tea })],
  play: async ({ userEvent, args }) => {
    const dialog = await dialogOf(textOf(pictureText, "category.add"));
    await userEvent.type(dialog.getByRole("textbox", { name: pattern`${textOf(pictureText, "category.name")}` }), "茶具");
    await userEvent.click(dialog.getByRole("button", { name: word("actions.confirm") }));
    await expect((await dialog.findAllByText(sentence({ zh: "已有同名的分类", en: "Another category has this name." })))[0]).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Editing: Story = {
  args: { edits: "茶叶" },
  decorators: [withShop({ pictureCategories: tea })],
  play: async ({ userEvent }) => {
    const dialog = await dialogOf(textOf(pictureText, "category.edit"));
    const name = await dialog.findByRole("textbox", { name: pattern`${textOf(pictureText, "category.name")}` });
    await expect(name).toHaveValue("茶叶");
    await userEvent.clear(name);
    await userEvent.type(name, "名茶");
    await userEvent.click(dialog.getByRole("button", { name: word("actions.confirm") }));
    await expect(await screen.findByText(word("done.edited"))).toBeVisible();
  },
};

export const Loading: Story = {
  args: { edits: "茶叶" },
  decorators: [withShop({ pictureCategories: tea }, { at: "/category/info", does: "stall" })],
  play: async () =>
    expect(
      await (await dialogOf(textOf(pictureText, "category.edit"))).findByRole("status", { name: word("states.loading") }),
    ).toBeVisible(),
};

export const Failed: Story = {
  args: { edits: "茶叶" },
  decorators: [withShop({ pictureCategories: tea }, { at: "/category/info", does: "break" })],
  play: async () =>
    expect(
      await (await dialogOf(textOf(pictureText, "category.edit"))).findByRole("button", { name: word("actions.retry") }),
    ).toBeVisible(),
};

export const NotSaved: Story = {
  decorators: [withShop({ pictureCategories: tea }, { at: "/category/save", does: "break" })],
  play: async ({ userEvent, args }) => {
    const dialog = await dialogOf(textOf(pictureText, "category.add"));
    const name = dialog.getByRole("textbox", { name: pattern`${textOf(pictureText, "category.name")}` });
    await userEvent.type(name, "红茶");
    await userEvent.click(dialog.getByRole("button", { name: word("actions.confirm") }));
    await expect(await screen.findByText(word("failures.network"))).toBeVisible();
    await expect(name).toHaveValue("红茶");
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: "phone" } },
  decorators: [withShop({ pictureCategories: tea })],
  play: async () =>
    expect((await dialogOf(textOf(pictureText, "category.add"))).getByRole("button", { name: word("actions.confirm") })).toBeVisible(),
};
