import { textOf } from "@shopkeeper/hooks/texts";
import { liveText, useRoomList } from "@shopkeeper/hooks/live";
import { RoomReviewStatus } from "@shopkeeper/sdk";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { opening } from "../../.storybook/opening";
import { useSearch } from "../../.storybook/use-search";
import { withShop } from "../../.storybook/with-shop";
import { word } from "../../.storybook/words";
import { GoodsImportDialog, type GoodsImportDialogProps } from "./goods-import-dialog";

const description = `
Live goods that WeChat has passed, picked over pages and added to a room: at most 200 at once.

**Do** show it where the room is: it saves by itself, and closes when the server has taken the goods.

**Don't** use it to choose products for a form; goods are products that WeChat has reviewed.
`;

type Closing = Pick<GoodsImportDialogProps, "onClose">;

/** Opens over the first room of the shop. */
function OfFirstRoom({ onClose }: Closing) {
  const [room] = useRoomList(useSearch()).page.rows;
  return room ? <GoodsImportDialog room={room} onClose={onClose} /> : <span data-busy="" />;
}

const meta = {
  title: "Pickers/Live goods",
  component: GoodsImportDialog,
  args: { onClose: fn() },
  render: opening<Closing>(OfFirstRoom, "onClose"),
  parameters: { docs: { description: { component: description }, story: { inline: false, height: "680px" } } },
} satisfies Meta<typeof GoodsImportDialog>;
export default meta;
type Story = Pick<StoryObj<typeof meta>, "tags" | "decorators" | "play">;

const liveRooms = [{ roomName: "春茶专场", reviewStatus: RoomReviewStatus.wechatPassed }];

export const Playground: Story = { tags: ["!test"], decorators: [withShop({ liveRooms, liveGoods: 24 })] };

export const Full: Story = {
  decorators: [withShop({ liveRooms, liveGoods: 3 })],
  play: async ({ userEvent, args }) => {
    const dialog = within(await screen.findByRole("dialog", { name: textOf(liveText, "rooms.importTitle") }));
    await userEvent.click(dialog.getByRole("button", { name: word("actions.confirm") }));
    await expect((await screen.findAllByText(textOf(liveText, "rooms.importNone")))[0]).toBeVisible();
    await userEvent.click(await dialog.findByRole("checkbox", { name: word("actions.selectPage") }));
    await userEvent.click(dialog.getByRole("button", { name: word("actions.confirm") }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

export const Empty: Story = { tags: ["!test"], decorators: [withShop({ liveRooms })] };
