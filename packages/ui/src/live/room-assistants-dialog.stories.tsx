import { textOf } from "@shopkeeper/hooks/texts";
import { liveText, useRoomList } from "@shopkeeper/hooks/live";
import { RoomReviewStatus } from "@shopkeeper/sdk";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { opening } from "../../.storybook/opening";
import { useSearch } from "../../.storybook/use-search";
import { withShop } from "../../.storybook/with-shop";
import { word } from "../../.storybook/words";
import { RoomAssistantsDialog, type RoomAssistantsDialogProps } from "./room-assistants-dialog";

const description = `
The assistants of a live room, picked over pages; it begins with those that the room has.

**Do** show it where the room is: it saves by itself.

**Don't** use it to add a new assistant: that is a form of its own.
`;

type Closing = Pick<RoomAssistantsDialogProps, "onClose">;

/** Opens over the first room of the shop. */
function OfFirstRoom({ onClose }: Closing) {
  const [room] = useRoomList(useSearch()).page.rows;
  return room ? <RoomAssistantsDialog room={room} onClose={onClose} /> : <span data-busy="" />;
}

const meta = {
  title: "Pickers/Live assistants",
  component: RoomAssistantsDialog,
  args: { onClose: fn() },
  render: opening<Closing>(OfFirstRoom, "onClose"),
  parameters: { docs: { description: { component: description }, story: { inline: false, height: "620px" } } },
} satisfies Meta<typeof RoomAssistantsDialog>;
export default meta;
type Story = Pick<StoryObj<typeof meta>, "tags" | "decorators" | "play">;

const liveRooms = [{ roomName: "春茶专场", reviewStatus: RoomReviewStatus.wechatPassed }];

export const Playground: Story = { tags: ["!test"], decorators: [withShop({ liveRooms, liveAssistants: 12 })] };

export const Full: Story = {
  decorators: [withShop({ liveRooms, liveAssistants: 2 })],
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole("checkbox", { name: word("actions.selectPage") }));
    const dialog = within(screen.getByRole("dialog", { name: textOf(liveText, "rooms.assist") }));
    await userEvent.click(dialog.getByRole("button", { name: word("actions.confirm") }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

export const Empty: Story = { tags: ["!test"], decorators: [withShop({ liveRooms })] };
