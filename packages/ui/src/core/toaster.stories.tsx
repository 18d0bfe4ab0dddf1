import type { Notice } from "@shopkeeper/hooks/shop";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor } from "storybook/test";
import { Button } from "./button";
import { notify } from "./toast";
import { Toaster } from "./toaster";

const Saying = (notice: Notice) => <Button onClick={() => notify(notice)}>通知</Button>;

const description = `
[Chakra's toaster](https://chakra-ui.com/docs/components/toast) draws what \`notify\` is told. The page mounts it once.

**Do** say \`success\` after a press that changed something, \`info\` where nothing had to be done, \`error\` with what to do next.

**Don't** put what must be read into a toast: it goes away. That is a [Hint notice](?path=/docs/parts-hint-notice--docs) or a
[Failure notice](?path=/docs/parts-failure-notice--docs).
`;

const meta = {
  title: "Parts/Toaster",
  parameters: { docs: { description: { component: description }, story: { inline: false, height: "420px" } } },
  component: Saying,
  subcomponents: { Toaster },
  args: { kind: "success", text: "创建成功" },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "通知" }));
    await expect(await screen.findByText(args.text)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "通知" }));
    await expect(screen.getAllByText(args.text)).toHaveLength(1);
  },
} satisfies Meta<typeof Saying>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {};

/** A notice with an action stays longer; each has its own action. */
export const Undo: Story = {
  args: { text: "下架成功", action: { label: "撤销", run: fn() } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "通知" }));
    await userEvent.click(await screen.findByRole("button", { name: "撤销" }));
    await expect(args.action?.run).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByText("下架成功")).toBeNull());
  },
};
export const Failure: Story = { args: { kind: "error", text: "网络连接失败，请检查网络后重试" } };
export const Passing: Story = {
  args: { kind: "info", text: "已取消" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "通知" }));
    await screen.findByText("已取消");
    await waitFor(() => expect(screen.queryByText("已取消")).toBeNull());
  },
};
