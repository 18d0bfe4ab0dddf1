import { textOf } from "@shopkeeper/hooks/texts";
import { useClient } from "@shopkeeper/hooks/shop";
import { useRead } from "@shopkeeper/hooks/core";
import { couponText } from "@shopkeeper/hooks/coupons/shared";
import { pictureText } from "@shopkeeper/hooks/pictures";
import { productCollectText, productFormText, productListText, productQuestionText } from "@shopkeeper/hooks/products";
import { ProductAuditStatus, ProductType } from "@shopkeeper/sdk";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { withShop } from "../../../.storybook/with-shop";
import { codeLabel, controlWord, pattern, word } from "../../../.storybook/words";
import { Button } from "../../core/button";
import { ProductFormScreen, type ProductFormScreenProps } from "./product-form-screen";

const meta = {
  title: "Screens/Products/Form",
  component: ProductFormScreen,
  args: { mode: "add", onBack: fn(), onDone: fn() },
} satisfies Meta<typeof ProductFormScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const ready = { shippingTemplates: [{ name: "全国包邮" }], categories: 4 };
const pictures = [
  { name: "封面", path: "demo/cup-1.svg" },
  { name: "正面", path: "demo/cup-2.svg" },
  { name: "背面", path: "demo/cup-3.svg" },
];
const stored = {
  name: "明前龙井",
  isShow: false,
  auditStatus: ProductAuditStatus.exempt,
  keyword: "龙井,绿茶",
  content: "<p>西湖头采</p>",
};

/** The form of the story shop's only product: one on sale, else in stock, else refused. */
function OfTheProduct(props: ProductFormScreenProps) {
  const sold = useRead("listProducts", { query: { type: 1 } }).data?.list[0];
  const stored = useRead("listProducts", { query: { type: 2 } }).data?.list[0];
  const refused = useRead("listProducts", { query: { type: 7 } }).data?.list[0];
  const [first, setFirst] = useState<number>();
  const id = first ?? (sold ?? stored ?? refused)?.id;
  if (first === undefined && id !== undefined) setFirst(id); // the product may leave its tab when it is saved
  return id === undefined ? <span data-opening="" /> : <ProductFormScreen {...props} id={id} />;
}

/** The same, and a button with which another editor saves it. */
function WithAnother(props: ProductFormScreenProps) {
  const client = useClient();
  const save = async () => {
    const [row] = (await client.listProducts({ query: { type: 2 } })).list;
    if (!row) throw new Error("the shop has a product");
    const { attr, attrValue, ...info } = await client.getProduct({ path: { id: row.id } });
    await client.updateProduct({
      body: {
        ...info,
        ...{ type: 0, deliveryMethod: "1", isAutoSubmitAudit: false, name: "龙井（他人）", unitName: "盒", intro: "别人写的简介" },
        attr: attr.map(({ attrName, attrValues }) => ({ attrName, attrValues })),
        attrValue: attrValue.map((sku) => ({ ...sku, price: "77.00" })),
      },
    });
  };
  return (
    <>
      <Button onClick={() => void save()}>他人保存</Button>
      <OfTheProduct {...props} />
    </>
  );
}

/** Saved empty, the first invalid field gets the focus, and the tab of its step shows the number of errors. */
export const Empty: Story = {
  decorators: [withShop(ready)],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("tab", { name: textOf(productFormText, "steps.more") }));
    await userEvent.click(canvas.getByRole("button", { name: word("actions.save") }));
    await expect(
      await canvas.findByRole("tab", {
        name: controlWord("steps.errors", { step: textOf(productFormText, "steps.facts"), count: 9 }),
      }),
    ).toHaveAttribute("aria-selected", "true");
    await waitFor(() => expect(canvas.getByLabelText(textOf(productFormText, "fields.name"))).toHaveFocus());
    await expect(await screen.findByText(textOf(productFormText, "incomplete"))).toBeVisible();
    await expect(canvas.getByText(textOf(productFormText, "problems.cateIdsEmpty"), { selector: "[data-error]" })).toBeVisible();
    await userEvent.type(canvas.getByLabelText(textOf(productFormText, "fields.name")), "明前龙井");
    await expect(
      await canvas.findByRole("tab", {
        name: controlWord("steps.errors", { step: textOf(productFormText, "steps.facts"), count: 8 }),
      }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole("radio", { name: codeLabel("ProductType", ProductType.virtual) })); // without a shipping template
    await waitFor(() => expect(canvas.queryByLabelText(textOf(productFormText, "fields.tempId"))).toBeNull());
    await userEvent.click(await canvas.findByRole("tab", { name: textOf(productFormText, "steps.more") }));
    await expect(await canvas.findByRole("switch", { name: textOf(productFormText, "fields.refundSwitch") })).toBeChecked();
    await expect(canvas.queryByRole("group", { name: textOf(productFormText, "fields.deliveryMethods") })).toBeNull();
  },
};

