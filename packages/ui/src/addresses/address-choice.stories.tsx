import { useAddressChoice } from "@shopkeeper/hooks/addresses/shared";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { withShop } from "../../.storybook/with-shop";
import { AddressChoice } from "./address-choice";

function Example() {
  return <AddressChoice of={useAddressChoice()} />;
}

const meta = { title: "Addresses/Choice", component: Example } satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

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
  play: async ({ canvas }) => expect(await canvas.findByText("请先去设置-商家地址管理中添加售后地址")).toBeVisible(),
};
