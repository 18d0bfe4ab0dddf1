import { textOf } from "@shopkeeper/hooks/texts";
import { productListText } from "@shopkeeper/hooks/products";
import { ProductTab } from "@shopkeeper/sdk";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { useSearch } from "../../../.storybook/use-search";
import { withShop } from "../../../.storybook/with-shop";
import { codeLabel, word } from "../../../.storybook/words";
import { ProductListScreen, type ProductListScreenProps } from "./product-list-screen";

interface Args extends Omit<ProductListScreenProps, "search"> {
  at: string;
}

const meta = {
  title: "Screens/Products/List",
  args: {
    at: "",
    onCreate: fn(),
    onCollect: fn(),
    onView: fn(),
    onEdit: fn(),
    onCopy: fn(),
    pathOf: (page: string, id: number) => `/${page}/${id}`,
  },
  render: function Render({ at, ...links }: Args) {
    return <ProductListScreen search={useSearch(at)} {...links} />;
  },
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<typeof meta>;

const off = { isShow: false };
const seen = ["merchant:product:page:list", "merchant:product:info"];

export const Full: Story = {
  decorators: [withShop({ products: 21 })],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(word("pager.total", { total: 21 }))).toBeVisible();
    await expect(await canvas.findByRole("tab", { name: `${codeLabel("ProductTab", ProductTab.onSale)} 21` })).toHaveAttribute(
      "aria-selected",
      "true",
    );
    await userEvent.click(canvas.getByRole("button", { name: word("pager.page", { page: 2 }) }));
    await waitFor(() =>
      expect(canvas.getByRole("button", { name: word("pager.page", { page: 2 }) })).toHaveAttribute("aria-current", "page"),
    );
    await userEvent.type(canvas.getByLabelText(textOf(productListText, "filters.keywords")), "没有这样的商品{Enter}");
    await expect(await canvas.findByText(word("states.emptyFiltered"))).toBeVisible();
    await expect(await canvas.findByRole("tab", { name: `${codeLabel("ProductTab", ProductTab.onSale)} 0` })).toBeVisible();
    const [, reset] = canvas.getAllByRole("button", { name: word("actions.reset") });
    await userEvent.click(reset ?? canvas.getByRole("table"));
    await expect(canvas.getByRole("textbox", { name: textOf(productListText, "filters.keywords") })).toHaveValue("");
    await expect(await canvas.findByText(word("pager.total", { total: 21 }))).toBeVisible();
  },
};

export const Details: Story = {
  args: { at: "type=7" },
  decorators: [
    withShop({
      merchant: { productSwitch: true },
      products: [{ name: "绿茶", ...off, auditStatus: 3, reason: "主图不清晰，请更换后再提交", collectCount: 12, ficti: 340 }],
    }),
  ],
  play: async ({ canvas, userEvent }) => {
    const opener = await canvas.findByRole("button", { name: word("table.expand", { name: "绿茶" }) });
    await expect(canvas.getByRole("columnheader", { name: textOf(productListText, "columns.reason") })).toBeVisible();
    await userEvent.click(opener);
    await expect(opener).toHaveAttribute("aria-expanded", "true");
    await expect(canvas.getByText("340")).toBeVisible();
    await expect(canvas.getAllByText("主图不清晰，请更换后再提交")).toHaveLength(2);
  },
};

export const Empty: Story = {
  decorators: [withShop()],
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByText(textOf(productListText, "empty.none"))).toBeVisible();
    await userEvent.click(canvas.getAllByRole("button", { name: textOf(productListText, "add") })[1] ?? canvas.getByRole("table"));
    await expect(args.onCreate).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("button", { name: textOf(productListText, "collect") }));
    await expect(args.onCollect).toHaveBeenCalled();
  },
};

/** The matching products are under other tabs: the empty tab links to them. */
export const Elsewhere: Story = {
  args: { at: "type=7&keywords=茶" },
  decorators: [withShop({ products: [{ name: "绿茶", ...off }] })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: `${codeLabel("ProductTab", ProductTab.storeRoom)} 1` }));
    await expect(await canvas.findByRole("link", { name: "绿茶" })).toBeVisible();
  },
};

/** A price is corrected in place, also on the shelf; a suspicious one needs confirmation. */
export const Figure: Story = {
  decorators: [withShop({ products: [{ name: "绿茶", specs: [], price: 10_000 }] })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole("button", { name: textOf(productListText, "figures.price", { value: "¥100.00", name: "绿茶" }) }),
    );
    const price = await screen.findByRole("textbox", { name: textOf(productListText, "stock.price") });
    await userEvent.clear(price);
    await userEvent.type(price, "0{Enter}");
    await expect(await screen.findByText(textOf(productListText, "figures.doubtful"))).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: textOf(productListText, "figures.saveAnyway") }));
    await expect(
      await canvas.findByRole("button", { name: textOf(productListText, "figures.price", { value: "¥0.00", name: "绿茶" }) }),
    ).toBeVisible();
  },
};

