import type { Meta, StoryObj } from "@storybook/react-vite";
import { BrandMark } from "./brand-mark";

const meta = { title: "Parts/Brand mark", component: BrandMark } satisfies Meta<typeof BrandMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Small: Story = {};
export const Large: Story = { args: { size: 64 } };
