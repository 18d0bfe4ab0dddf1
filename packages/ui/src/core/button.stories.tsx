import type { Meta, StoryObj } from "@storybook/react-vite";
import { Plus } from "lucide-react";
import { expect, fn } from "storybook/test";
import { Button } from "./button";

const description = `
A button.

**Do** use \`primary\` once on a screen for what it is there for, \`secondary\` for everything else, \`danger\` where a press cannot be undone, and
\`ghost\` or \`link\` in rows, where many stand together.

**Don't** use a button to go somewhere: that is a [Button link](?path=/docs/parts-button-link--docs). One without words is an
[Icon button](?path=/docs/parts-icon-button--docs), which asks for a label.
`;

const meta = {
  title: "Parts/Button",
  component: Button,
  args: { children: "添加优惠券", onClick: fn() },
  parameters: { docs: { description: { component: description } } },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  args: { variant: "primary", icon: <Plus size={15} aria-hidden /> },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "添加优惠券" }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Secondary: Story = {};
export const Ghost: Story = { args: { variant: "ghost" } };
export const Danger: Story = { args: { variant: "danger", children: "删除" } };
export const Link: Story = { args: { variant: "link", children: "查看领取记录" } };

/** A disabled button has no accent colour: all variants look the same. */
export const Disabled: Story = {
  render: (args) => (
    <>
      {(["primary", "secondary", "danger"] as const).map((variant) => (
        <Button key={variant} {...args} variant={variant} disabled>
          {variant}
        </Button>
      ))}
      <Button {...args} variant="primary" />
    </>
  ),
  play: async ({ canvas }) => {
    const colourOf = (name: string) => getComputedStyle(canvas.getByRole("button", { name })).backgroundColor;
    await expect(new Set(["primary", "secondary", "danger"].map(colourOf)).size).toBe(1);
    await expect(colourOf("primary")).not.toBe(colourOf("添加优惠券"));
  },
};

export const Busy: Story = {
  args: { variant: "primary", isBusy: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
