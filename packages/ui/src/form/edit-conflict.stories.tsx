import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, within } from "storybook/test";
import { withShop } from "../../.storybook/with-shop";
import { word } from "../../.storybook/words";
import { EditConflict } from "./edit-conflict";

const description = `
Two people edited the same thing, and the second one saves. What one of them alone changed is merged; this asks, field by field,
about what both changed differently.

\`\`\`tsx
import { EditConflict } from "@shopkeeper/ui/form";

<EditConflict of={form.conflict} name={(rule) => rule.name} describe={(rule) => [[t("price"), rule.price, "price"]]} />
\`\`\`

Closing it leads back to the form; the next save meets the conflict again.
`;

interface Values {
  name: string;
  price: string;
  unit: string;
}

const name = "高山乌龙茶";
const of = {
  mine: { name, price: "¥128.00", unit: "盒" },
  current: { name, price: "¥118.00", unit: "袋" },
  fields: ["price", "unit"],
  ...{ keepMine: fn(), takeCurrent: fn(), dismiss: fn() },
};

const meta = {
  title: "Parts/Edit conflict",
  component: EditConflict<Values>,
  decorators: [withShop()],
  parameters: { docs: { description: { component: description } } },
  args: {
    of,
    name: (values) => values.name,
    describe: ({ price, unit }) => [
      ["商品名称", "高山乌龙茶 250 克礼盒装，春茶，手工采摘", "name"],
      ["售价", price, "price"],
      ["单位", unit, "unit"],
    ],
  },
} satisfies Meta<typeof EditConflict<Values>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async () => {
    const dialog = within(await screen.findByRole("dialog", { name: word("conflict.title", { name: "高山乌龙茶" }) }));
    const price = within(dialog.getByRole("group", { name: "售价" }));
    await expect(price.getByText("¥118.00")).toBeVisible();
    await expect(price.getByRole("radio", { name: word("conflict.mine") })).toBeChecked();
    await expect(dialog.queryByText("商品名称")).toBeNull(); // the same in both versions
    await userEvent.click(price.getByRole("radio", { name: word("conflict.theirs") }));
    await userEvent.click(dialog.getByRole("button", { name: word("conflict.keepMine") }));
    await expect(of.keepMine).toHaveBeenCalledWith(["price"]);
  },
};

export const TakeCurrent: Story = {
  beforeEach: () => void of.keepMine.mockClear(),
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: word("conflict.takeTheirs") }));
    await expect(of.takeCurrent).toHaveBeenCalledOnce();
    await expect(of.keepMine).not.toHaveBeenCalled();
  },
};

export const Phone: Story = { globals: { viewport: { value: "phone" } } };
