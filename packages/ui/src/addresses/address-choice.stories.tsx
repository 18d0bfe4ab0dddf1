import { addressText, useAddressChoice } from "@shopkeeper/hooks/addresses/shared";
import { textOf } from "@shopkeeper/hooks/texts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { withShop } from "../../.storybook/with-shop";
import { AddressChoice } from "./address-choice";

const description = `
The shop's return addresses as cards; the default one is chosen.

**Do** show it where the person decides: an address is read before it is chosen.

**Don't** offer addresses that are hidden; who has none gets a sentence instead.
`;

const meta = {
  title: "Pickers/Return address",
  component: AddressChoice,
  render: function Choosing() {
    return <AddressChoice of={useAddressChoice()} />;
  },
  parameters: { docs: { description: { component: description } } },
} satisfies Meta<typeof AddressChoice>;
export default meta;
type Story = Pick<StoryObj<typeof meta>, "tags" | "decorators" | "play">;

export const Playground: Story = {
  tags: ["!test"],
  decorators: [withShop({ addresses: [{ receiverName: "售后阿布" }, { receiverName: "售后小满", isDefault: true }, {}] })],
};

export const Full: Story = {
  decorators: [withShop({ addresses: [{ receiverName: "售后阿布" }, { receiverName: "售后小满", isDefault: true }] })],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole("radio", { name: /售后小满/ })).toBeChecked();
    await userEvent.click(canvas.getByRole("radio", { name: /售后阿布/ }));
    await expect(canvas.getByRole("radio", { name: /售后阿布/ })).toBeChecked();
  },
};

export const Empty: Story = {
  decorators: [withShop({ addresses: [{ isShow: false }] })],
  play: async ({ canvas }) => expect(await canvas.findByText(textOf(addressText, "choice.none"))).toBeVisible(),
};
