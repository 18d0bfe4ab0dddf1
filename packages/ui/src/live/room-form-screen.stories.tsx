import { textOf } from "@shopkeeper/hooks/texts";
import { useRead } from "@shopkeeper/hooks/core";
import { liveText } from "@shopkeeper/hooks/live";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { withShop } from "../../.storybook/with-shop";
import { RoomFormScreen, type RoomFormScreenProps } from "./room-form-screen";

const meta = {
  title: "Screens/Live/Room form",
  component: RoomFormScreen,
  args: { mode: "add", onBack: fn(), onDone: fn() },
} satisfies Meta<typeof RoomFormScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The form of the one room that the story's shop has. */
function OfTheRoom(props: RoomFormScreenProps) {
  const rooms = useRead("listLiveRooms", { body: { pageParamRequest: {}, searchRequest: {} } });
  const id = rooms.data?.list[0]?.id;
  return id === undefined ? <span data-opening="" /> : <RoomFormScreen {...props} id={id} />;
}

/** Missing values show their errors at the fields. */
export const Empty: Story = {
  decorators: [withShop()],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(textOf(liveText, "room.labels.roomName")), "茶");
    await userEvent.click(canvas.getByRole("button", { name: textOf(liveText, "room.submit") }));
    await expect(
      (await canvas.findAllByText(textOf(liveText, "problems.roomNameLength", { roomNameMin: 3, roomNameMax: 17 })))[0],
    ).toBeVisible();
    await expect(canvas.getAllByText(textOf(liveText, "problems.feedsEmpty"))[0]).toBeVisible();
  },
};

export const Full: Story = {
  args: { mode: "edit" },
  render: OfTheRoom,
  decorators: [withShop({ liveRooms: [{ roomName: "春茶专场" }] })],
  play: async ({ canvas }) => expect(await canvas.findByLabelText(textOf(liveText, "room.labels.roomName"))).toHaveValue("春茶专场"),
};

export const Loading: Story = {
  tags: ["!test"],
  args: { mode: "edit", id: 1 },
  decorators: [withShop({}, { at: "/room/info", does: "stall" })],
};
export const Refused: Story = { tags: ["!test"], decorators: [withShop({ permissions: ["merchant:coupon:save"] })] };
export const Failed: Story = {
  tags: ["!test"],
  args: { mode: "edit", id: 1 },
  decorators: [withShop({}, { at: "/room/info", does: "break" })],
};

export const ReadOnly: Story = {
  tags: ["!test"],
  args: { mode: "view" },
  render: OfTheRoom,
  decorators: [withShop({ liveRooms: [{ roomName: "春茶专场" }] })],
};

export const Phone: Story = {
  globals: { viewport: { value: "phone" } },
  decorators: [withShop()],
  play: async ({ canvas }) => expect(await canvas.findByLabelText(textOf(liveText, "room.labels.roomName"))).toBeVisible(),
};
