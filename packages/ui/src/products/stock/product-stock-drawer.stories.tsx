import { productListText, productQuestionText } from "@shopkeeper/hooks/products";
import type { Schema } from "@shopkeeper/sdk";
import { textOf } from "@shopkeeper/hooks/texts";
import { useClient } from "@shopkeeper/hooks/shop";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Suspense, use, useState } from "react";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { opening } from "../../../.storybook/opening";
import { withShop } from "../../../.storybook/with-shop";
import { pattern, word } from "../../../.storybook/words";
import { ProductFreeEditDrawer } from "./product-free-edit-drawer";
import { ProductStockDrawer } from "./product-stock-drawer";

interface Args {
  mode: "stock" | "free";
  onClose: () => void;
}

function Opened({ product, mode, onClose }: Args & { product: Promise<Schema<"Product"> | undefined> }) {
  const found = use(product);
  const Drawer = mode === "stock" ? ProductStockDrawer : ProductFreeEditDrawer;
  return found && <Drawer product={found} onClose={onClose} />;
}

/** Opens the drawer over the shop's first product. */
function OfFirstProduct(args: Args) {
  const client = useClient();
  const [product] = useState(() =>
    Promise.all([1, 2].map((type) => client.listProducts({ query: { type: type === 1 ? 1 : 2 } }))).then(
      (pages) => pages.flatMap(({ list }) => list)[0],
    ),
  );
  return (
    <Suspense>
      <Opened product={product} {...args} />
    </Suspense>
  );
}

