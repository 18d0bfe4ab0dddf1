import { textOf } from "@shopkeeper/hooks/texts";
import { deviceText } from "@shopkeeper/hooks/devices";
import { DeviceKind, DeviceMetric } from "@shopkeeper/sdk";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, within } from "storybook/test";
import { useSearch } from "../../.storybook/use-search";
import { withShop } from "../../.storybook/with-shop";
import { codeLabel, pattern, word } from "../../.storybook/words";
import { DeviceListScreen } from "./device-list-screen";

function Example({ url = "" }: { url?: string }) {
  return <DeviceListScreen search={useSearch(url)} reportUrl="https://shop.test/api/device/report" />;
}

const meta = { title: "Screens/Devices/List", component: Example } satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

const devices = [
  { name: "前台小票机", kind: 1, place: "一楼收银台", readings: { temperature: 34, queue: 0 } },
  { name: "后厨小票机", kind: 1, place: "一楼后厨", readings: { temperature: 41, queue: 6 }, alarms: { paperOut: 14 } },
  { name: "门口售货柜", kind: 4, place: "大门右侧", readings: { temperature: 12.5, humidity: 61 }, alarms: { tooWarm: 35 } },
  { name: "移动扫码枪", kind: 3, place: "二楼库房", readings: { battery: 64 }, seconds: 3 * 3600 },
  { name: "标签打印机", kind: 1, place: "二楼包装台", seconds: null },
];
const dialogOf = async (name: RegExp) => within(await screen.findByRole("dialog", { name }));

/** Devices with alarms come first, and link to their details. */
export const Full: Story = {
  decorators: [withShop({ devices })],
  play: async ({ canvas, userEvent }) => {
    const troubles = within(await canvas.findByRole("region", { name: textOf(deviceText, "troubles.label") }));
    await expect(troubles.getByText(textOf(deviceText, "troubles.title", { count: 3 }))).toBeVisible();
    await expect(troubles.getAllByRole("button").map((button) => button.textContent)).toEqual(["后厨小票机", "门口售货柜", "移动扫码枪"]);
    await userEvent.click(troubles.getByRole("button", { name: "门口售货柜" }));
    const drawer = await dialogOf(/门口售货柜/);
    await expect(await drawer.findByText(textOf(deviceText, "detail.lasting"))).toBeVisible();
    await expect(
      await drawer.findByRole("application", {
        name: textOf(deviceText, "detail.chart", { metric: codeLabel("DeviceMetric", DeviceMetric.temperature), hours: 6 }),
      }),
    ).toBeVisible();
  },
};

/** A registered device gets a token that is shown once, in a line ready to copy. */
export const Connecting: Story = {
  decorators: [withShop()],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(textOf(deviceText, "list.empty"))).toBeVisible();
    await expect(canvas.getByText(/^curl -X POST 'https:\/\/shop.test\/api\/device\/report'/)).toBeVisible();
    const [add] = canvas.getAllByRole("button", { name: textOf(deviceText, "form.addTitle") });
    if (add) await userEvent.click(add);
    const dialog = await dialogOf(pattern`${textOf(deviceText, "form.addTitle")}`);
    await userEvent.click(await dialog.findByRole("button", { name: word("actions.confirm") }));
    await expect(await dialog.findByText(textOf(deviceText, "problems.nameEmpty"))).toBeVisible();
    await userEvent.type(dialog.getByRole("textbox", { name: pattern`${textOf(deviceText, "fields.name")}` }), "新打印机");
    await userEvent.selectOptions(
      dialog.getByRole("combobox", { name: pattern`${textOf(deviceText, "fields.kind")}` }),
      codeLabel("DeviceKind", DeviceKind.printer),
    );
    await userEvent.click(dialog.getByRole("button", { name: word("actions.confirm") }));
    const token = await dialogOf(pattern`${textOf(deviceText, "token.title")}`);
    await expect(token.getByText(/Authorization: Bearer device[0-9a-f]{48}/)).toBeVisible();
    await userEvent.click(token.getByRole("button", { name: textOf(deviceText, "token.made") }));
    await expect(await canvas.findByText("新打印机")).toBeVisible();
  },
};

export const Empty: Story = { tags: ["!test"], decorators: [withShop()] };

export const Loading: Story = { tags: ["!test"], decorators: [withShop({ devices }, { at: "/device/list", does: "stall" })] };

export const Refused: Story = { tags: ["!test"], decorators: [withShop({ permissions: ["merchant:coupon:save"] })] };

export const Failed: Story = { tags: ["!test"], decorators: [withShop({ devices }, { at: "/device/list", does: "break" })] };

export const ReadOnly: Story = { tags: ["!test"], decorators: [withShop({ devices, permissions: ["merchant:device:list"] })] };

export const Phone: Story = {
  globals: { viewport: { value: "phone" } },
  decorators: [withShop({ devices })],
  play: async ({ canvas }) => expect(await canvas.findByText(textOf(deviceText, "troubles.title", { count: 3 }))).toBeVisible(),
};
