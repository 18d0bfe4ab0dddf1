import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, within } from "storybook/test";
import { withShop } from "../../.storybook/with-shop";
import { EditConflict } from "./edit-conflict";

const description = `
Two people edited the same thing, and the second one saves: both versions side by side, and which to go on with.

\`\`\`tsx
import { EditConflict } from "@shopkeeper/ui/core";

<EditConflict name={theirs.name} mine={<Facts of={mine} />} theirs={<Facts of={theirs} />} onKeepMine={keepMine} onTakeTheirs={takeTheirs} />
\`\`\`

Lists (\`ul\`) and terms (\`dl\`) inside get the right spacing. Closing it takes theirs, since that is what is stored.
`;

const facts = (price: string) => (
  <dl>
    <dt>商品名称</dt>
    <dd>高山乌龙茶 250 克礼盒装，春茶，手工采摘</dd>
    <dt>售价</dt>
    <dd>{price}</dd>
  </dl>
);

const meta = {
  title: "Core/EditConflict",
  component: EditConflict,
  decorators: [withShop()],
  parameters: { docs: { description: { component: description } } },
  args: { name: "高山乌龙茶", mine: facts("¥128.00"), theirs: facts("¥118.00"), onKeepMine: fn(), onTakeTheirs: fn() },
} satisfies Meta<typeof EditConflict>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole("dialog", { name: "“高山乌龙茶”已被他人修改" }));
    await expect(within(dialog.getByRole("region", { name: "最新内容" })).getByText("¥118.00")).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "用我的内容覆盖" }));
    await expect(args.onKeepMine).toHaveBeenCalledOnce();
  },
};

export const TakeTheirs: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole("button", { name: "使用最新内容" }));
    await expect(args.onTakeTheirs).toHaveBeenCalledOnce();
    await expect(args.onKeepMine).not.toHaveBeenCalled();
  },
};

export const Phone: Story = { globals: { viewport: { value: "phone" } } };
