import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "./button";
import { EmptyState } from "./empty-state";

const meta = { title: "Parts/Empty state", component: EmptyState } satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithNextStep: Story = {
  args: { title: "还没有优惠券", hint: "发券是让老顾客回来的最快办法", action: <Button variant="primary">添加优惠券</Button> },
};
export const NoMatch: Story = { args: { kind: "search" } };
export const Failed: Story = { args: { kind: "failed", title: "加载失败" } };
export const Refused: Story = { args: { kind: "refused", title: "没有权限访问。" } };
