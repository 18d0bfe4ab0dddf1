import type { Meta, StoryObj } from "@storybook/react-vite";
import { StatusTag } from "./status-tag";

const meta = { title: "Parts/Status tag", component: StatusTag, args: { children: "领取中" } } satisfies Meta<typeof StatusTag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = { args: { children: "已关闭" } };
export const Success: Story = { args: { tone: "success" } };
export const Warning: Story = { args: { tone: "warning", children: "即将过期" } };
export const Danger: Story = { args: { tone: "danger", children: "已拒绝" } };
export const Info: Story = { args: { tone: "info", children: "审核中" } };
