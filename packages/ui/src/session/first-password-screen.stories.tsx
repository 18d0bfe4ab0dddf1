import { textOf } from "@shopkeeper/hooks/texts";
import { profileText, sessionText } from "@shopkeeper/hooks/session";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { withShop } from "../../.storybook/with-shop";
import { pattern } from "../../.storybook/words";
import { FirstPasswordScreen } from "./first-password-screen";

const meta = {
  title: "Screens/Session/First password",
  component: FirstPasswordScreen,
  parameters: {
    layout: "fullscreen",
    states: {
      Empty: "n/a: it is a form, empty at first",
      Loading: "n/a: it reads nothing",
      Refused: "n/a: whoever has a temporary password may change it",
      Failed: "n/a: it reads nothing; what the server refuses stands at its field",
      ReadOnly: "n/a: whoever has a temporary password may change it",
    },
  },
  args: { account: "qinghe", onDone: fn(), onLogOut: fn() },
} satisfies Meta<typeof FirstPasswordScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  decorators: [withShop()],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(await canvas.findByLabelText(pattern`^${textOf(sessionText, "firstPassword.old")}`), "Shopkeeper-1");
    await userEvent.type(canvas.getByLabelText(pattern`^${textOf(profileText, "password.new")}\W*$`), "Shopkeeper-1");
    await userEvent.click(canvas.getByRole("button", { name: textOf(sessionText, "firstPassword.submit") }));
    await expect(await canvas.findByText(textOf(profileText, "problems.newSame"))).toBeVisible();
    await expect(args.onDone).not.toHaveBeenCalled();
  },
};

export const Phone: Story = { tags: ["!test"], globals: { viewport: { value: "phone" } }, decorators: [withShop()] };
