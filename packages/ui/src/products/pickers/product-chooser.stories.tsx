import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen } from "storybook/test";
import { withShop } from "../../../.storybook/with-shop";
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
  title: "Products/Simple chooser",
  component: ProductChooser,
  args: { onPick: fn() },
  parameters: {
    docs: { description: { component: description } },
    states: { ReadOnly: "n/a: a chooser is there to choose" },
  },
} satisfies Meta<typeof ProductChooser>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  decorators: [withShop({ products: 5 })],
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByPlaceholderText("请输入商品名称，关键字，产品编号")).toBeVisible();
    await userEvent.click(await canvas.findByRole("checkbox", { name: "全选本页" }));
    await userEvent.click(canvas.getByRole("button", { name: "第 2 页" }));
    await expect(await canvas.findByRole("button", { name: "第 2 页", current: "page" })).toBeVisible();
    await userEvent.click(canvas.getByRole("checkbox", { name: "全选本页" }));
    await expect(canvas.getByText("已选 2 个商品")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "确定" }));
    await expect(args.onPick).toHaveBeenCalledWith(expect.objectContaining({ length: 2 }));
  },
};

export const Sizes: Story = {
  decorators: [withShop({ products: 5 })],
  play: async ({ canvas, userEvent }) => {
    const sizes = await canvas.findByLabelText("每页条数");
    await expect([...sizes.children].map((size) => size.textContent)).toEqual(["1 条/页", "2 条/页", "3 条/页", "4 条/页"]);
    await expect(sizes).toHaveDisplayValue("1 条/页");
    await userEvent.selectOptions(sizes, "4 条/页");
    await expect(await canvas.findAllByRole("checkbox", { name: /^选择 / })).toHaveLength(4);
  },
};

/** The search keeps what is picked, and what is picked can be dropped while it is not on the page. */
export const Searching: Story = {
  decorators: [withShop({ products: [{ name: "明前龙井" }, { name: "武夷红茶" }] })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("checkbox", { name: "全选本页" }));
    const search = canvas.getByPlaceholderText("请输入商品名称，关键字，产品编号");
    await userEvent.type(search, " 没有的商品 {Enter}");
    await expect(await canvas.findByText("没有符合条件的数据，换个条件试试")).toBeVisible();
    await expect(canvas.getByText("已选 1 个商品")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: /^移除 / }));
    await expect(canvas.getByText("还没有选择商品")).toBeVisible();
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
    await expect(canvas.queryByRole("button", { name: "确定" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "第 2 页" }));
    await expect(await canvas.findByRole("button", { name: "第 2 页", current: "page" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "第 1 页" }));
    await expect(await canvas.findByRole("radio", { checked: true })).toBeVisible();
  },
};

export const AtMost: Story = {
  decorators: [withShop({ products: 3 })],
  args: { max: 1 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("checkbox", { name: "全选本页" }));
    await userEvent.click(canvas.getByRole("button", { name: "第 2 页" }));
    await expect(await canvas.findByRole("button", { name: "第 2 页", current: "page" })).toBeVisible();
    await userEvent.click(canvas.getByRole("checkbox", { name: /^选择 / }));
    await expect(await screen.findByText("最多选择1个")).toBeVisible();
    await expect(canvas.getByText("已选 1 个商品，最多 1 个")).toBeVisible();
  },
};

/** Inside a form neither its search nor its 确定 submits that. */
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
    await userEvent.type(await canvas.findByPlaceholderText("请输入商品名称，关键字，产品编号"), "茶{Enter}");
    await userEvent.click(canvas.getByRole("button", { name: "查询" }));
    await userEvent.click(canvas.getByRole("button", { name: "确定" }));
    await expect(args.onPick).toHaveBeenCalledOnce();
    await expect(args.onPick).toHaveBeenCalledWith([]);
    await expect(canvas.queryByText("已提交")).toBeNull();
  },
};

export const Empty: Story = {
  decorators: [withShop()],
  play: async ({ canvas }) => expect(await canvas.findByText("暂无商品")).toBeVisible(),
};

export const Loading: Story = {
  decorators: [withShop({}, { at: "/product/list", does: "stall" })],
  play: async ({ canvas }) => expect((await canvas.findByRole("table")).getAttribute("aria-busy")).toBe("true"),
};

export const Refused: Story = {
  decorators: [withShop({ permissions: ["merchant:coupon:page:list"] })],
  play: async ({ canvas }) => expect(await canvas.findByText("没有权限访问。")).toBeVisible(),
};

export const Failed: Story = {
  decorators: [withShop({}, { at: "/product/list", does: "break" })],
  play: async ({ canvas }) => expect(await canvas.findByRole("button", { name: "重试" })).toBeVisible(),
};

export const Phone: Story = {
  globals: { viewport: { value: "phone" } },
  decorators: [withShop({ products: 3 })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("共 3 条")).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375);
  },
};
