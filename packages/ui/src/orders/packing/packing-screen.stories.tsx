import type { Seed } from "@shopkeeper/server/embedded";
import type { PackingKind } from "@shopkeeper/hooks/orders";
import { textOf } from "@shopkeeper/hooks/texts";
import { useClient } from "@shopkeeper/hooks/shop";
import { packingSearch, packingText } from "@shopkeeper/hooks/orders";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useState } from "react";
import { expect, fn } from "storybook/test";
import { useSearch } from "../../../.storybook/use-search";
import { withShop } from "../../../.storybook/with-shop";
import { PackingScreen } from "./packing-screen";

interface Args {
  kind: PackingKind;
  onPrint: () => void;
}

const meta = {
  title: "Screens/Orders/Packing",
  args: { kind: "slips", onPrint: fn() },
  parameters: { states: { ReadOnly: "n/a: nothing on this screen can be changed" } },
  render: ({ kind, onPrint }) => <OfAllOrders kind={kind} onPrint={onPrint} />,
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<typeof meta>;

function OfAllOrders({ kind, onPrint }: Args) {
  const client = useClient();
  const [orderNos, setOrderNos] = useState<readonly string[]>();
  useEffect(() => {
    void client.listOrders({ query: {} }).then(
      ({ list }) => setOrderNos(list.map(({ orderNo }) => orderNo)),
      () => setOrderNos(["1"]),
    );
  }, [client]);
  return orderNos && <Screen at={packingSearch(kind, orderNos)} onPrint={onPrint} />;
}

const Screen = ({ at, onPrint }: { at: string; onPrint: () => void }) => <PackingScreen search={useSearch(at)} onPrint={onPrint} />;

const seed = {
  products: [
    { name: "明前龙井", stockPlace: "B-02" },
    { name: "陈年普洱", stockPlace: "A-11" },
  ],
  orders: [{ lines: [{ payNum: 2 }, { product: 1 }] }, { lines: [{ product: 1, payNum: 3 }] }, { status: 9 }],
} satisfies Seed;

export const Full: Story = {
  decorators: [withShop(seed)],
  play: async ({ canvas, userEvent, args }) => {
    await expect((await canvas.findAllByRole("article")).length).toBe(2);
    await userEvent.click(canvas.getByRole("button", { name: textOf(packingText, "print") }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("radio", { name: textOf(packingText, "kinds.pick") }));
    await expect(await canvas.findByText(textOf(packingText, "summary", { orders: 2, skus: 2, pieces: 6 }))).toBeVisible();
    await expect(canvas.getByRole("columnheader", { name: textOf(packingText, "stockPlace") })).toBeVisible();
    await expect(canvas.getAllByRole("row", { name: /^[AB]-/ }).map((row) => row.textContent?.slice(0, 4))).toEqual(["A-11", "B-02"]);
  },
};
export const PickList: Story = { tags: ["!test"], args: { kind: "pick" }, decorators: [withShop(seed)] };
export const Empty: Story = { tags: ["!test"], decorators: [withShop({ orders: [{ status: 9 }] })] };
export const Loading: Story = { tags: ["!test"], decorators: [withShop(seed, { at: "/order/info", does: "stall" })] };
export const Failed: Story = { tags: ["!test"], decorators: [withShop(seed, { at: "/order/info", does: "break" })] };
export const Refused: Story = { tags: ["!test"], decorators: [withShop({ permissions: ["merchant:order:page:list"] })] };
export const Phone: Story = {
  globals: { viewport: { value: "phone" } },
  decorators: [withShop(seed)],
};