const meta = {
  title: "Screens/Products/Stock drawer",
  parameters: { docs: { story: { inline: false, height: "560px" } } },
  args: { mode: "stock", onClose: fn() },
  render: opening(OfFirstProduct, "onClose"),
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<typeof meta>;

const specs = [
  ["颜色", ["红", "蓝"]],
  ["规格", ["一百克", "两百克"]],
] as const;
const tea = { name: "明前龙井", specs };
const drawer = async (name: string) => within(await screen.findByRole("dialog", { name }));

export const Adding: Story = {
  decorators: [withShop({ products: [tea] })],
  play: async ({ userEvent, args }) => {
    const view = await drawer(textOf(productListText, "stock.title"));
    const cell = await view.findByRole("textbox", { name: textOf(productListText, "stock.addedOf", { sku: "红,一百克" }) });
    await userEvent.clear(cell);
    await userEvent.click(view.getByRole("button", { name: textOf(productListText, "stock.submit") }));
    await expect(await view.findByText(textOf(productListText, "problems.addedEmpty"))).toBeVisible();
    await waitFor(() => expect(cell).toHaveFocus());
    await userEvent.type(cell, "25{Enter}");
    await expect(view.getByRole("textbox", { name: textOf(productListText, "stock.addedOf", { sku: "红,两百克" }) })).toHaveFocus();
    await expect(view.getByText(pattern`^${textOf(productListText, "stock.sum", { sum: "*" })}$`)).toBeVisible();
    await expect(view.getByText(textOf(productListText, "stock.total", { count: 25 }))).toBeVisible();
    await userEvent.click(view.getByRole("button", { name: textOf(productListText, "stock.submit") }));
    await expect(await screen.findByText(word("done.done"))).toBeVisible();
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
};

/** A hundred SKUs per page; errors on other pages are counted. */
export const ManySkus: Story = {
  decorators: [
    withShop({
      products: [
        {
          name: "礼盒",
          specs: [
            ["大小", Array.from({ length: 51 }, (_, at) => `${at + 1} 号`)],
            ["颜色", ["红", "蓝"]],
          ],
        },
      ],
    }),
  ],
  play: async ({ userEvent }) => {
    const view = await drawer(textOf(productListText, "stock.title"));
    await userEvent.type(await view.findByRole("textbox", { name: textOf(productListText, "stock.fillLabel") }), "50");
    await userEvent.click(view.getByRole("button", { name: textOf(productListText, "stock.fill") }));
    await expect(await view.findByText(textOf(productListText, "stock.total", { count: "5,100" }))).toBeVisible();
    await userEvent.click(view.getByRole("button", { name: word("pager.page", { page: 2 }) }));
    await userEvent.clear(view.getByRole("textbox", { name: textOf(productListText, "stock.addedOf", { sku: "51 号,红" }) }));
    await userEvent.click(view.getByRole("button", { name: word("pager.page", { page: 1 }) }));
    await userEvent.click(view.getByRole("button", { name: textOf(productListText, "stock.submit") }));
    await userEvent.click(await view.findByRole("button", { name: word("table.wrongOnPage", { page: 2, count: 1 }) }));
    await expect(await view.findByText(textOf(productListText, "problems.addedEmpty"))).toBeVisible();
  },
};

export const Loading: Story = { tags: ["!test"], decorators: [withShop({ products: [tea] }, { at: "/product/info", does: "stall" })] };

export const Failed: Story = { tags: ["!test"], decorators: [withShop({ products: [tea] }, { at: "/product/info", does: "break" })] };

export const ReadOnly: Story = {
  decorators: [withShop({ products: [{ name: "红枣", specs: [] }], permissions: ["merchant:product:page:list", "merchant:product:info"] })],
  play: async () => {
    const view = await drawer(textOf(productListText, "stock.title"));
    await expect(await view.findByText(textOf(productListText, "stock.readOnly"))).toBeVisible();
    await expect(
      await view.findByRole("textbox", { name: pattern`${textOf(productListText, "stock.addedOf", { sku: "*" })}$` }),
    ).toBeDisabled();
    await expect(view.queryByRole("button", { name: textOf(productListText, "stock.submit") })).toBeNull();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: "phone" } },
  decorators: [withShop({ products: [tea] })],
  play: async () => {
    const view = await drawer(textOf(productListText, "stock.title"));
    await expect(await view.findByRole("textbox", { name: textOf(productListText, "stock.addedOf", { sku: "红,一百克" }) })).toBeVisible();
  },
};

export const FreeEdit: Story = {
  args: { mode: "free" },
  decorators: [withShop({ products: [{ ...tea, isShow: false }] })],
  play: async ({ userEvent, args }) => {
    const view = await drawer(textOf(productListText, "stock.freeTitle"));
    const price = await view.findByRole("textbox", { name: textOf(productListText, "stock.priceOf", { sku: "红,一百克" }) });
    await userEvent.clear(price);
    await userEvent.type(price, "0");
    await expect(await view.findByText(textOf(productListText, "stock.isFree"))).toBeVisible();
    await userEvent.clear(price);
    await userEvent.type(price, "1000000");
    await userEvent.click(view.getByRole("button", { name: textOf(productListText, "stock.submit") }));
    await expect(await view.findByText(textOf(productListText, "problems.priceRange", { priceMax: "999999.99" }))).toBeVisible();
    await userEvent.clear(price);
    await userEvent.type(price, "19.9");
    const stock = view.getByRole("textbox", { name: textOf(productListText, "stock.stockOf", { sku: "蓝,一百克" }) });
    await userEvent.clear(stock);
    await userEvent.type(stock, "7");
    await userEvent.click(view.getByRole("button", { name: textOf(productListText, "stock.submit") }));
    await expect(await screen.findByText(textOf(productQuestionText, "prices.ask", { count: 1 }))).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: textOf(productQuestionText, "prices.look") }));
    await waitFor(() => expect(price).toHaveFocus());
    await userEvent.click(view.getByRole("button", { name: textOf(productListText, "stock.submit") }));
    await userEvent.click(await screen.findByRole("button", { name: textOf(productQuestionText, "prices.save") }));
    await expect(await screen.findByText(word("done.done"))).toBeVisible();
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
};
