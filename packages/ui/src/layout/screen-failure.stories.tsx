import { textOf } from "@shopkeeper/hooks/texts";
import { boundaryText } from "@shopkeeper/hooks/layout";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { ScreenFailure } from "./screen-failure";

const meta = { title: "Screens/Layout/Screen failure", component: ScreenFailure, args: { kind: "failed", onRetry: fn() } } satisfies Meta<
  typeof ScreenFailure
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: textOf(boundaryText, "retry") }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Outdated: Story = { args: { kind: "outdated" } };

export const Incomplete: Story = {
  args: { kind: "incomplete" },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent(textOf(boundaryText, "incompleteHint"));
    await userEvent.click(canvas.getByRole("button", { name: textOf(boundaryText, "reload") }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Offline: Story = {
  args: { kind: "offline" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent(textOf(boundaryText, "offline"));
    await expect(canvas.getByRole("button", { name: textOf(boundaryText, "retry") })).toBeVisible();
  },
};