export const Loading: Story = { tags: ["!test"], decorators: [withShop({ products: 2 }, { at: "/product/list", does: "stall" })] };

export const Refused: Story = { tags: ["!test"], decorators: [withShop({ permissions: ["merchant:product:info"] })] };

export const Failed: Story = { tags: ["!test"], decorators: [withShop({ products: 2 }, { at: "/product/list", does: "break" })] };

export const ReadOnly: Story = {
  decorators: [withShop({ products: [{ name: "绿茶" }], permissions: seen })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("绿茶")).toBeVisible();
    await expect(canvas.queryByRole("switch")).toBeNull();
    await expect(canvas.queryByRole("checkbox")).toBeNull();
    await expect(canvas.queryByRole("button", { name: textOf(productListText, "add") })).toBeNull();
    await expect(canvas.getByRole("button", { name: `${textOf(productListText, "steps.view")} 绿茶` })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: `${textOf(productListText, "steps.edit")} 绿茶` })).toBeNull();
  },
};

/** Malformed data of other releases breaks its own cell, never the list. */
export const OddRows: Story = {
  args: { at: "type=2" },
  decorators: [
    withShop({
      products: [
        { name: "<b>粗体</b> &amp; \u202e倒着写", ...off, image: "" },
        { name: "很长".repeat(60), ...off, image: "/missing.png" },
        { name: "没见过的状态", ...off, auditStatus: 0, type: 6 },
      ],
    }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("<b>粗体</b> &amp; \u202e倒着写")).toBeVisible();
    await expect(canvas.getAllByRole("switch")).toHaveLength(3);
  },
};

export const Phone: Story = {
  globals: { viewport: { value: "phone" } },
  decorators: [
    withShop({ products: [{ name: "明前龙井" }, { name: "一个名字很长很长很长很长很长很长很长很长的商品，换行之后也要看得清楚" }] }),
  ],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText("明前龙井")).toBeVisible();
    await userEvent.selectOptions(
      canvas.getByRole("combobox", { name: word("table.sortBy") }),
      word("table.descending", { title: textOf(productListText, "columns.price") }),
    );
    await userEvent.click(canvas.getByRole("button", { name: word("table.expand", { name: "明前龙井" }) }));
    await userEvent.click(canvas.getByRole("button", { name: word("table.expand", { name: "明前龙井" }) }));
  },
};

export const Submitting: Story = {
  args: { at: "type=8" },
  decorators: [withShop({ merchant: { productSwitch: true }, products: [{ name: "绿茶", ...off, auditStatus: 1 }] })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: `${textOf(productListText, "batch.submit.label")} 绿茶` }));
    const question = within(await screen.findByRole("dialog", { name: word("notice.title") }));
    await expect(question.getByText(textOf(productListText, "submit.question"))).toBeVisible();
    await userEvent.click(question.getByRole("button", { name: textOf(productListText, "submit.up") }));
    await expect(await screen.findByText(textOf(productListText, "done.submitted"))).toBeVisible();
    await userEvent.click(await canvas.findByRole("tab", { name: `${codeLabel("ProductTab", ProductTab.inReview)} 1` }));
    await userEvent.click(await canvas.findByRole("button", { name: `${textOf(productListText, "steps.withdraw")} 绿茶` }));
    await userEvent.click(await screen.findByRole("button", { name: word("actions.confirm") }));
    await expect(await canvas.findByText(textOf(productListText, "empty.type6"))).toBeVisible();
  },
};

export const SettingShipping: Story = {
  args: { at: "type=2" },
  decorators: [withShop({ shippingTemplates: [{ name: "全国包邮" }, { name: "按件计费" }], products: [{ name: "绿茶", ...off }] })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: word("actions.actionsOf", { name: "绿茶" }) }));
    await userEvent.click(await screen.findByRole("menuitem", { name: textOf(productListText, "batch.freight.label") }));
    const dialog = within(await screen.findByRole("dialog", { name: textOf(productListText, "freight.title") }));
    await userEvent.selectOptions(
      await dialog.findByLabelText(textOf(productListText, "freight.template")),
      textOf(productListText, "freight.placeholder"),
    );
    await userEvent.click(dialog.getByRole("button", { name: word("actions.confirm") }));
    await expect(await dialog.findByText(textOf(productListText, "problems.templateEmpty"), { selector: "[data-error]" })).toBeVisible();
    await userEvent.selectOptions(dialog.getByLabelText(textOf(productListText, "freight.template")), "按件计费");
    await userEvent.click(dialog.getByRole("button", { name: word("actions.confirm") }));
    await expect(await screen.findByText(textOf(productListText, "done.freight"))).toBeVisible();
  },
};
