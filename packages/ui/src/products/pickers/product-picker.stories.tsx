import { controlText, textOf } from "@shopkeeper/hooks/texts";
import { productText } from "@shopkeeper/hooks/products/shared";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { opening } from "../../../.storybook/opening";
import { withShop } from "../../../.storybook/with-shop";
import { word } from "../../../.storybook/words";
import { ProductPicker } from "./product-picker";

const description = `
Products on sale, over pages and filters, in a dialog.

**Do** say \`max\` where the server has a limit, and hand in what is picked already as \`chosen\`: 确定 hands all of it back.

**Don't** use it where a few products stand in a form all the time: that is [Products in a form](?path=/docs/pickers-products-in-a-form--docs).
Products for an activity, with their SKUs and those off the shelf, are [Products for an activity](?path=/docs/pickers-products-for-an-activity--docs).
`;

const meta = {
  title: "Pickers/Products",
  component: ProductPicker,
  args: { onPick: fn(), onClose: fn() },
  render: opening(ProductPicker),
  parameters: {
    docs: { description: { component: description }, story: { inline: false, height: "680px" } },
    states: { ReadOnly: "n/a: a picker is opened to choose" },
  },
} satisfies Meta<typeof ProductPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ["!test"], args: { max: 20 }, decorators: [withShop({ products: 45 })] };

const dialog = async () => within(await screen.findByRole("dialog", { name: textOf(productText, "picker.title") }));

export const Full: Story = {
  decorators: [withShop({ products: 15 })],
  play: async ({ userEvent, args }) => {
    const picker = await dialog();
    const selectPage = { name: word("actions.selectPage") };
    await userEvent.click(await picker.findByRole("checkbox", selectPage));
    await userEvent.click(picker.getByRole("button", { name: word("pager.page", { page: 2 }) }));
    await expect(await picker.findByRole("button", { name: word("pager.page", { page: 2 }), current: "page" })).toBeVisible();
    await userEvent.click(picker.getByRole("checkbox", selectPage));
    await expect(await picker.findByText(textOf(productText, "picker.count", { count: 15 }))).toBeVisible();
    const [drop] = picker.getAllByRole("button", { name: new RegExp(`^${textOf(controlText, "remove", { name: "" })}`) });
    if (drop) await userEvent.click(drop);
    await userEvent.click(picker.getByRole("button", { name: word("actions.confirm") }));
    await expect(args.onPick).toHaveBeenCalledWith(expect.objectContaining({ length: 14 }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

export const Empty: Story = { tags: ["!test"], decorators: [withShop()] };

export const Loading: Story = { tags: ["!test"], decorators: [withShop({}, { at: "/product/list", does: "stall" })] };

export const Refused: Story = { tags: ["!test"], decorators: [withShop({ permissions: ["merchant:coupon:page:list"] })] };

export const Failed: Story = { tags: ["!test"], decorators: [withShop({}, { at: "/product/list", does: "break" })] };

export const Phone: Story = {
  globals: { viewport: { value: "phone" } },
  decorators: [withShop({ products: 3 })],
  play: async () => expect(await screen.findByText(word("pager.total", { total: 3 }))).toBeVisible(),
};
