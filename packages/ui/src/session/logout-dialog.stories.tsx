import { textOf } from "@shopkeeper/hooks/texts";
import { useAction } from "@shopkeeper/hooks/core";
import { useConfirm } from "@shopkeeper/hooks/form";
import { sessionText } from "@shopkeeper/hooks/session";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor } from "storybook/test";
import { withShop } from "../../.storybook/with-shop";
import { Button } from "../core/button";
import { LogoutDialog } from "./logout-dialog";

function Leaving({ leave }: { leave: () => Promise<boolean> }) {
  const question = useConfirm(useAction((_account: string) => leave(), [], { isQuiet: true }));
  return (
    <>
      <Button onClick={() => question.open("admin")}>退出登录</Button>
      <LogoutDialog question={question} />
    </>
  );
}

const meta = {
  title: "Screens/Session/Logout",
  component: Leaving,
  decorators: [withShop()],
  args: { leave: fn(async () => true) },
  parameters: { docs: { story: { inline: false, height: "360px" } } },
} satisfies Meta<typeof Leaving>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "退出登录" }));
    await expect(await screen.findByText(textOf(sessionText, "logout.question"))).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: textOf(sessionText, "logout.confirm") }));
    await waitFor(() => expect(args.leave).toHaveBeenCalledOnce());
  },
};

export const Loading: Story = {
  args: { leave: fn(() => new Promise<boolean>(() => undefined)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "退出登录" }));
    await userEvent.click(await screen.findByRole("button", { name: textOf(sessionText, "logout.confirm") }));
    await expect(await screen.findByRole("button", { name: textOf(sessionText, "logout.running") })).toBeVisible();
  },
};

export const Failed: Story = {
  args: { leave: fn(() => Promise.reject(new Error("网络连接失败"))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "退出登录" }));
    await userEvent.click(await screen.findByRole("button", { name: textOf(sessionText, "logout.confirm") }));
    await expect(await screen.findByText("网络连接失败")).toBeVisible();
  },
};
