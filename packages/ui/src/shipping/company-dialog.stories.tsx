import { textOf } from "@shopkeeper/hooks/texts";
import { shippingText } from "@shopkeeper/hooks/shipping/shared";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { opening } from "../../.storybook/opening";
import { withShop } from "../../.storybook/with-shop";
import { CompanyDialog } from "./company-dialog";

const meta = {
  title: "Screens/Shipping/Companies",
  component: CompanyDialog,
  args: { onClose: fn() },
  render: opening(CompanyDialog, "onClose"),
  parameters: { docs: { story: { inline: false, height: "620px" } } },
} satisfies Meta<typeof CompanyDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const shopCompanies = [
  { code: "shunfeng", isDefault: true },
  { code: "zhongtong" },
  { code: "yuantong" },
  { code: "debangwuliu", isOpen: false },
];
const dialogOf = async () => within(await screen.findByRole("dialog", { name: textOf(shippingText, "companies.title") }));

export const Full: Story = {
  decorators: [withShop({ shopCompanies })],
  play: async ({ userEvent }) => {
    const dialog = await dialogOf();
    await expect(await dialog.findByText(textOf(shippingText, "companies.isDefault"))).toBeVisible();
    await userEvent.selectOptions(
      await dialog.findByRole("combobox", { name: textOf(shippingText, "companies.chooseLabel") }),
      await dialog.findByText("EMS"),
    );
    await userEvent.click(dialog.getByRole("button", { name: textOf(shippingText, "companies.add") }));
    await expect(await dialog.findByRole("switch", { name: textOf(shippingText, "companies.switchNamed", { name: "EMS" }) })).toBeChecked();
    await userEvent.click(await dialog.findByRole("button", { name: `${textOf(shippingText, "companies.setDefault")} EMS` }));
    await waitFor(async () => {
      await expect(dialog.getByRole("button", { name: `${textOf(shippingText, "companies.unsetDefault")} EMS` })).toBeVisible();
      await expect(dialog.getByRole("button", { name: `${textOf(shippingText, "companies.setDefault")} 顺丰速运` })).toBeVisible();
    });
  },
};

export const Empty: Story = {
  decorators: [withShop()],
  play: async () => expect(await (await dialogOf()).findByText(textOf(shippingText, "companies.empty"))).toBeVisible(),
};

/** A person who may only ship orders sees states, and no controls to change them. */
export const ReadOnly: Story = {
  decorators: [withShop({ shopCompanies, permissions: ["merchant:order:send"] })],
  play: async () => {
    const dialog = await dialogOf();
    await expect(await dialog.findByText(textOf(shippingText, "companies.closed"))).toBeVisible();
    await expect(dialog.queryByRole("switch")).toBeNull();
    await expect(dialog.queryByRole("combobox")).toBeNull();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: "phone" } },
  decorators: [withShop({ shopCompanies })],
  play: async () => expect(await (await dialogOf()).findByText("顺丰速运")).toBeVisible(),
};
