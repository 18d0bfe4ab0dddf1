import { TimeoutError } from "@shopkeeper/sdk";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { word } from "../../.storybook/words";
import { FailureNotice } from "./failure-notice";

const description = `
Why something was not loaded or saved, above what is still there.

**Do** hand in \`retry\` where trying again may help.

**Don't** use it for a field: that has an \`error\` of its own. Where nothing is there at all it is a [Load state](?path=/docs/parts-load-state--docs).
`;

const meta = {
  title: "Parts/Failure notice",
  component: FailureNotice,
  args: { error: new TimeoutError("listCoupons", 60_000), retry: fn() },
  parameters: { docs: { description: { component: description } } },
} satisfies Meta<typeof FailureNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithRetry: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent(word("failures.timeout"));
    await userEvent.click(canvas.getByRole("button", { name: word("actions.retry") }));
    await expect(args.retry).toHaveBeenCalledOnce();
  },
};
export const Unknown: Story = { args: { error: "?", retry: undefined } };
