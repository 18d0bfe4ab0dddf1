import { categoryText } from "@shopkeeper/hooks/categories";
import { textOf } from "@shopkeeper/hooks/texts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { withShop } from "../../.storybook/with-shop";
import { word } from "../../.storybook/words";
import { CategoryListScreen } from "./category-list-screen";

const meta = { title: "Screens/Categories/Tree", component: CategoryListScreen } satisfies Meta<typeof CategoryListScreen>;
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
    await expect(canvas.getByText(textOf(categoryText, "list.count", { roots: 3, below: 5 }))).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: textOf(categoryText, "list.closeAll") }));
    await waitFor(() => expect(canvas.queryByText(/^绿茶 \|/)).toBeNull());
    await userEvent.click(canvas.getByRole("button", { name: textOf(categoryText, "list.openAll") }));
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

export const Empty: Story = { tags: ["!test"], decorators: [withShop()] };
export const Loading: Story = { tags: ["!test"], decorators: [withShop({ categories: tea }, { at, does: "stall" })] };
export const Refused: Story = { tags: ["!test"], decorators: [withShop({ permissions: ["merchant:product:info"] })] };
export const Failed: Story = { tags: ["!test"], decorators: [withShop({ categories: tea }, { at, does: "break" })] };

export const ReadOnly: Story = {
  tags: ["!test"],
  decorators: [withShop({ categories: tea, permissions: ["merchant:product:category:list"] })],
};

export const Phone: Story = {
  globals: { viewport: { value: "phone" } },
  decorators: [withShop({ categories: tea })],
  play: async ({ canvas }) => expect(await canvas.findByText(/^绿茶 \|/)).toBeVisible(),
};

export const Ordering: Story = {
  decorators: [withShop({ categories: tea })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: textOf(categoryText, "list.order") }));
    const dialog = await dialogOf(textOf(categoryText, "order.title"));
    await expect(dialog.getByRole("button", { name: word("actions.save") })).toBeDisabled();
    const handle = await waitFor(async () => {
      const found = dialog.getByRole("button", { name: word("reorder.handle", { label: "茶器" }) });
      await expect(found).toBeEnabled();
      return found;
    });
    handle.focus();
    await userEvent.keyboard(" {Home} ");
    await waitFor(() => expect(dialog.getByRole("button", { name: word("actions.save") })).toBeEnabled());
  },
};
