import { currentLanguage, textOf } from "@shopkeeper/hooks/texts";
import { productText } from "@shopkeeper/hooks/products/shared";
import { labelOf, ProductShelf } from "@shopkeeper/sdk";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { opening } from "../../../.storybook/opening";
import { withShop } from "../../../.storybook/with-shop";
import { word } from "../../../.storybook/words";
import { MarketingProductPicker } from "./marketing-product-picker";

const description = `
Products for an activity, with their SKUs: on the shelf or not, by the categories of platform and shop.

**Do** name the products that take part already in \`taken\`: they are shown and marked, and cannot be picked.

**Don't** put them into \`chosen\`: that is what 确定 hands back.
`;

const meta = {
  title: "Pickers/Products for an activity",
  component: MarketingProductPicker,
  args: { onPick: fn(), onClose: fn() },
  render: opening(MarketingProductPicker),
  parameters: {
    docs: { description: { component: description }, story: { inline: false, height: "680px" } },
    states: { ReadOnly: "n/a: a picker is opened to choose" },
  },
} satisfies Meta<typeof MarketingProductPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  tags: ["!test"],
  decorators: [withShop({ products: [...Array.from({ length: 24 }, () => ({})), { name: "下架茶", isShow: false }] })],
};

/** Products off the shelf are offered as well. */
export const Full: Story = {
  decorators: [withShop({ products: [{ name: "绿茶" }, { name: "下架茶", isShow: false }] })],
  play: async ({ userEvent, args }) => {
    const picker = within(await screen.findByRole("dialog", { name: textOf(productText, "picker.title") }));
    const offShelf = labelOf("ProductShelf", ProductShelf.offShelf, currentLanguage());
    await userEvent.selectOptions(await picker.findByLabelText(textOf(productText, "picker.shelf")), offShelf);
    await waitFor(() => expect(picker.queryByText("绿茶")).toBeNull());
    await userEvent.click(picker.getByRole("checkbox", { name: word("actions.selectRow", { name: "下架茶" }) }));
    await userEvent.click(picker.getByRole("button", { name: word("actions.confirm") }));
    await expect(args.onPick).toHaveBeenCalledWith([expect.objectContaining({ name: "下架茶" })]);
  },
};

export const Empty: Story = { tags: ["!test"], decorators: [withShop()] };

export const Loading: Story = { tags: ["!test"], decorators: [withShop({}, { at: "/product/activity/search", does: "stall" })] };

export const Refused: Story = { tags: ["!test"], decorators: [withShop({ permissions: ["merchant:coupon:page:list"] })] };

export const Failed: Story = { tags: ["!test"], decorators: [withShop({}, { at: "/product/activity/search", does: "break" })] };

export const Phone: Story = { tags: ["!test"], globals: { viewport: { value: "phone" } }, decorators: [withShop({ products: 3 })] };