/** A merchant fills in a new product, from the first field to the last. */
export const Adding: Story = {
  decorators: [withShop({ ...ready, pictures })],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(await canvas.findByLabelText(textOf(productFormText, "fields.name")), "明前龙井");
    await userEvent.click(canvas.getByRole("button", { name: pattern`^${textOf(productFormText, "fields.cateIds")}` }));
    const tree = within(await screen.findByRole("dialog", { name: textOf(productFormText, "fields.cateIds") }));
    await userEvent.click((await tree.findAllByRole("checkbox"))[0] ?? document.body);
    await userEvent.click(tree.getByRole("button", { name: controlWord("cascader.done") }));
    const brand = await canvas.findByRole("combobox", { name: textOf(productFormText, "fields.brandId") });
    await expect(brand).toBeDisabled();
    await userEvent.click(canvas.getByRole("button", { name: pattern`^${textOf(productFormText, "fields.categoryId")}` }));
    const platform = within(await screen.findByRole("dialog", { name: textOf(productFormText, "fields.categoryId") }));
    await userEvent.type(platform.getByRole("textbox"), "绿茶");
    await userEvent.click((await platform.findAllByRole("button", { name: /绿茶/ }))[0] ?? document.body);
    await waitFor(() => expect(brand).toBeEnabled());
    await userEvent.click(brand);
    await userEvent.click(await screen.findByRole("option", { name: textOf(productFormText, "otherBrand") }));
    await expect(brand).toHaveValue(textOf(productFormText, "otherBrand"));
    await userEvent.type(canvas.getByLabelText(textOf(productFormText, "fields.unitName")), "罐");
    await userEvent.selectOptions(canvas.getByLabelText(textOf(productFormText, "fields.tempId")), "全国包邮");
    await userEvent.type(canvas.getByRole("textbox", { name: textOf(productFormText, "fields.keyword") }), "龙井{Enter}");
    await userEvent.type(canvas.getByLabelText(textOf(productFormText, "fields.intro")), "西湖头采");
    for (const [field, names] of [
      [textOf(productFormText, "fields.image"), ["封面"]],
      [textOf(productFormText, "fields.sliderImages"), ["背面", "正面"]],
    ] as const) {
      await userEvent.click(
        within(await canvas.findByRole("group", { name: field })).getByRole("button", {
          name: pattern`${textOf(pictureText, "picker.add")}`,
        }),
      );
      const library = within(await screen.findByRole("dialog", { name: textOf(pictureText, "upload.title") }));
      for (const name of names) await userEvent.click(await library.findByRole("button", { name }));
      await userEvent.click(library.getByRole("button", { name: textOf(pictureText, "toolbar.useImage") }));
      await waitFor(() => expect(screen.queryByRole("dialog", { name: textOf(pictureText, "upload.title") })).toBeNull());
    }
    await userEvent.click(canvas.getByRole("button", { name: controlWord("steps.next") }));
    await expect(await canvas.findByRole("radio", { name: textOf(productFormText, "specTypes.multi") })).toBeVisible();
    await userEvent.click(await canvas.findByRole("tab", { name: textOf(productFormText, "steps.more") }));
    await userEvent.click(canvas.getByRole("button", { name: word("actions.save") }));
    // a price starts empty: it is required, and gets the focus
    await waitFor(() => expect(document.activeElement).toHaveAttribute("role", "gridcell"));
    await userEvent.keyboard("0.01{Enter}");
    await userEvent.click(await canvas.findByRole("tab", { name: textOf(productFormText, "steps.more") }));
    await userEvent.click(canvas.getByRole("button", { name: word("actions.save") }));
    await expect(await screen.findByText(textOf(productQuestionText, "prices.ask", { count: 1 }))).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: textOf(productQuestionText, "prices.look") }));
    await waitFor(() => expect(document.activeElement).toHaveTextContent("0.01"));
    await userEvent.keyboard("98{Enter}");
    await userEvent.click(await canvas.findByRole("tab", { name: textOf(productFormText, "steps.more") }));
    await userEvent.click(canvas.getByRole("button", { name: word("actions.save") }));
    await expect(await screen.findByText(textOf(productQuestionText, "autoUp.save"))).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: textOf(productQuestionText, "autoUp.no") }));
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
    await expect(await screen.findByText(word("done.added"))).toBeVisible();
  },
};

