import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Money } from "./money";

const meta = { title: "Parts/Money", component: Money, args: { value: "12345.60" } } satisfies Meta<typeof Money>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Decimal: Story = { play: async ({ canvas }) => expect(canvas.getByText("¥12,345.60")).toBeVisible() };
export const Yuan: Story = { args: { value: 20, unit: "yuan" }, play: async ({ canvas }) => expect(canvas.getByText("¥20")).toBeVisible() };
export const Fen: Story = {
  args: { value: 1999, unit: "fen" },
  play: async ({ canvas }) => expect(canvas.getByText("¥19.99")).toBeVisible(),
};
export const Negative: Story = { args: { value: "-3.50" }, play: async ({ canvas }) => expect(canvas.getByText("-¥3.50")).toBeVisible() };
export const None: Story = { args: { value: null }, play: async ({ canvas }) => expect(canvas.getByText("-")).toBeVisible() };
export const Strange: Story = { args: { value: "abc" }, play: async ({ canvas }) => expect(canvas.getByText("abc")).toBeVisible() };
