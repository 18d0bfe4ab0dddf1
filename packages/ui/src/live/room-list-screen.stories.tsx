import { textOf } from "@shopkeeper/hooks/texts";
import { liveText } from "@shopkeeper/hooks/live";
import { LiveStatus, RoomReviewStatus } from "@shopkeeper/sdk";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { useSearch } from "../../.storybook/use-search";
import { withShop } from "../../.storybook/with-shop";
import { controlWord, word } from "../../.storybook/words";
import { RoomListScreen } from "./room-list-screen";

interface Args {
  onCreate: () => void;
  onView: (id: number) => void;
  onEdit: (id: number) => void;
}

const meta = {
  title: "Screens/Live/Room list",
  args: { onCreate: fn(), onView: fn(), onEdit: fn() },
  render: function Render(links: Args) {
    return <RoomListScreen search={useSearch("")} {...links} />;
  },
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<typeof meta>;

type Play = Parameters<NonNullable<Story["play"]>>[0];

/** Opens an action of 春茶专场 in the menu of its row. */
async function openAction(canvas: Play["canvas"], userEvent: Play["userEvent"], name: string) {
  await userEvent.click(await canvas.findByRole("button", { name: word("actions.actionsOf", { name: "春茶专场" }) }));
  await userEvent.click(await screen.findByRole("menuitem", { name }));
}

const passed = { reviewStatus: RoomReviewStatus.wechatPassed };
const rooms = [
  { roomName: "春茶专场", star: 4, ...passed },
  { roomName: "周末茶席", ...passed, liveStatus: LiveStatus.live },
  { roomName: "年货专场", reviewStatus: RoomReviewStatus.platformFailed, reviewReason: "背景图含有二维码" },
];

/** Switches show the stored state, and the reason of a lock. */
export const Full: Story = {
  decorators: [withShop({ liveRooms: rooms })],
  play: async ({ canvas, userEvent }) => {
    const mute = await canvas.findByRole("switch", { name: `春茶专场 ${textOf(liveText, "rooms.switches.comments")}` });
    await expect(canvas.getByRole("img", { name: controlWord("stars.nth", { count: 4 }) })).toBeVisible();
    await expect(mute).not.toBeChecked();
    await userEvent.click(mute);
    await waitFor(() =>
      expect(canvas.getByRole("switch", { name: `春茶专场 ${textOf(liveText, "rooms.switches.comments")}` })).toBeChecked(),
    );
    await expect(canvas.getByRole("switch", { name: `周末茶席 ${textOf(liveText, "rooms.switches.comments")}` })).toBeDisabled();
    await expect(
      canvas.getByRole("note", {
        name: `周末茶席 ${textOf(liveText, "rooms.switches.comments")}：${textOf(liveText, "problems.notOnAir")}`,
      }),
    ).toHaveAttribute("data-tip", textOf(liveText, "problems.notOnAir"));
    await expect(canvas.getByRole("switch", { name: `周末茶席 ${textOf(liveText, "rooms.switches.replay")}` })).toBeEnabled();
    await expect(canvas.getByRole("switch", { name: `年货专场 ${textOf(liveText, "rooms.switches.listing")}` })).toBeEnabled();
  },
};

/** Goods picked over several pages are added to the room. */
export const Importing: Story = {
  decorators: [withShop({ liveRooms: [{ roomName: "春茶专场", ...passed }], liveGoods: 12 })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: `${textOf(liveText, "rooms.import")} 春茶专场` }));
    const dialog = within(await screen.findByRole("dialog", { name: textOf(liveText, "rooms.importTitle") }));
    await userEvent.click(await dialog.findByRole("checkbox", { name: word("actions.selectRow", { name: "直播商品12号" }) }));
    await userEvent.click(dialog.getByRole("button", { name: word("pager.page", { page: 2 }) }));
    await userEvent.click(await dialog.findByRole("checkbox", { name: word("actions.selectRow", { name: "直播商品1号" }) }));
    await userEvent.click(dialog.getByRole("button", { name: word("actions.confirm") }));
    await expect(await screen.findByText(textOf(liveText, "rooms.imported"))).toBeVisible();
  },
};

/** The current assistants of a room are already picked. */
export const Assistants: Story = {
  tags: ["!test"],
  decorators: [withShop({ liveRooms: [{ roomName: "春茶专场", ...passed }], liveAssistants: 3 })],
  play: async ({ canvas, userEvent }) => openAction(canvas, userEvent, textOf(liveText, "rooms.assist")),
};

/** The QR code that opens the room. */
export const ShareCode: Story = {
  tags: ["!test"],
  decorators: [withShop({ liveRooms: [{ roomName: "春茶专场", ...passed }] })],
  play: async ({ canvas, userEvent }) => openAction(canvas, userEvent, textOf(liveText, "rooms.share")),
};

/** Without a code of the platform the popover shows a message. */
export const HostCode: Story = {
  tags: ["!test"],
  decorators: [withShop()],
  play: async ({ canvas, userEvent }) => userEvent.click(await canvas.findByRole("button", { name: textOf(liveText, "rooms.host") })),
};

export const Empty: Story = { tags: ["!test"], decorators: [withShop()] };
export const Loading: Story = { tags: ["!test"], decorators: [withShop({ liveRooms: rooms }, { at: "/room/list", does: "stall" })] };
export const Refused: Story = { tags: ["!test"], decorators: [withShop({ permissions: ["merchant:coupon:save"] })] };
export const Failed: Story = { tags: ["!test"], decorators: [withShop({ liveRooms: rooms }, { at: "/room/list", does: "break" })] };
export const ReadOnly: Story = {
  tags: ["!test"],
  decorators: [withShop({ liveRooms: rooms, permissions: ["merchant:mp:live:room:list"] })],
};

export const Phone: Story = {
  globals: { viewport: { value: "phone" } },
  decorators: [withShop({ liveRooms: rooms })],
  play: async ({ canvas }) => expect(await canvas.findByText("春茶专场")).toBeVisible(),
};
