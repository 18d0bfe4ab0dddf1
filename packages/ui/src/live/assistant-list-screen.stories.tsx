import { textOf } from "@shopkeeper/hooks/texts";
import { liveText } from "@shopkeeper/hooks/live";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, within } from "storybook/test";
import { useSearch } from "../../.storybook/use-search";
import { withShop } from "../../.storybook/with-shop";
import { word } from "../../.storybook/words";
import { AssistantListScreen } from "./assistant-list-screen";

const meta = {
  title: "Screens/Live/Assistants",
  render: function Render() {
    return <AssistantListScreen search={useSearch("")} />;
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const helpers = [{ wechatNickname: "小满" }, { wechatNickname: "谷雨" }];

/** The field's label in the platform's template, which is data. */
const nicknameLabel = "微信昵称";

/** The form of an assistant is the platform's template, filled with the stored values. */
export const Full: Story = {
  decorators: [withShop({ liveAssistants: helpers })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: `${word("actions.edit")} 小满` }));
    const dialog = within(await screen.findByRole("dialog", { name: textOf(liveText, "assistants.editTitle") }));
    const nickname = await dialog.findByLabelText(nicknameLabel);
    await userEvent.clear(nickname);
    await userEvent.type(nickname, "立夏");
    await userEvent.click(dialog.getByRole("button", { name: word("actions.submit") }));
    await expect(await canvas.findByText("立夏")).toBeVisible();
  },
};

export const Empty: Story = { tags: ["!test"], decorators: [withShop()] };
export const Loading: Story = {
  tags: ["!test"],
  decorators: [withShop({ liveAssistants: helpers }, { at: "/assistant/list", does: "stall" })],
};
export const Refused: Story = { tags: ["!test"], decorators: [withShop({ permissions: ["merchant:coupon:save"] })] };
export const Failed: Story = {
  tags: ["!test"],
  decorators: [withShop({ liveAssistants: helpers }, { at: "/assistant/list", does: "break" })],
};
export const ReadOnly: Story = {
  tags: ["!test"],
  decorators: [withShop({ liveAssistants: helpers, permissions: ["merchant:mp:live:assistant:list"] })],
};

export const Phone: Story = {
  globals: { viewport: { value: "phone" } },
  decorators: [withShop({ liveAssistants: helpers })],
  play: async ({ canvas }) => expect(await canvas.findByText("小满")).toBeVisible(),
};
