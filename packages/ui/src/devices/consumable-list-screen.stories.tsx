import { textOf } from "@shopkeeper/hooks/texts";
import { deviceText } from "@shopkeeper/hooks/devices";
import { ConsumableKind } from "@shopkeeper/sdk";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { withShop } from "../../.storybook/with-shop";
import { codeLabel, pattern, word } from "../../.storybook/words";
import { ConsumableListScreen } from "./consumable-list-screen";

function Example() {
  return <ConsumableListScreen reportUrl="https://shop.test/api/device/report" />;
}

const meta = { title: "Screens/Devices/Consumables", component: Example } satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

const devices = [
  { name: "前台小票机", place: "一楼收银台", consumables: { paper: { level: 31, perDay: 7 } } },
  { name: "后厨小票机", place: "一楼后厨", consumables: { paper: { level: 0, perDay: 9 } } },
  { name: "门口售货柜", kind: 4, place: "大门右侧", consumables: { bags: { level: 32, perDay: 22 }, cups: { level: 118, perDay: 0 } } },
];
const dialogOf = async (name: RegExp) => within(await screen.findByRole("dialog", { name }));

/** Empty consumables come first; a refill fills one, and is listed in its record. */
export const Full: Story = {
  decorators: [withShop({ devices })],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(textOf(deviceText, "consumables.empty"))).toBeVisible();
    await expect(canvas.getByText(textOf(deviceText, "consumables.inDays", { count: 4 }))).toBeVisible();
    await userEvent.click(
      canvas.getByRole("button", {
        name: `${textOf(deviceText, "consumableList.refill")} 后厨小票机 ${codeLabel("ConsumableKind", ConsumableKind.paper)}`,
      }),
    );
    const dialog = await dialogOf(pattern`${textOf(deviceText, "consumableList.refill")}`);
    const amount = dialog.getByRole("textbox", { name: pattern`${textOf(deviceText, "refill.amount")}` });
    await expect(amount).toHaveValue("80");
    await userEvent.clear(amount);
    await userEvent.type(amount, "90");
    await userEvent.click(dialog.getByRole("button", { name: word("actions.confirm") }));
    await expect(await dialog.findByText(textOf(deviceText, "problems.amountHigh", { capacity: 80 }))).toBeVisible();
    await userEvent.clear(amount);
    await userEvent.type(amount, "80");
    await userEvent.click(dialog.getByRole("button", { name: word("actions.confirm") }));
    await waitFor(() => expect(canvas.queryByText(textOf(deviceText, "consumables.empty"))).toBeNull());
    await userEvent.click(
      await canvas.findByRole("button", {
        name: `${textOf(deviceText, "consumableList.history")} 后厨小票机 ${codeLabel("ConsumableKind", ConsumableKind.paper)}`,
      }),
    );
    const history = await dialogOf(
      pattern`${textOf(deviceText, "refill.historyTitle", { name: `后厨小票机 ${codeLabel("ConsumableKind", ConsumableKind.paper)}` })}`,
    );
    await expect((await history.findAllByText("+80"))[0]).toBeVisible();
  },
};

export const Empty: Story = { tags: ["!test"], decorators: [withShop()] };

export const Loading: Story = { tags: ["!test"], decorators: [withShop({ devices }, { at: "/consumable/list", does: "stall" })] };

export const Refused: Story = { tags: ["!test"], decorators: [withShop({ permissions: ["merchant:coupon:save"] })] };

export const Failed: Story = { tags: ["!test"], decorators: [withShop({ devices }, { at: "/consumable/list", does: "break" })] };

export const ReadOnly: Story = { tags: ["!test"], decorators: [withShop({ devices, permissions: ["merchant:device:consumable"] })] };

export const Phone: Story = {
  globals: { viewport: { value: "phone" } },
  decorators: [withShop({ devices })],
  play: async ({ canvas }) => expect(await canvas.findByText(textOf(deviceText, "consumables.empty"))).toBeVisible(),
};
