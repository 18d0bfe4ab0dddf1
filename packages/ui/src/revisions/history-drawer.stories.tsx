import { categoryHistory, categoryText } from "@shopkeeper/hooks/categories/shared";
import { textOf } from "@shopkeeper/hooks/texts";
import { revisionText } from "@shopkeeper/hooks/revisions/shared";
import { RevisionState } from "@shopkeeper/sdk";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, within } from "storybook/test";
import { opening } from "../../.storybook/opening";
import { withShop } from "../../.storybook/with-shop";
import { codeLabel, sentence, word } from "../../.storybook/words";
import { CategoryListScreen } from "../categories/category-list-screen";
import { HistoryDrawer } from "./history-drawer";

const meta = {
  title: "Screens/Revisions/History",
  component: HistoryDrawer,
  args: { kind: "category", words: categoryHistory, onClose: fn() },
  render: opening(HistoryDrawer, "onClose"),
  parameters: { docs: { story: { inline: false, height: "560px" } } },
} satisfies Meta<typeof HistoryDrawer>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = "/merchant/revision/list";
/** The server's name of the change, as in the contract. */
const hiding = () => sentence({ zh: "显示或隐藏商品分类", en: "Show or hide a category" });

/** A category is hidden, then undone from the history of all categories. */
export const Full: Story = {
  decorators: [withShop({ categories: [{ name: "茶器" }] })],
  render: () => <CategoryListScreen />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("switch", { name: textOf(categoryText, "list.switchNamed", { name: "茶器" }) }));
    await userEvent.click(canvas.getByRole("button", { name: textOf(revisionText, "title") }));
    const drawer = within(await screen.findByRole("dialog", { name: textOf(revisionText, "title") }));
    await expect(await drawer.findByText(hiding())).toBeVisible();
    await userEvent.click(drawer.getByRole("button", { name: textOf(revisionText, "undo.named", { action: hiding() }) }));
    const asking = within(await screen.findByRole("dialog", { name: textOf(revisionText, "undo.named", { action: hiding() }) }));
    await userEvent.click(await asking.findByRole("button", { name: word("actions.undo") }));
    await expect(await drawer.findByText(codeLabel("RevisionState", RevisionState.undone))).toBeVisible();
  },
};

export const Empty: Story = { tags: ["!test"], decorators: [withShop()] };
export const Loading: Story = { tags: ["!test"], decorators: [withShop({}, { at, does: "stall" })] };
export const Failed: Story = { tags: ["!test"], decorators: [withShop({}, { at, does: "break" })] };
export const Phone: Story = { ...Full, tags: ["!test"], globals: { viewport: { value: "phone" } } };
