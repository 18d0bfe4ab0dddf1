import { textOf } from "@shopkeeper/hooks/texts";
import { layoutText } from "@shopkeeper/hooks/layout";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { RefusedScreen } from "./refused-screen";

const meta = {
  title: "Screens/Layout/Refused",
  component: RefusedScreen,
  parameters: {
    states: {
      Empty: "n/a: it shows the same to everyone and asks for nothing",
      Loading: "n/a: it shows the same to everyone and asks for nothing",
      Refused: "n/a: it shows the same to everyone and asks for nothing",
      Failed: "n/a: it shows the same to everyone and asks for nothing",
      ReadOnly: "n/a: it shows the same to everyone and asks for nothing",
    },
  },
  args: { refusal: { page: "编辑商品", right: "商品列表", isForOwners: false }, onBack: fn(), onHome: fn() },
} satisfies Meta<typeof RefusedScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent(
      textOf(layoutText, "refused.missing", { page: "编辑商品", right: "商品列表" }),
    );
    await userEvent.click(canvas.getByRole("button", { name: textOf(layoutText, "refused.back") }));
    await expect(args.onBack).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: textOf(layoutText, "refused.home") }));
    await expect(args.onHome).toHaveBeenCalledOnce();
  },
};

export const ForOwners: Story = { args: { refusal: { page: "店铺设置", right: "店铺设置", isForOwners: true } } };

export const Phone: Story = {
  globals: { viewport: { value: "phone" } },
};