/** The reason of a failed review, a coupon that comes with the product, and a save that submits it for review. */
export const Full: Story = {
  args: { mode: "edit" },
  render: OfTheProduct,
  decorators: [
    withShop({
      merchant: { productSwitch: true },
      products: [{ ...stored, auditStatus: 3, reason: "图片不清晰" }],
      coupons: [{ name: "满减券", receiveType: 2 }],
      guaranteeGroups: [{ name: "放心购" }],
    }),
  ],
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByText(textOf(productFormText, "notices.refused", { reason: "图片不清晰" }))).toBeVisible();
    await expect(canvas.getByText(codeLabel("ProductType", ProductType.ordinary))).toBeVisible();
    await userEvent.click(await canvas.findByRole("radio", { name: textOf(productFormText, "guaranteeWays.group") }));
    const group = await canvas.findByRole("option", { name: "放心购" });
    await userEvent.selectOptions(canvas.getByLabelText(textOf(productFormText, "chooseGroup")), group);
    const services = within(await canvas.findByRole("list", { name: textOf(productFormText, "groupServices") })).getAllByRole("listitem");
    await userEvent.click(canvas.getByRole("radio", { name: textOf(productFormText, "guaranteeWays.alone") }));
    for (const { textContent } of services)
      await expect(canvas.getByRole("button", { name: controlWord("remove", { name: textContent }) })).toBeVisible();
    await userEvent.click(await canvas.findByRole("tab", { name: textOf(productFormText, "steps.more") }));
    await userEvent.click(await canvas.findByRole("button", { name: textOf(productFormText, "coupons.choose") }));
    const picker = within(await screen.findByRole("dialog", { name: textOf(couponText, "picker.title") }));
    await userEvent.click(await picker.findByRole("checkbox", { name: /满减券/ }));
    await userEvent.click(picker.getByRole("button", { name: word("actions.confirm") }));
    await expect(await canvas.findByRole("button", { name: controlWord("remove", { name: "满减券" }) })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: textOf(productFormText, "actions.saveAndSubmit") }));
    await expect(await screen.findByText(textOf(productQuestionText, "autoUp.submit"))).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: textOf(productQuestionText, "autoUp.yes") }));
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
  },
};

/** Another editor saved first: fields that both changed are asked about, others are kept. */
export const TwoEditors: Story = {
  args: { mode: "edit" },
  render: WithAnother,
  decorators: [withShop({ products: [stored] })],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(await canvas.findByDisplayValue("明前龙井"), "特级");
    await userEvent.click(canvas.getByRole("button", { name: "他人保存" }));
    await waitFor(async () => {
      await userEvent.click(canvas.getByRole("button", { name: word("actions.save") }));
      await userEvent.click(await screen.findByRole("button", { name: textOf(productQuestionText, "autoUp.no") }));
      await expect(await screen.findByRole("dialog", { name: word("conflict.title", { name: "龙井（他人）" }) })).toBeVisible();
    });
    const dialog = within(screen.getByRole("dialog", { name: word("conflict.title", { name: "龙井（他人）" }) }));
    const name = within(dialog.getByRole("group", { name: textOf(productFormText, "fields.name") }));
    await expect(name.getByText("明前龙井特级")).toBeVisible();
    await expect(name.getByText("龙井（他人）")).toBeVisible();
    await expect(dialog.getAllByRole("group")).toHaveLength(1); // unit and prices were changed by the other editor alone
    await userEvent.click(dialog.getByRole("button", { name: word("conflict.keepMine") }));
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
  },
};

