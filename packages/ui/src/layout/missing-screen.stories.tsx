import { textOf } from "@shopkeeper/hooks/texts";
import { layoutText } from "@shopkeeper/hooks/layout";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { MissingScreen } from "./missing-screen";

const meta = {
  title: "Screens/Layout/Missing",
  component: MissingScreen,
  parameters: {
    layout: "fullscreen",
    states: {
      Empty: "n/a: it shows the same to everyone and asks for nothing",
      Loading: "n/a: it shows the same to everyone and asks for nothing",
      Refused: "n/a: it shows the same to everyone and asks for nothing",
      Failed: "n/a: it shows the same to everyone and asks for nothing",
      ReadOnly: "n/a: it shows the same to everyone and asks for nothing",
    },
  },
  args: { onHome: fn() },
} satisfies Meta<typeof MissingScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: textOf(layoutText, "missing.home") }));
    await expect(args.onHome).toHaveBeenCalledOnce();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: "phone" } },
};
