import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen } from "storybook/test";
import { word } from "../../.storybook/words";
import { RowActions } from "./row-actions";

const actions = ["编辑", "复制", "发送", "删除"].map((label) => ({ key: label, label, onChoose: fn(), isDanger: label === "删除" }));
const meta = { title: "Parts/Row actions", component: RowActions, args: { of: "春节满减券", actions } } satisfies Meta<typeof RowActions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Many: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "编辑 春节满减券" }));
    await expect(actions[0]?.onChoose).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: word("actions.actionsOf", { name: "春节满减券" }) }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "发送" }));
    await expect(actions[2]?.onChoose).toHaveBeenCalledOnce();
  },
};
export const Few: Story = { args: { actions: actions.slice(0, 2) } };
export const SomeNotOffered: Story = {
  args: { actions: [actions[0], false, undefined, actions[3]] },
  play: async ({ canvas }) => expect(canvas.getAllByRole("button")).toHaveLength(2),
};
export const Busy: Story = { args: { actions: [{ key: "edit", label: "编辑", onChoose: fn(), isBusy: true }] } };
export const Disabled: Story = { args: { actions: [{ key: "edit", label: "编辑", onChoose: fn(), isDisabled: true }] } };
