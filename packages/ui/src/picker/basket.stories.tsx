import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { controlWord } from "../../.storybook/words";
import { Basket } from "./basket";

const meta = {
  title: "Parts/Basket",
  component: Basket<{ id: number; name: string }>,
  args: {
    rows: ["西湖龙井", "武夷岩茶", "名字很长很长很长很长很长很长很长很长的正山小种"].map((name, at) => ({ id: at + 1, name })),
    count: "已选 3 项",
    idOf: (row) => row.id,
    nameOf: (row) => row.name,
    onDrop: fn(),
    clearLabel: "清空已选",
    onClear: fn(),
  },
} satisfies Meta<typeof Basket<{ id: number; name: string }>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: controlWord("remove", { name: "武夷岩茶" }) }));
    await expect(args.onDrop).toHaveBeenCalledWith(2);
    await userEvent.click(canvas.getByRole("button", { name: "清空已选" }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};
export const Empty: Story = { args: { rows: [], count: "已选 0 项" } };
