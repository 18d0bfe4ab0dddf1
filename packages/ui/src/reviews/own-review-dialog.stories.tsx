import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, within } from "storybook/test";
import { opening } from "../../.storybook/opening";
import { withShop } from "../../.storybook/with-shop";
import { OwnReviewDialog } from "./own-review-dialog";

const meta = {
  title: "Screens/Reviews/Own review",
  component: OwnReviewDialog,
  args: { onDone: fn(), onCancel: fn() },
  render: opening(OwnReviewDialog, "onDone", "onCancel"),
  parameters: { docs: { story: { inline: false, height: "700px" } } },
} satisfies Meta<typeof OwnReviewDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const tea = { products: [{ name: "明前龙井", specs: [["净含量", ["50g", "100g"]] as const] }] };
const dialogOf = async (name: string) => within(await screen.findByRole("dialog", { name }));

/** A chosen product offers its SKUs. */
export const Adding: Story = {
  decorators: [withShop(tea)],
  play: async ({ userEvent }) => {
    const dialog = await dialogOf("添加自评");
    await userEvent.click(dialog.getByRole("button", { name: "选择商品" }));
    const picker = await dialogOf("商品列表");
    await userEvent.click(await picker.findByRole("radio", { name: "选择 明前龙井" }));
    await expect(await dialog.findByText("明前龙井")).toBeVisible();
    const sku = await dialog.findByRole("radio", { name: "选择 100g" });
    await userEvent.click(sku);
    await expect(sku).toBeChecked();
  },
};

export const Incomplete: Story = {
  decorators: [withShop(tea)],
  play: async ({ userEvent, args }) => {
    const dialog = await dialogOf("添加自评");
    await expect(dialog.getByText("先选择商品，再选择它的规格")).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "提交" }));
    for (const sentence of ["请选择商品", "请填写用户昵称", "请填写评价内容", "评价星级不能为空", "请选择用户头像"])
      await expect(await dialog.findByText(sentence)).toBeVisible();
    await expect(args.onDone).not.toHaveBeenCalled();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: "phone" } },
  decorators: [withShop(tea)],
  play: async () => expect((await dialogOf("添加自评")).getByRole("button", { name: "提交" })).toBeVisible(),
};
