import { textOf } from "@shopkeeper/hooks/texts";
import { seckillText } from "@shopkeeper/hooks/seckill";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { useSearch } from "../../.storybook/use-search";
import { withShop } from "../../.storybook/with-shop";
import { pattern } from "../../.storybook/words";
import { ActivityListScreen } from "./activity-list-screen";

const meta = {
  title: "Screens/Seckill/Activities",
  args: { at: "", onJoin: fn() },
  render: function Render({ at, onJoin }: { at: string; onJoin: () => void }) {
    return <ActivityListScreen search={useSearch(at)} onJoin={onJoin} />;
  },
} satisfies Meta<{ at: string; onJoin: () => void }>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = "/seckill/activity";

/** An activity that has ended, or requires more stars, shows that in place of 参加活动. */
export const Full: Story = {
  decorators: [withShop({ merchant: { starLevel: 3 } })],
  play: async ({ canvas, userEvent, args }) => {
    await expect(
      await canvas.findByRole("button", { name: pattern`^${textOf(seckillText, "activities.ended")} 上月清仓秒杀` }),
    ).toBeDisabled();
    await expect(
      canvas.getByRole("button", { name: pattern`^${textOf(seckillText, "activities.starsFew", { stars: 5, own: "*" })} 金牌商户抢先购` }),
    ).toBeDisabled();
    await userEvent.click(canvas.getByRole("button", { name: `${textOf(seckillText, "activities.join")} 全天限时秒杀` }));
    await expect(args.onJoin).toHaveBeenCalledWith(expect.objectContaining({ name: "全天限时秒杀" }));
  },
};

/** The shop takes part in two activities at once with one of its products; one that requires more stars cannot be joined. */
export const Calendar: Story = {
  args: { at: "view=calendar&span=week" },
  decorators: [
    withShop({
      products: [{ name: "白瓷盖碗" }],
      merchant: { starLevel: 3 },
      seckillActivities: [{ name: "早场" }, { name: "晚场" }, { name: "五星场", merStars: 5 }],
      seckillProducts: [
        { activity: 0, product: 0 },
        { activity: 1, product: 0 },
      ],
    }),
  ],
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByText(pattern`${textOf(seckillText, "calendar.clash", { product: "白瓷盖碗", activities: "早场”“晚场" })}`),
    ).toBeVisible();
    await expect(
      canvas.getAllByRole("button", {
        name: pattern`^早场.*${textOf(seckillText, "calendar.taking", { count: 1 })}.*${textOf(seckillText, "calendar.clashes", { count: 1 })}`,
      })[0],
    ).toBeVisible();
    await expect(
      canvas.getAllByRole("button", { name: pattern`^五星场.*${textOf(seckillText, "activities.starsFew", { stars: 5, own: "*" })}` })[0],
    ).toBeDisabled();
    await userEvent.click(canvas.getByRole("radio", { name: textOf(seckillText, "calendar.month") }));
    await expect(await canvas.findByRole("radio", { name: textOf(seckillText, "calendar.month"), checked: true })).toBeInTheDocument();
  },
};

export const Empty: Story = { tags: ["!test"], args: { at: "name=没有这样的活动" }, decorators: [withShop()] };

export const Loading: Story = { tags: ["!test"], decorators: [withShop({}, { at, does: "stall" })] };

export const Refused: Story = { tags: ["!test"], decorators: [withShop({ permissions: ["merchant:coupon:page:list"] })] };

export const Failed: Story = { tags: ["!test"], decorators: [withShop({}, { at, does: "break" })] };

export const ReadOnly: Story = { tags: ["!test"], decorators: [withShop({ permissions: ["merchant:seckill:activity:page"] })] };

export const Phone: Story = {
  globals: { viewport: { value: "phone" } },
  decorators: [withShop()],
  play: async ({ canvas }) => expect(await canvas.findByText("全天限时秒杀")).toBeVisible(),
};

/** A week of the calendar fits a phone. */
export const CalendarOnPhone: Story = {
  args: { at: "view=calendar&span=week" },
  globals: { viewport: { value: "phone" } },
  decorators: [withShop()],
  play: async ({ canvas }) => expect((await canvas.findAllByRole("button", { name: /^全天限时秒杀/ }))[0]).toBeVisible(),
};
