import { textOf } from "@shopkeeper/hooks/texts";
import { videoAccessText } from "@shopkeeper/hooks/video-channel";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { withShop } from "../../.storybook/with-shop";
import { pattern, word } from "../../.storybook/words";
import { VideoAccessScreen } from "./video-access-screen";

const meta = {
  title: "Screens/Video channel/Apply for access",
  component: VideoAccessScreen,
  args: { onOpenDrafts: fn() },
} satisfies Meta<typeof VideoAccessScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** After a refusal the application can be corrected and sent again. */
export const Full: Story = {
  decorators: [withShop({ videoAccess: { status: 9, reason: "营业执照已过期" } })],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(pattern`${textOf(videoAccessText, "hints.refused", { reason: "营业执照已过期" })}`)).toBeVisible();
    await expect(await canvas.findByLabelText("视频号名称")).toHaveValue("山月茶家");
    await userEvent.click(canvas.getByRole("button", { name: word("actions.submit") }));
    await expect(await canvas.findByText(pattern`${textOf(videoAccessText, "hints.reviewing")}`)).toBeVisible();
  },
};

export const Empty: Story = { tags: ["!test"], decorators: [withShop()] };
export const Reviewing: Story = { tags: ["!test"], decorators: [withShop({ videoAccess: { status: 1 } })] };
export const Opening: Story = {
  tags: ["!test"],
  decorators: [
    withShop({
      videoAccess: {
        status: 2,
        steps: [
          { name: "签署协议", isDone: true },
          { name: "开通视频号小店", isDone: false },
        ],
      },
    }),
  ],
};
export const Passed: Story = { tags: ["!test"], decorators: [withShop({ videoAccess: {} })] };
export const Loading: Story = { tags: ["!test"], decorators: [withShop({}, { at: "/apply/info", does: "stall" })] };
export const Failed: Story = { tags: ["!test"], decorators: [withShop({}, { at: "/apply/info", does: "break" })] };
export const ReadOnly: Story = {
  tags: ["!test"],
  decorators: [withShop({ permissions: ["merchant:pay:component:shop:apply:info"] })],
};
export const Refused: Story = { tags: ["!test"], decorators: [withShop({ permissions: ["merchant:coupon:save"] })] };
export const Phone: Story = {
  globals: { viewport: { value: "phone" } },
  decorators: [withShop({ videoAccess: { status: 9, reason: "营业执照已过期" } })],
  play: async ({ canvas }) => expect((await canvas.findAllByText(/营业执照已过期/))[0]).toBeVisible(),
};
