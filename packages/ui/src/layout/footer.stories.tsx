import { textOf } from "@shopkeeper/hooks/texts";
import { layoutText } from "@shopkeeper/hooks/layout";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { withShop } from "../../.storybook/with-shop";
import { Footer } from "./footer";

const meta = { title: "Screens/Layout/Footer", component: Footer } satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NoCompany: Story = {
  decorators: [withShop()],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(textOf(layoutText, "copyright"))).toBeVisible();
  },
};

export const Failed: Story = {
  decorators: [withShop({}, { at: "/copyright/get/company/info", does: "break" })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(textOf(layoutText, "copyright"))).toBeVisible();
  },
};

export const Loading: Story = { decorators: [withShop({}, { at: "/copyright/get/company/info", does: "stall" })] };
