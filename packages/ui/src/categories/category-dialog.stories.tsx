import { categoryText } from "@shopkeeper/hooks/categories";
import { textOf } from "@shopkeeper/hooks/texts";
import { useRead } from "@shopkeeper/hooks/core";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, within } from "storybook/test";
import { opening } from "../../.storybook/opening";
import { withShop } from "../../.storybook/with-shop";
import { pattern, word } from "../../.storybook/words";
import { CategoryDialog } from "./category-dialog";

interface Args {
  /** The name of the category to edit; without it the dialog adds a category. */
  edits?: string;
  onDone: () => void;
  onCancel: () => void;
}

function Opened({ edits, ...links }: Args) {
  const categories = useRead("listProductCategories", {});
  if (categories.isLoading) return <span data-busy="" />;
  return <CategoryDialog category={categories.data?.find(({ name }) => name === edits)} {...links} />;
}

const meta = {
  title: "Screens/Categories/Dialog",
  args: { onDone: fn(), onCancel: fn() },
  parameters: { docs: { story: { inline: false, height: "560px" } } },
  render: opening(Opened, "onDone", "onCancel"),
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<typeof meta>;

const tea = [{ name: "茶叶", children: ["绿茶", "红茶"] }, { name: "茶具" }];
const dialogOf = async (name: string) => within(await screen.findByRole("dialog", { name }));

export const Adding: Story = { tags: ["!test"], decorators: [withShop({ categories: tea })] };

export const Editing: Story = {
  args: { edits: "绿茶" },
  decorators: [withShop({ categories: tea })],
  play: async ({ userEvent }) => {
    const dialog = await dialogOf(textOf(categoryText, "form.editTitle"));
    await expect(dialog.getByRole("textbox", { name: pattern`${textOf(categoryText, "form.name")}` })).toHaveValue("绿茶");
    await userEvent.click(await dialog.findByRole("button", { name: `${textOf(categoryText, "form.parent")}: 茶叶` }));
    await userEvent.click(await screen.findByRole("button", { name: /^茶具/ }));
    await userEvent.click(dialog.getByRole("button", { name: word("actions.confirm") }));
    await expect(await screen.findByText(textOf(categoryText, "form.updated"))).toBeVisible();
  },
};

/** A category with others below it stays at the top; the field explains it. */
export const EditingRoot: Story = {
  args: { edits: "茶叶" },
  decorators: [withShop({ categories: tea })],
  play: async () => {
    const dialog = await dialogOf(textOf(categoryText, "form.editTitle"));
    await expect(await dialog.findByText(textOf(categoryText, "problems.hasChildren"))).toBeVisible();
    await expect(
      dialog.getByRole("button", { name: `${textOf(categoryText, "form.parent")}: ${textOf(categoryText, "form.top")}` }),
    ).toBeDisabled();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: "phone" } },
  decorators: [withShop({ categories: tea })],
  play: async () =>
    expect((await dialogOf(textOf(categoryText, "form.addTitle"))).getByRole("button", { name: word("actions.confirm") })).toBeVisible(),
};
