import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { loaded, type Loading } from "../core/load-state";
import { Button } from "../core/button";
import { actionsColumn } from "./actions-column";
import { DataTable } from "./data-table";
import type { Column } from "./table-column";

interface Tea {
  id: number;
  name: string;
}

interface Teas {
  reading: Loading;
  favourite: number;
  unit: string | undefined;
  orders: number;
  choose: (id: number) => void;
}

const teas: readonly Tea[] = ["龙井", "毛尖", "普洱"].map((name, at) => ({ id: at + 1, name }));
const rendered = fn();
const onOrder = fn();

const columns: readonly Column<Tea, Teas>[] = [
  {
    key: "name",
    title: "名称",
    isHeading: true,
    cell(tea, { read }) {
      rendered(tea.id);
      const unit = read((list) => (list.favourite === tea.id ? list.unit : "")); // only the favourite shows the unit
      return `${tea.name}${unit}`;
    },
  },
  actionsColumn({
    width: 200,
    rowName: ({ name }) => name,
    actionsOf: (tea, list) => [
      { key: "choose", label: list.favourite === tea.id ? "取消" : "收藏", onChoose: () => list.choose(tea.id) },
      { key: "order", label: "下单", onChoose: () => onOrder(tea.id, list.orders) },
    ],
  }),
];

function Favourites() {
  const [favourite, setFavourite] = useState(1);
  const [orders, setOrders] = useState(0);
  const [unit, setUnit] = useState("（克）");
  return (
    <>
      <Button onClick={() => setOrders(orders + 1)}>数一</Button>
      <Button onClick={() => setUnit("（两）")}>换算</Button>
      <DataTable
        label="茶叶"
        columns={columns}
        rows={teas}
        rowKey={({ id }) => id}
        list={{ ...loaded, favourite, unit, orders, choose: (id) => setFavourite(id === favourite ? 0 : id) }}
      />
    </>
  );
}

const meta: Meta = { title: "Parts/TrackedList", render: () => <Favourites />, beforeEach: () => void rendered.mockClear() };
export default meta;

const renderedRows = () => {
  const rows = rendered.mock.calls.map(([id]) => Number(id));
  rendered.mockClear();
  return [...new Set(rows)].sort();
};

/** A row renders again when, and only when, a value that its cells have read changes; its handlers get the latest list. */
export const ChangedRows: StoryObj = {
  play: async ({ canvas, userEvent }) => {
    await expect(renderedRows()).toEqual([1, 2, 3]);
    await userEvent.click(canvas.getByRole("button", { name: "数一" }));
    await expect(renderedRows()).toEqual([]);
    await userEvent.click(canvas.getByRole("button", { name: "下单 毛尖" }));
    await expect(onOrder).toHaveBeenLastCalledWith(2, 1);
    await userEvent.click(canvas.getByRole("button", { name: "换算" }));
    await expect(renderedRows()).toEqual([1]);
    await userEvent.click(canvas.getByRole("button", { name: "收藏 毛尖" }));
    await expect(renderedRows()).toEqual([1, 2]);
    await expect(canvas.getByRole("cell", { name: "毛尖（两）" })).toBeVisible();
    await expect(canvas.getByRole("cell", { name: "龙井" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "取消 毛尖" }));
    await expect(renderedRows()).toEqual([2]);
  },
};
