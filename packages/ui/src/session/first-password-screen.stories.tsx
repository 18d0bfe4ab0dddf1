import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { withShop } from "../../.storybook/with-shop";
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
    await userEvent.type(await canvas.findByLabelText(/^初始密码/), "Shopkeeper-1");
    await userEvent.type(canvas.getByLabelText(/^新密码/), "Shopkeeper-1");
    await userEvent.click(canvas.getByRole("button", { name: "确认修改" }));
    await expect(await canvas.findByText("新密码不能与原始密码相同")).toBeVisible();
    await expect(args.onDone).not.toHaveBeenCalled();
  },
};

export const Phone: Story = { tags: ["!test"], globals: { viewport: { value: "phone" } }, decorators: [withShop()] };
