import { textOf } from "@shopkeeper/hooks/texts";
import { shippingText } from "@shopkeeper/hooks/shipping/shared";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { useSearch } from "../../.storybook/use-search";
import { withShop } from "../../.storybook/with-shop";
import { pattern } from "../../.storybook/words";
import { CompanyListScreen } from "./company-list-screen";

interface Args {
  at: string;
}

const meta = {
  title: "Screens/Shipping/Platform companies",
  parameters: { states: { Empty: "n/a: the platform always offers some", ReadOnly: "n/a: the platform alone changes them" } },
  args: { at: "" },
  render: function Render({ at }: Args) {
    return <CompanyListScreen search={useSearch(at)} />;
  },
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  decorators: [withShop({ shopCompanies: 2 })],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText("极兔速递")).toBeVisible();
    await userEvent.click(await canvas.findByRole("tab", { name: pattern`^${textOf(shippingText, "tabs.shop")}` }));
    await expect(
      await canvas.findByRole("switch", { name: textOf(shippingText, "companies.switchNamed", { name: "中通快递" }) }),
    ).toBeChecked();
  },
};

export const Own: Story = { tags: ["!test"], args: { at: "tab=shop" }, decorators: [withShop({ shopCompanies: 3 })] };

export const Loading: Story = { tags: ["!test"], decorators: [withShop({}, { at: "/express/all", does: "stall" })] };

export const Failed: Story = { tags: ["!test"], decorators: [withShop({}, { at: "/express/all", does: "break" })] };

export const Refused: Story = { tags: ["!test"], decorators: [withShop({ permissions: ["merchant:coupon:save"] })] };

export const Phone: Story = {
  globals: { viewport: { value: "phone" } },
  decorators: [withShop()],
  play: async ({ canvas }) => expect(await canvas.findByText("顺丰速运")).toBeVisible(),
};
