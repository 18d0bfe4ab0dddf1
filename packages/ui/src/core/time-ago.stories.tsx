import { wireTime } from "@shopkeeper/sdk/rules/time";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { withShop } from "../../.storybook/with-shop";
import { controlWord } from "../../.storybook/words";
import { TimeAgo } from "./time-ago";

const description = `
How long ago something was. The time is \`yyyy-MM-dd HH:mm:ss\` at +08:00, as it travels.

\`\`\`tsx
import { TimeAgo } from "@shopkeeper/ui/core";

<TimeAgo time={session.lastTime} />; // 刚刚, 5分钟前, 3小时前, 1天前, then 2026-02-01 08:30
<TimeAgo time={device.since} wording="span" />; // 5分钟, 3小时, 400天
\`\`\`

The words change while they are on screen. Inside a sentence, \`useTimeAgo(time)\` of \`@shopkeeper/hooks/dates\` gives the text.
`;

const ago = (seconds: number) => wireTime(new Date(Date.now() - seconds * 1000));

const meta = {
  title: "Parts/Time ago",
  component: TimeAgo,
  parameters: { docs: { description: { component: description } } },
  decorators: [withShop()],
  args: { time: ago(3) },
} satisfies Meta<typeof TimeAgo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Now: Story = { play: async ({ canvas }) => expect(await canvas.findByText(controlWord("ago.now"))).toBeVisible() };
export const Minutes: Story = {
  args: { time: ago(290) },
  play: async ({ canvas }) => expect(await canvas.findByText(controlWord("ago.minutes", { count: 5 }))).toBeVisible(),
};
export const Hours: Story = {
  args: { time: ago(3 * 3600 - 60) },
  play: async ({ canvas }) => expect(await canvas.findByText(controlWord("ago.hours", { count: 3 }))).toBeVisible(),
};
export const Yesterday: Story = {
  args: { time: ago(30 * 3600) },
  play: async ({ canvas }) => expect(await canvas.findByText(controlWord("ago.yesterday"))).toBeVisible(),
};
export const LongAgo: Story = {
  args: { time: "2024-02-01 08:30:15" },
  play: async ({ canvas }) => expect(await canvas.findByText("2024-02-01 08:30")).toBeVisible(),
};
export const Span: Story = {
  args: { time: ago(3 * 86_400 + 60), wording: "span" },
  play: async ({ canvas }) => expect(await canvas.findByText(controlWord("span.days", { count: 3 }))).toBeVisible(),
};
export const NoTime: Story = {
  args: { time: null },
  play: async ({ canvas }) => expect(await canvas.findByText("-")).toBeVisible(),
};
