import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ComparisonMark } from "./comparison-mark";

const meta = {
  title: "Dashboard/Comparison",
  component: ComparisonMark,
  args: { direction: "up", percent: 12.5 },
} satisfies Meta<typeof ComparisonMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Up: Story = { play: async ({ canvas }) => expect(canvas.getByText("较昨日上升 12.5%")).toBeInTheDocument() };

export const Down: Story = {
  args: { direction: "down", percent: 100 },
  play: async ({ canvas }) => expect(canvas.getByText("较昨日下降 100%")).toBeInTheDocument(),
};

export const Flat: Story = {
  args: { direction: "flat", percent: 0 },
  play: async ({ canvas }) => expect(canvas.getByText("与昨日持平")).toBeInTheDocument(),
};
