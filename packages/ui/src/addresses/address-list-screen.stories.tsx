import { addressText } from "@shopkeeper/hooks/addresses";
import { promptFor, textOf, titleOf } from "@shopkeeper/hooks/texts";
import { fields } from "@shopkeeper/sdk";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, within } from "storybook/test";
import { withShop } from "../../.storybook/with-shop";
import { controlWord, pattern, word } from "../../.storybook/words";
import { AddressListScreen } from "./address-list-screen";

const meta = { title: "Screens/Addresses/List", component: AddressListScreen } satisfies Meta<typeof AddressListScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const addresses = [
  { receiverName: "老仓库", receiverPhone: "0571-88888888", isShow: false },
  { receiverName: "售后阿布", receiverPhone: "400-800-8888" },
  { receiverName: "售后小满", isDefault: true },
];
const dialogOf = async (name: string) => within(await screen.findByRole("dialog", { name }));

export const Full: Story = {
  decorators: [withShop({ addresses })],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(titleOf(fields.AddressInput.isDefault))).toBeVisible();
    await userEvent.click(await canvas.findByRole("button", { name: `${textOf(addressText, "list.setDefault")} 售后阿布` }));
    await expect(await canvas.findByRole("button", { name: `${textOf(addressText, "list.setDefault")} 售后小满` })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: `${textOf(addressText, "list.setDefault")} 售后阿布` })).toBeNull();
  },
};

export const Adding: Story = {
  decorators: [withShop()],
  play: async ({ canvas, userEvent }) => {
    const [add] = await canvas.findAllByRole("button", { name: textOf(addressText, "form.addTitle") });
    if (add) await userEvent.click(add);
    const dialog = await dialogOf(textOf(addressText, "form.addTitle"));
    await userEvent.click(await dialog.findByRole("button", { name: word("actions.confirm") }));
    await expect(await dialog.findByText(promptFor(fields.AddressInput.receiverName))).toBeVisible();
    await userEvent.type(dialog.getByRole("textbox", { name: pattern`${titleOf(fields.AddressInput.receiverName)}` }), "林小满");
    await userEvent.type(dialog.getByRole("textbox", { name: pattern`${titleOf(fields.AddressInput.receiverPhone)}` }), "13800138000");
    await userEvent.type(dialog.getByRole("textbox", { name: pattern`${titleOf(fields.AddressInput.detail)}` }), "文三路 90 号");
    await userEvent.click(dialog.getByRole("button", { name: pattern`${textOf(addressText, "fields.region")}` }));
    const regions = within(await screen.findByRole("dialog", { name: textOf(addressText, "fields.region") }));
    for (const name of ["浙江省", "杭州市", "西湖区"]) await userEvent.click(await regions.findByText(name));
    await userEvent.click(dialog.getByRole("button", { name: word("actions.confirm") }));
    await expect(await canvas.findByText("浙江省杭州市西湖区文三路 90 号")).toBeVisible();
  },
};

export const Empty: Story = { tags: ["!test"], decorators: [withShop()] };

export const Loading: Story = { tags: ["!test"], decorators: [withShop({ addresses }, { at: "/address/list", does: "stall" })] };

export const Refused: Story = { tags: ["!test"], decorators: [withShop({ permissions: ["merchant:coupon:save"] })] };

export const Failed: Story = { tags: ["!test"], decorators: [withShop({ addresses }, { at: "/address/list", does: "break" })] };

/** A person without the rights sees states, and the details of an address. */
export const ReadOnly: Story = {
  decorators: [withShop({ addresses, permissions: ["merchant:address:list"] })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: `${word("actions.view")} 老仓库` }));
    const dialog = await dialogOf(textOf(addressText, "form.viewTitle"));
    await expect(dialog.getByRole("group", { name: pattern`${titleOf(fields.AddressInput.receiverName)}` })).toBeVisible();
    await expect(dialog.getByRole("group", { name: pattern`${titleOf(fields.AddressInput.isShow)}` })).toHaveTextContent(
      controlWord("switch.off"),
    );
    await expect(dialog.queryByRole("button", { name: word("actions.confirm") })).toBeNull();
    await expect(canvas.queryByRole("button", { name: textOf(addressText, "form.addTitle") })).toBeNull();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: "phone" } },
  decorators: [withShop({ addresses })],
  play: async ({ canvas }) => expect(await canvas.findByText("售后小满")).toBeVisible(),
};
