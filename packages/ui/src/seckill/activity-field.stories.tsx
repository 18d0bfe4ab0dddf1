import { sentenceOf } from "@shopkeeper/hooks/texts";
import { seckillText, useOfferForm } from "@shopkeeper/hooks/seckill";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import { withShop } from "../../.storybook/with-shop";
import { ActivityField } from "./activity-field";

const description = `
The seckill activity that products are submitted to, searched by name. One that takes nothing is shown with its reason, and cannot be chosen.

**Do** give the form an \`activityId\` where the person comes from an activity: it is shown as text then.

**Don't** offer activities where the products are chosen already: which can take part depends on the activity.
`;

const meta = {
  title: "Pickers/Seckill activity",
  component: ActivityField,
  render: function Choosing() {
    const offer = useOfferForm({ onDone: () => undefined });
    return (
      <div style={{ maxWidth: 480, minHeight: 360 }}>
        <ActivityField offer={offer} explain={(message) => sentenceOf(seckillText, message)} />
      </div>
    );
  },
  parameters: { docs: { description: { component: description }, story: { inline: false, height: "440px" } } },
} satisfies Meta<typeof ActivityField>;
export default meta;
type Story = Pick<StoryObj<typeof meta>, "tags" | "decorators" | "play">;

export const Playground: Story = { tags: ["!test"], decorators: [withShop({ products: 1 })] };

export const Full: Story = {
  decorators: [withShop({ products: 1 })],
  play: async ({ canvas, userEvent }) => {
    const input = await canvas.findByRole("combobox");
    await userEvent.click(input);
    await userEvent.click(await screen.findByRole("option", { name: "全天限时秒杀" }));
    await expect(input).toHaveValue("全天限时秒杀");
  },
};
