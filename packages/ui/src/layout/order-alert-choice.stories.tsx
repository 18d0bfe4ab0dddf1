import { textOf } from "@shopkeeper/hooks/texts";
import { settingsText } from "@shopkeeper/hooks/layout";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { withShop } from "../../.storybook/with-shop";
import { OrderAlertChoice } from "./order-alert-choice";

const meta = { title: "Screens/Layout/Order alert", component: OrderAlertChoice, decorators: [withShop()] } satisfies Meta<
  typeof OrderAlertChoice
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** No sound is played until the person chooses. */
export const Choosing: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole("radio", { name: textOf(settingsText, "alert.off") })).toBeChecked();
    await userEvent.click(canvas.getByRole("radio", { name: textOf(settingsText, "alert.voice") }));
    await expect(canvas.getByRole("radio", { name: textOf(settingsText, "alert.voice") })).toBeChecked();
  },
};
