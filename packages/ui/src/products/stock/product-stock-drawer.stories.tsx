import type { Schema } from "@shopkeeper/sdk";
import { useClient } from "@shopkeeper/hooks/core";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Suspense, use, useState } from "react";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { opening } from "../../../.storybook/opening";
import { withShop } from "../../../.storybook/with-shop";
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
    const view = await drawer("增加库存");
    const cell = await view.findByRole("textbox", { name: "红,一百克 增加库存" });
    await userEvent.clear(cell);
    await userEvent.click(view.getByRole("button", { name: "确 定" }));
    await expect(await view.findByText("增加库存不能为空")).toBeVisible();
    await waitFor(() => expect(cell).toHaveFocus());
    await userEvent.type(cell, "25{Enter}");
    await expect(view.getByRole("textbox", { name: "红,两百克 增加库存" })).toHaveFocus();
    await expect(view.getByText(/^增加后 \d+$/)).toBeVisible();
    await expect(view.getByText("共增加 25 件")).toBeVisible();
    await userEvent.click(view.getByRole("button", { name: "确 定" }));
    await expect(await screen.findByText("操作成功")).toBeVisible();
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
};

/** A page of a hundred at a time; what is wrong on another page is counted. */
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
    const view = await drawer("增加库存");
    await userEvent.type(await view.findByRole("textbox", { name: "批量设置" }), "50");
    await userEvent.click(view.getByRole("button", { name: "填充到全部" }));
    await expect(await view.findByText("共增加 5,100 件")).toBeVisible();
    await userEvent.click(view.getByRole("button", { name: "第 2 页" }));
    await userEvent.clear(view.getByRole("textbox", { name: "51 号,红 增加库存" }));
    await userEvent.click(view.getByRole("button", { name: "第 1 页" }));
    await userEvent.click(view.getByRole("button", { name: "确 定" }));
    await userEvent.click(await view.findByRole("button", { name: "第 2 页有 1 处需要修改" }));
    await expect(await view.findByText("增加库存不能为空")).toBeVisible();
  },
};

export const Loading: Story = { tags: ["!test"], decorators: [withShop({ products: [tea] }, { at: "/product/info", does: "stall" })] };

export const Failed: Story = { tags: ["!test"], decorators: [withShop({ products: [tea] }, { at: "/product/info", does: "break" })] };

export const ReadOnly: Story = {
  decorators: [withShop({ products: [{ name: "红枣", specs: [] }], permissions: ["merchant:product:page:list", "merchant:product:info"] })],
  play: async () => {
    const view = await drawer("增加库存");
    await expect(await view.findByText("当前账号只能查看，不能修改")).toBeVisible();
    await expect(await view.findByRole("textbox", { name: /增加库存$/ })).toBeDisabled();
    await expect(view.queryByRole("button", { name: "确 定" })).toBeNull();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: "phone" } },
  decorators: [withShop({ products: [tea] })],
  play: async () => {
    const view = await drawer("增加库存");
    await expect(await view.findByRole("textbox", { name: "红,一百克 增加库存" })).toBeVisible();
  },
};

export const FreeEdit: Story = {
  args: { mode: "free" },
  decorators: [withShop({ products: [{ ...tea, isShow: false }] })],
  play: async ({ userEvent, args }) => {
    const view = await drawer("免审编辑");
    const price = await view.findByRole("textbox", { name: "红,一百克 售价（元）" });
    await userEvent.clear(price);
    await userEvent.type(price, "0");
    await expect(await view.findByText("售价为 0")).toBeVisible();
    await userEvent.clear(price);
    await userEvent.type(price, "1000000");
    await userEvent.click(view.getByRole("button", { name: "确 定" }));
    await expect(await view.findByText("售价须为 0 至 999999.99，最多两位小数")).toBeVisible();
    await userEvent.clear(price);
    await userEvent.type(price, "19.9");
    const stock = view.getByRole("textbox", { name: "蓝,一百克 库存" });
    await userEvent.clear(stock);
    await userEvent.type(stock, "7");
    await userEvent.click(view.getByRole("button", { name: "确 定" }));
    await expect(await screen.findByText("有 1 个售价看起来不对，仍要保存吗？")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "去查看" }));
    await waitFor(() => expect(price).toHaveFocus());
    await userEvent.click(view.getByRole("button", { name: "确 定" }));
    await userEvent.click(await screen.findByRole("button", { name: "仍要保存" }));
    await expect(await screen.findByText("操作成功")).toBeVisible();
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
};
