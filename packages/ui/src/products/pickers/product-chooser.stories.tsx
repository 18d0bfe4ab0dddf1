import { textOf } from "@shopkeeper/hooks/texts";
import { productText } from "@shopkeeper/hooks/products/shared";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { withShop } from "../../../.storybook/with-shop";
import { word } from "../../../.storybook/words";
import { ProductChooser } from "./product-chooser";

const description = `
A few products on sale at a time, for a form: found by name, search word or number, one to four on a page.

\`\`\`tsx
import { ProductChooser } from "@shopkeeper/ui/products/shared";

<ProductChooser mode="single" onPick={([product]) => setProduct(product)} />;
<ProductChooser chosen={products} max={20} onPick={setProducts} />;
\`\`\`

\`single\` hands the product back at once and keeps it marked. \`multiple\`, the usual, collects products over pages and searches and
hands them back on 确定. It stands in a \`ShopProvider\`, and may stand inside a form. \`ProductPicker\` is the same as a dialog.
`;

const meta = {
  title: "Pickers/Products in a form",
  component: ProductChooser,
  args: { onPick: fn() },
  parameters: {
    docs: { description: { component: description } },
    states: { ReadOnly: "n/a: a chooser is there to choose" },
  },
} satisfies Meta<typeof ProductChooser>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ["!test"], args: { max: 5 }, decorators: [withShop({ products: 12 })] };

const placeholder = () => textOf(productText, "picker.chooserPlaceholder");
const toPage = (page: number) => ({ name: word("pager.page", { page }) });
const selectPage = () => ({ name: word("actions.selectPage") });
const confirm = () => ({ name: word("actions.confirm") });

export const Full: Story = {
  decorators: [withShop({ products: 5 })],
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByPlaceholderText(placeholder())).toBeVisible();
    await userEvent.click(await canvas.findByRole("checkbox", selectPage()));
    await userEvent.click(canvas.getByRole("button", toPage(2)));
    await expect(await canvas.findByRole("button", { ...toPage(2), current: "page" })).toBeVisible();
    await userEvent.click(canvas.getByRole("checkbox", selectPage()));
    await expect(canvas.getByText(textOf(productText, "picker.count", { count: 2 }))).toBeVisible();
    await userEvent.click(canvas.getByRole("button", confirm()));
    await expect(args.onPick).toHaveBeenCalledWith(expect.objectContaining({ length: 2 }));
  },
};

export const Single: Story = {
  decorators: [withShop({ products: 5 })],
  args: { mode: "single" },
  play: async ({ canvas, userEvent, args }) => {
    const [first] = await canvas.findAllByRole("radio");
    if (first) await userEvent.click(first);
    await expect(args.onPick).toHaveBeenCalledOnce();
    await expect(first).toBeChecked();
    await expect(canvas.queryByRole("button", confirm())).toBeNull();
    await userEvent.click(canvas.getByRole("button", toPage(2)));
    await expect(await canvas.findByRole("button", { ...toPage(2), current: "page" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", toPage(1)));
    await expect(await canvas.findByRole("radio", { checked: true })).toBeVisible();
  },
};

/** In a form, neither its search nor its 确定 submits the form. */
export const InAForm: Story = {
  decorators: [
    withShop({ products: 2 }),
    (Story) => {
      const [isSaved, setSaved] = useState(false);
      return (
        <form onSubmit={() => setSaved(true)}>
          <Story />
          {isSaved && <p>已提交</p>}
        </form>
      );
    },
  ],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(await canvas.findByPlaceholderText(placeholder()), "茶{Enter}");
    await userEvent.click(canvas.getByRole("button", { name: word("actions.search") }));
    await userEvent.click(canvas.getByRole("button", confirm()));
    await expect(args.onPick).toHaveBeenCalledOnce();
    await expect(args.onPick).toHaveBeenCalledWith([]);
    await expect(canvas.queryByText("已提交")).toBeNull();
  },
};

export const Empty: Story = { tags: ["!test"], decorators: [withShop()] };

export const Loading: Story = { tags: ["!test"], decorators: [withShop({}, { at: "/product/list", does: "stall" })] };

export const Refused: Story = { tags: ["!test"], decorators: [withShop({ permissions: ["merchant:coupon:page:list"] })] };

export const Failed: Story = { tags: ["!test"], decorators: [withShop({}, { at: "/product/list", does: "break" })] };

export const Phone: Story = { globals: { viewport: { value: "phone" } }, decorators: [withShop({ products: 3 })] };
