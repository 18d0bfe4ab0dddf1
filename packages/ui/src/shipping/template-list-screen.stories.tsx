import { currentLanguage, promptFor, textIn, textOf, titleOf } from "@shopkeeper/hooks/texts";
import type { Seed } from "@shopkeeper/server/embedded";
import { templateText } from "@shopkeeper/hooks/shipping";
import { fields, FreeShipping } from "@shopkeeper/sdk";
import { shippingRuleMessages } from "@shopkeeper/sdk/rules/shipping";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { useSearch } from "../../.storybook/use-search";
import { withShop } from "../../.storybook/with-shop";
import { codeLabel, controlWord, pattern, word } from "../../.storybook/words";
import { TemplateListScreen } from "./template-list-screen";

interface Args {
  at: string;
}

const meta = {
  title: "Screens/Shipping/Templates",
  args: { at: "" },
  render: function Render({ at }: Args) {
    return <TemplateListScreen search={useSearch(at)} />;
  },
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<typeof meta>;

const regions = [
  { first: 100, firstPrice: 800, renewal: 100, renewalPrice: 200 },
  { provinces: ["西藏自治区"], first: 100, firstPrice: 2500, renewal: 100, renewalPrice: 1000 },
];
const shippingTemplates = [
  { name: "全国包邮", sort: 9 },
  { name: "按件计费", type: 1, appoint: 2, regions, frees: [{ provinces: ["浙江省"], number: 300, price: 9900 }] },
] satisfies Seed["shippingTemplates"];
const drawerOf = async (name: string) => within(await screen.findByRole("dialog", { name }));

/** A template is made from nothing to a price: rows, a region that another row has, and the calculator. */
export const Full: Story = {
  decorators: [withShop({ shippingTemplates })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: `${word("actions.edit")} 按件计费` }));
    const drawer = await drawerOf(textOf(templateText, "template.editTitle"));
    await expect(await drawer.findByText(textOf(templateText, "template.countryDefault"))).toBeVisible();
    await userEvent.click(drawer.getByRole("button", { name: textOf(templateText, "template.addRegion") }));
    const row = within(drawer.getAllByRole("group", { name: textOf(templateText, "template.row", { row: 3 }) })[0] ?? document.body);
    await userEvent.click(row.getByRole("button", { name: pattern`^${textOf(templateText, "template.places")}` }));
    const chooser = within(await screen.findByRole("dialog", { name: textOf(templateText, "template.places") }));
    await expect(
      await chooser.findByRole("checkbox", { name: `西藏自治区 (${textOf(templateText, "template.row", { row: 2 })})` }),
    ).toBeDisabled();
    await userEvent.type(chooser.getByLabelText(word("cascader.search")), "杭州市");
    await userEvent.click(await chooser.findByRole("checkbox", { name: "浙江省 / 杭州市" }));
    await userEvent.click(chooser.getByRole("button", { name: controlWord("cascader.done") }));
    await userEvent.type(row.getByRole("textbox", { name: pattern`^${titleOf(fields.ShippingRegionInput.firstPrice)}` }), "6.5");
    await userEvent.type(row.getByRole("textbox", { name: pattern`^${titleOf(fields.ShippingRegionInput.renewalPrice)}` }), "1");
    await userEvent.click(drawer.getByRole("button", { name: pattern`${controlWord("region")}` }));
    const places = within(await screen.findByRole("dialog", { name: textOf(templateText, "trial.place") }));
    for (const name of ["浙江省", "杭州市", "西湖区"]) await userEvent.click(await places.findByText(name));
    const quantity = drawer.getByRole("textbox", { name: textOf(templateText, "trial.quantity") });
    await userEvent.clear(quantity);
    await userEvent.type(quantity, "3");
    const anything = { unit: "*", first: "*", firstPrice: "*", renewal: "*", renewalPrice: "*" };
    const byRow = textOf(templateText, "trial.by.region", { row: 3, renewals: 2, ...anything });
    await waitFor(() => expect(drawer.getByText(pattern`^${byRow}$`)).toBeVisible());
    await expect(drawer.getByText("¥8.50")).toBeVisible();
    const worth = drawer.getByRole("textbox", { name: textOf(templateText, "trial.worth") });
    await userEvent.clear(worth);
    await userEvent.type(worth, "99");
    await expect(
      await drawer.findByText(
        textOf(templateText, "trial.by.free", { row: 1, number: 3, unit: textOf(templateText, "unit.pieces"), price: 99 }),
      ),
    ).toBeVisible();
    await userEvent.click(drawer.getByRole("button", { name: word("actions.confirm") }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

export const Adding: Story = {
  decorators: [withShop()],
  play: async ({ canvas, userEvent }) => {
    const [add] = await canvas.findAllByRole("button", { name: textOf(templateText, "list.add") });
    if (add) await userEvent.click(add);
    const drawer = await drawerOf(textOf(templateText, "list.add"));
    await userEvent.click(drawer.getByRole("radio", { name: codeLabel("FreeShipping", FreeShipping.partly) }));
    await userEvent.click(drawer.getByRole("button", { name: word("actions.confirm") }));
    await expect(await drawer.findByText(promptFor(fields.ShippingTemplateInput.name))).toBeVisible();
    await expect(drawer.getByText(textIn(currentLanguage(), shippingRuleMessages.districtsEmpty))).toBeVisible();
    await expect(drawer.getAllByText(textIn(currentLanguage(), shippingRuleMessages.priceEmpty))).toHaveLength(2);
  },
};

export const Empty: Story = { tags: ["!test"], decorators: [withShop()] };
export const Loading: Story = { tags: ["!test"], decorators: [withShop({}, { at: "/templates/list", does: "stall" })] };
export const Refused: Story = { tags: ["!test"], decorators: [withShop({ permissions: ["merchant:coupon:save"] })] };
export const Failed: Story = { tags: ["!test"], decorators: [withShop({}, { at: "/templates/list", does: "break" })] };

/** A person who may only look sees a template with its rows, and can calculate prices. */
export const ReadOnly: Story = {
  decorators: [withShop({ shippingTemplates, permissions: ["merchant:shipping:templates:list"] })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: `${word("actions.view")} 按件计费` }));
    const drawer = await drawerOf(textOf(templateText, "template.viewTitle"));
    await expect(await drawer.findByRole("group", { name: pattern`${titleOf(fields.ShippingTemplateInput.name)}` })).toHaveTextContent(
      "按件计费",
    );
    await expect(drawer.queryByRole("button", { name: textOf(templateText, "template.addRegion") })).toBeNull();
    await expect(drawer.queryByRole("button", { name: word("actions.confirm") })).toBeNull();
    await expect(canvas.queryByRole("button", { name: textOf(templateText, "list.add") })).toBeNull();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: "phone" } },
  decorators: [withShop({ shippingTemplates })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: `${word("actions.edit")} 按件计费` }));
    const drawer = await drawerOf(textOf(templateText, "template.editTitle"));
    await expect(await drawer.findByText(textOf(templateText, "template.countryDefault"))).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375);
  },
};
