import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { word } from "../../.storybook/words";
import { Button } from "../core/button";
import { ListEmpty } from "./list-empty";

const reset = fn();
const meta = {
  title: "Parts/List empty",
  component: ListEmpty,
  args: {
    list: { reading: { isRefused: false }, filters: { isFiltered: false, reset } },
    title: "还没有优惠券",
    hint: "发券是让老顾客回来的最快办法",
    action: <Button variant="primary">添加优惠券</Button>,
  },
} satisfies Meta<typeof ListEmpty>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NoneYet: Story = { play: async ({ canvas }) => expect(canvas.getByRole("button", { name: "添加优惠券" })).toBeVisible() };
export const NoMatch: Story = {
  args: { list: { reading: { isRefused: false }, filters: { isFiltered: true, reset } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: word("actions.reset") }));
    await expect(reset).toHaveBeenCalled();
  },
};
export const Refused: Story = {
  args: { list: { reading: { isRefused: true }, filters: { isFiltered: false, reset } } },
  play: async ({ canvas }) => expect(canvas.getByRole("alert")).toHaveTextContent(word("states.refused")),
};
