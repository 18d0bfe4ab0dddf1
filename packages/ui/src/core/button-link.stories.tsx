import type { Meta, StoryObj } from "@storybook/react-vite";
import { ButtonLink } from "./button-link";

const meta = { title: "Parts/Button link", component: ButtonLink, args: { href: "#records", children: "领取记录" } } satisfies Meta<
  typeof ButtonLink
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Secondary: Story = {};
export const Primary: Story = { args: { variant: "primary" } };
export const Link: Story = { args: { variant: "link" } };
