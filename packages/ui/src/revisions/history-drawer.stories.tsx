import { categoryHistory } from "@shopkeeper/hooks/categories/shared";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, within } from "storybook/test";
import { opening } from "../../.storybook/opening";
import { withShop } from "../../.storybook/with-shop";
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

/** A category is hidden, then the history of all of them is opened and that is undone. */
export const Full: Story = {
  decorators: [withShop({ categories: [{ name: "茶器" }] })],
  render: () => <CategoryListScreen />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("switch", { name: "显示或隐藏 茶器" }));
    await userEvent.click(canvas.getByRole("button", { name: "修改记录" }));
    const drawer = within(await screen.findByRole("dialog", { name: "修改记录" }));
    await expect(await drawer.findByText("显示或隐藏商品分类")).toBeVisible();
    await userEvent.click(drawer.getByRole("button", { name: "撤销“显示或隐藏商品分类”" }));
    const asking = within(await screen.findByRole("dialog", { name: "撤销“显示或隐藏商品分类”" }));
    await userEvent.click(await asking.findByRole("button", { name: "撤销" }));
    await expect(await drawer.findByText("已撤销")).toBeVisible();
  },
};

export const Empty: Story = { tags: ["!test"], decorators: [withShop()] };
export const Loading: Story = { tags: ["!test"], decorators: [withShop({}, { at, does: "stall" })] };
export const Failed: Story = { tags: ["!test"], decorators: [withShop({}, { at, does: "break" })] };
export const Phone: Story = { ...Full, tags: ["!test"], globals: { viewport: { value: "phone" } } };
