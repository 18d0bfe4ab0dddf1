import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor } from "storybook/test";
import { AccountMenu } from "./account-menu";

const choose = fn();

const meta = {
  title: "Screens/Layout/Account menu",
  component: AccountMenu,
  args: {
    name: "陈掌柜",
    merchant: "山月茶家",
    choices: [
      { key: "home", label: "主页", onChoose: () => choose("home") },
      { key: "logout", label: "退出登录", isSeparated: true, onChoose: () => choose("logout") },
    ],
  },
} satisfies Meta<typeof AccountMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "陈掌柜" }));
    await expect(await screen.findByText("山月茶家")).toBeVisible();
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole("button", { name: "陈掌柜" });
    trigger.focus();
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(screen.getByRole("menu")).toHaveFocus());
    await expect(screen.getByRole("menuitem", { name: "主页" })).toHaveAttribute("data-highlighted");
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await waitFor(() => expect(choose).toHaveBeenCalledWith("logout"));
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const ClosesOnEscape: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "陈掌柜" }));
    await waitFor(() => expect(screen.getByRole("menu")).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
  },
};
