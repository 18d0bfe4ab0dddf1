import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, within } from "storybook/test";
import { withShop } from "../../.storybook/with-shop";
import { word } from "../../.storybook/words";
import { EditConflict } from "./edit-conflict";

const description = `
Two people edited the same thing, and the second one saves: both versions side by side, and which to continue with.

\`\`\`tsx
import { EditConflict } from "@shopkeeper/ui/form";

<EditConflict of={form.conflict} name={(rule) => rule.name} describe={(rule) => [[t("price"), rule.price]]} />
\`\`\`

Closing it takes the current version, since that is what is stored.
`;

interface Values {
  name: string;
  price: string;
}

const name = "高山乌龙茶";
const of = { mine: { name, price: "¥128.00" }, current: { name, price: "¥118.00" }, keepMine: fn(), takeCurrent: fn() };

const meta = {
  title: "Parts/Edit conflict",
  component: EditConflict<Values>,
  decorators: [withShop()],
  parameters: { docs: { description: { component: description } } },
  args: {
    of,
    name: (values) => values.name,
    describe: ({ price }) => [
      ["商品名称", "高山乌龙茶 250 克礼盒装，春茶，手工采摘"],
      ["售价", price],
    ],
  },
} satisfies Meta<typeof EditConflict<Values>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async () => {
    const dialog = within(await screen.findByRole("dialog", { name: word("conflict.title", { name: "高山乌龙茶" }) }));
    await expect(within(dialog.getByRole("region", { name: word("conflict.theirs") })).getByText("¥118.00")).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: word("conflict.keepMine") }));
    await expect(of.keepMine).toHaveBeenCalledOnce();
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
