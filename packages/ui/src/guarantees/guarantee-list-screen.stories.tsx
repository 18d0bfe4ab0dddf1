import { promptFor, textOf, titleOf } from "@shopkeeper/hooks/texts";
import { fields } from "@shopkeeper/sdk";
import { guaranteeText } from "@shopkeeper/hooks/guarantees";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { withShop } from "../../.storybook/with-shop";
import { pattern, word } from "../../.storybook/words";
import { GuaranteeListScreen } from "./guarantee-list-screen";

const meta = { title: "Screens/Guarantees/Groups", component: GuaranteeListScreen } satisfies Meta<typeof GuaranteeListScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const groups = [
  { name: "大件送装无忧", gids: [2, 5, 6] },
  { name: "安心退换", gids: [1, 4] },
  { name: "品质放心购", gids: [2, 4] },
];
const list = "merchant:product:guarantee:group:list";
const dialogOf = async (name: string) => within(await screen.findByRole("dialog", { name }));

export const Full: Story = {
  decorators: [withShop({ guaranteeGroups: groups })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("安心退换")).toBeVisible();
    await expect(await canvas.findByText(textOf(guaranteeText, "list.invalid", { name: "免费安装" }))).toBeVisible();
  },
};

export const Empty: Story = { tags: ["!test"], decorators: [withShop()] };

export const Loading: Story = {
  tags: ["!test"],
  decorators: [withShop({ guaranteeGroups: groups }, { at: "/guarantee/group/list", does: "stall" })],
};

export const Refused: Story = { tags: ["!test"], decorators: [withShop({ permissions: ["merchant:coupon:save"] })] };

export const Failed: Story = {
  tags: ["!test"],
  decorators: [withShop({ guaranteeGroups: groups }, { at: "/guarantee/group/list", does: "break" })],
};

/** A person without the rights sees the details of a group, everything disabled. */
export const ReadOnly: Story = {
  decorators: [withShop({ guaranteeGroups: groups, permissions: [list] })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: `${word("actions.view")} 安心退换` }));
    const dialog = await dialogOf(textOf(guaranteeText, "form.viewTitle"));
    await expect(await dialog.findByRole("checkbox", { name: word("actions.selectRow", { name: "正品保证" }) })).toBeDisabled();
    await expect(dialog.getByRole("group", { name: pattern`${titleOf(fields.GuaranteeGroupInput.name)}` })).toHaveTextContent("安心退换");
    await expect(dialog.queryByRole("button", { name: word("actions.confirm") })).toBeNull();
    await expect(canvas.queryByRole("button", { name: textOf(guaranteeText, "form.addTitle") })).toBeNull();
    await expect(canvas.queryByRole("button", { name: `${word("actions.remove")} 安心退换` })).toBeNull();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: "phone" } },
  decorators: [withShop({ guaranteeGroups: groups })],
  play: async ({ canvas }) => expect(await canvas.findByText("安心退换")).toBeVisible(),
};

export const Adding: Story = {
  decorators: [withShop()],
  play: async ({ canvas, userEvent }) => {
    const [add] = await canvas.findAllByRole("button", { name: textOf(guaranteeText, "form.addTitle") });
    if (add) await userEvent.click(add);
    const dialog = await dialogOf(textOf(guaranteeText, "form.addTitle"));
    await expect(await dialog.findByRole("checkbox", { name: word("actions.selectRow", { name: "正品保证" }) })).toBeEnabled();
    await expect(dialog.queryByText("免费安装")).toBeNull();
    await userEvent.click(dialog.getByRole("button", { name: word("actions.confirm") }));
    await expect(await dialog.findByText(promptFor(fields.GuaranteeGroupInput.name))).toBeVisible();
    await expect(dialog.getByText(promptFor(fields.GuaranteeGroupInput.gids))).toBeVisible();
    await userEvent.type(dialog.getByRole("textbox", { name: pattern`${titleOf(fields.GuaranteeGroupInput.name)}` }), "安心购");
    await userEvent.click(dialog.getByRole("checkbox", { name: word("actions.selectRow", { name: "正品保证" }) }));
    await expect(await dialog.findByText(textOf(guaranteeText, "form.count", { count: 1 }))).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: word("actions.confirm") }));
    await expect(await screen.findByText(word("done.done"))).toBeVisible();
    await expect(await canvas.findByText("安心购")).toBeVisible();
  },
};

/** A service that is no longer valid is listed in red, can be removed, and cannot be chosen again. */
export const EditingWithInvalid: Story = {
  decorators: [withShop({ guaranteeGroups: groups })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: `${word("actions.edit")} 大件送装无忧` }));
    const dialog = await dialogOf(textOf(guaranteeText, "form.editTitle"));
    const gone = await dialog.findByRole("checkbox", {
      name: textOf(guaranteeText, "list.invalid", { name: word("actions.selectRow", { name: "免费安装" }) }),
    });
    await expect(dialog.getByText(textOf(guaranteeText, "list.gone"))).toBeVisible();
    await expect(gone).toBeChecked();
    await userEvent.click(gone);
    await waitFor(() => expect(gone).toBeDisabled());
    await expect(gone).not.toBeChecked();
  },
};
