import { textOf } from "@shopkeeper/hooks/texts";
import { productText } from "@shopkeeper/hooks/products/shared";
import { reviewText } from "@shopkeeper/hooks/reviews";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, within } from "storybook/test";
import { opening } from "../../.storybook/opening";
import { withShop } from "../../.storybook/with-shop";
import { word } from "../../.storybook/words";
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
    const dialog = await dialogOf(textOf(reviewText, "list.add"));
    await userEvent.click(dialog.getByRole("button", { name: textOf(productText, "picker.choose") }));
    const picker = await dialogOf(textOf(productText, "picker.title"));
    await userEvent.click(await picker.findByRole("radio", { name: word("actions.selectRow", { name: "明前龙井" }) }));
    await expect(await dialog.findByText("明前龙井")).toBeVisible();
    const sku = await dialog.findByRole("radio", { name: word("actions.selectRow", { name: "100g" }) });
    await userEvent.click(sku);
    await expect(sku).toBeChecked();
  },
};

export const Incomplete: Story = {
  decorators: [withShop(tea)],
  play: async ({ userEvent, args }) => {
    const dialog = await dialogOf(textOf(reviewText, "list.add"));
    await expect(dialog.getByText(textOf(reviewText, "form.skuFirst"))).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: word("actions.submit") }));
    for (const sentence of [
      textOf(reviewText, "problems.productEmpty"),
      textOf(reviewText, "form.nicknamePlaceholder"),
      textOf(reviewText, "form.commentPlaceholder"),
      textOf(reviewText, "problems.starEmpty"),
      textOf(reviewText, "problems.avatarEmpty"),
    ])
      await expect(await dialog.findByText(sentence)).toBeVisible();
    await expect(args.onDone).not.toHaveBeenCalled();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: "phone" } },
  decorators: [withShop(tea)],
  play: async () =>
    expect((await dialogOf(textOf(reviewText, "list.add"))).getByRole("button", { name: word("actions.submit") })).toBeVisible(),
};