/** A page's product fills the form; the number of remaining collections is shown. */
export const Collecting: Story = {
  args: { mode: "collect" },
  decorators: [withShop({ ...ready, merchant: { copyProductNum: 3 } })],
  play: async ({ canvas, userEvent }) => {
    const card = within(await canvas.findByRole("region", { name: textOf(productCollectText, "title") }));
    await expect(card.getByText(pattern`${textOf(productCollectText, "hint")}`)).toBeVisible();
    await expect(await card.findByText(textOf(productCollectText, "left", { count: 3 }))).toBeVisible();
    await userEvent.click(card.getByRole("button", { name: textOf(productCollectText, "search") }));
    await expect(await screen.findByText(textOf(productCollectText, "empty"))).toBeVisible();
    await userEvent.type(card.getByRole("textbox", { name: textOf(productCollectText, "link") }), "https://goods.example/tea{Enter}");
    await waitFor(() => expect(canvas.getByLabelText(textOf(productFormText, "fields.name"))).toHaveValue("桐木关正山小种红茶 250g"));
    await expect(await card.findByText(textOf(productCollectText, "left", { count: 2 }))).toBeVisible();
    await expect(await canvas.findByRole("button", { name: textOf(pictureText, "picker.remove", { order: 3 }) })).toBeVisible();
  },
};

export const Loading: Story = {
  tags: ["!test"],
  args: { mode: "edit", id: 1 },
  decorators: [withShop({}, { at: "/product/info", does: "stall" })],
};

export const Refused: Story = { tags: ["!test"], decorators: [withShop({ permissions: ["merchant:product:page:list"] })] };

export const Failed: Story = {
  tags: ["!test"],
  args: { mode: "edit", id: 1 },
  decorators: [withShop({}, { at: "/product/info", does: "break" })],
};

/** Read-only: everything is disabled, and the detail is shown as buyers see it. */
export const ReadOnly: Story = {
  args: { mode: "view" },
  render: OfTheProduct,
  decorators: [withShop({ products: [{ ...stored, isShow: true, auditStatus: 2 }] })],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole("group", { name: textOf(productFormText, "fields.name") })).toHaveTextContent("明前龙井");
    await expect(canvas.queryByRole("button", { name: word("actions.save") })).toBeNull();
    await userEvent.click(await canvas.findByRole("tab", { name: textOf(productFormText, "steps.detail") }));
    await expect(await canvas.findByText("西湖头采")).toBeVisible();
    await userEvent.click(await canvas.findByRole("tab", { name: textOf(productFormText, "steps.more") }));
    await expect(await canvas.findByRole("checkbox", { name: textOf(productFormText, "deliveries.ship") })).toBeDisabled();
    await expect(canvas.getByText(textOf(productFormText, "none"))).toBeVisible();
  },
};

/** On sale: opening does not take the product down, 下架并编辑 does after confirmation, and leaving offers to put it back. */
export const OnSale: Story = {
  args: { mode: "edit" },
  render: OfTheProduct,
  decorators: [withShop({ products: [{ ...stored, isShow: true, auditStatus: 2 }] })],
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByRole("group", { name: textOf(productFormText, "fields.name") })).toHaveTextContent("明前龙井");
    await expect(canvas.getByText(textOf(productFormText, "notices.onShelf"))).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: textOf(productFormText, "takenDown.open") }));
    const question = within(await screen.findByRole("dialog", { name: word("notice.title") }));
    await expect(question.getByText(textOf(productFormText, "takenDown.question"))).toBeVisible();
    await userEvent.click(question.getByRole("button", { name: textOf(productFormText, "takenDown.open") }));
    await waitFor(() => expect(canvas.getByDisplayValue("明前龙井")).toBeEnabled());
    await expect(canvas.getByText(textOf(productFormText, "takenDown.notice"))).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: word("actions.back") }));
    await expect(await screen.findByText(textOf(productFormText, "takenDown.leave"))).toBeVisible();
    await userEvent.click(
      within(screen.getByRole("dialog", { name: word("notice.title") })).getByRole("button", {
        name: textOf(productFormText, "takenDown.restore"),
      }),
    );
    await expect(await screen.findByText(textOf(productListText, "done.up"))).toBeVisible();
    await waitFor(() => expect(args.onBack).toHaveBeenCalledOnce());
  },
};

export const Phone: Story = {
  args: { mode: "edit" },
  globals: { viewport: { value: "phone" } },
  render: OfTheProduct,
  decorators: [withShop({ products: [stored] })],
  play: async ({ canvas }) => expect(await canvas.findByDisplayValue("明前龙井")).toBeVisible(),
};
