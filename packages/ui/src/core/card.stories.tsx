import type { Meta, StoryObj } from "@storybook/react-vite";
import { Card } from "./card";

const meta = { title: "Parts/Card", component: Card, args: { children: "今日订单 12 笔", style: { padding: 16 } } } satisfies Meta<
  typeof Card
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
