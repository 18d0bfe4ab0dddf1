import { ForbiddenError, NetworkError } from "@shopkeeper/sdk";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useMemo } from "react";
import { tableHeight, useSelection } from "@shopkeeper/hooks/core";
import { expect, fn, screen, waitFor } from "storybook/test";
import { Button } from "./button";
import { Card } from "./card";
import { DataTable, type DataTableProps } from "./data-table";
import { EmptyState } from "./empty-state";
import { Money } from "./money";
import { RowActions } from "./row-actions";
import { StatusTag } from "./status-tag";
import { Switch } from "./switch";
import type { Column } from "./table-column";

interface Voucher {
  id: number;
  name: string;
  money: number;
  isOn: boolean;
}

const names = ["春节满减券", "新客立减", "会员日专享", "茶叶品类券，满二百减五十，适用于全部绿茶与红茶", "夏季清仓"];
const vouchers = (count: number): Voucher[] =>
  Array.from({ length: count }, (_, at) => ({
    id: 100 + at,
    name: `${names[at % names.length]}`,
    money: 5 + (at % 40) * 5,
    isOn: at % 3 !== 0,
  }));
const onRemove = fn();
const onCopy = fn();

const columnsOf = (extra: number): Column<Voucher>[] => [
  { key: "id", title: "ID", width: 72, cell: (row) => row.id },
  { key: "name", title: "优惠券名称", isClipped: true, isHeading: true, cell: (row) => row.name },
  { key: "money", title: "面值", width: 90, align: "end", cell: (row) => <Money value={row.money} unit="yuan" /> },
  {
    key: "state",
    title: "状态",
    width: 100,
    cell: (row) => <StatusTag tone={row.isOn ? "success" : "neutral"}>{row.isOn ? "领取中" : "已关闭"}</StatusTag>,
  },
  { key: "switch", title: "是否开启", width: 90, cell: (row) => <Switch isOn={row.isOn} aria-label={`开启 ${row.name}`} /> },
  ...Array.from({ length: extra }, (_, at): Column<Voucher> => ({
    key: `extra-${at}`,
    title: `数据 ${at + 1}`,
    width: 120,
    align: "end",
    cell: (row) => row.money * (at + 1),
  })),
  {
    key: "actions",
    title: "操作",
    width: 170,
    isFixed: true,
    cell: (row) => (
      <RowActions
        of={row.name}
        actions={[
          { key: "edit", label: "编辑", onChoose: fn() },
          { key: "copy", label: "复制", onChoose: () => onCopy(row.id) },
          { key: "send", label: "发送", onChoose: fn() },
          { key: "remove", label: "删除", isDanger: true, onChoose: () => onRemove(row.id) },
        ]}
      />
    ),
  },
];

type TableArgs = Pick<DataTableProps<Voucher, number>, "list" | "empty" | "maxHeight"> & {
  count: number;
  extra?: number;
  picks?: "one" | "many";
};

function Table({ count, extra = 0, picks, list, empty, maxHeight }: TableArgs) {
  const rows = useMemo(() => vouchers(count), [count]);
  const columns = useMemo(() => columnsOf(extra), [extra]);
  const selection = useSelection<number, Voucher>({ idOf: (row) => row.id, mode: picks === "one" ? "single" : "multiple" });
  return (
    <Card style={{ overflow: "hidden" }}>
      <DataTable
        label="优惠券"
        columns={columns}
        rows={rows}
        rowKey={(row) => row.id}
        list={list}
        empty={empty}
        {...(maxHeight && { maxHeight })}
        selection={picks && { ...selection, picks, nameOf: (row) => row.name }}
      />
    </Card>
  );
}

const meta = { title: "Core/DataTable", component: Table, args: { count: 5, list: { isLoading: false } } } satisfies Meta<typeof Table>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("row")).toHaveLength(6);
    await expect(canvas.getByRole("columnheader", { name: "优惠券名称" })).toBeVisible();
  },
};

export const PickingMany: Story = {
  args: { picks: "many" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("checkbox", { name: "选择 新客立减" }));
    await expect(canvas.getByRole("checkbox", { name: "全选本页" })).toBePartiallyChecked();
    await userEvent.click(canvas.getByRole("checkbox", { name: "全选本页" }));
    for (const box of canvas.getAllByRole("checkbox")) await expect(box).toBeChecked();
    await userEvent.click(canvas.getByRole("checkbox", { name: "全选本页" }));
    for (const box of canvas.getAllByRole("checkbox")) await expect(box).not.toBeChecked();
  },
};

export const PickingOne: Story = {
  args: { picks: "one" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("radio", { name: "选择 新客立减" }));
    await userEvent.click(canvas.getByRole("radio", { name: "选择 夏季清仓" }));
    await expect(canvas.getByRole("radio", { name: "选择 夏季清仓" })).toBeChecked();
    await expect(canvas.getByRole("radio", { name: "选择 新客立减" })).not.toBeChecked();
  },
};

export const RareActions: Story = {
  beforeEach: () => {
    onRemove.mockClear();
    onCopy.mockClear();
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "复制 新客立减" }));
    await expect(onCopy).toHaveBeenCalledWith(101);
    await userEvent.click(canvas.getByRole("button", { name: "新客立减 的更多操作" }));
    const menu = await screen.findByRole("menu", { name: "新客立减 的更多操作" });
    await waitFor(() => expect(screen.getByRole("menuitem", { name: "发送" })).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(onRemove).toHaveBeenCalledWith(101);
    await waitFor(() => expect(menu).not.toBeInTheDocument());
    await expect(canvas.getByRole("button", { name: "新客立减 的更多操作" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await screen.findByRole("menu");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
  },
};

export const Wide: Story = {
  args: { count: 100, extra: 14, picks: "many" },
  play: async ({ canvas, userEvent }) => {
    const region = canvas.getByRole("region", { name: "优惠券" });
    await waitFor(() => expect(region).toHaveAttribute("data-after"));
    region.scrollLeft = 300;
    await waitFor(() => expect(region).toHaveAttribute("data-before"));
    await userEvent.click(canvas.getAllByRole("checkbox", { name: /选择/ })[3] ?? region);
  },
};

/** All the height that a list's head and pages leave in a window of 800 pixels. */
export const FillingTheWindow: Story = {
  args: { count: 100, maxHeight: `${tableHeight(800)}px` },
  play: async ({ canvas }) => expect(canvas.getByRole("region", { name: "优惠券" }).getBoundingClientRect().height).toBe(607),
};

export const Loading: Story = {
  args: { count: 0, list: { isLoading: true } },
  decorators: [
    (Story) => (
      <div data-stalled="">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => expect(canvas.getByRole("table")).toHaveAttribute("aria-busy", "true"),
};

export const Refreshing: Story = {
  args: { list: { isLoading: false, isRefreshing: true } },
  decorators: [
    (Story) => (
      <div data-stalled="">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("table")).toHaveAttribute("aria-busy", "true");
    await expect(canvas.getAllByRole("row")).toHaveLength(6);
  },
};

export const Empty: Story = {
  args: {
    count: 0,
    empty: <EmptyState title="还没有优惠券" hint="发券是让老顾客回来的最快办法" action={<Button variant="primary">添加优惠券</Button>} />,
  },
};
export const NoMatch: Story = { args: { count: 0, empty: <EmptyState kind="search" action={<Button>重置</Button>} /> } };

const retry = fn();
export const Failed: Story = {
  args: { count: 0, list: { isLoading: false, error: new NetworkError("listCoupons", "unreachable"), retry } },
  beforeEach: () => void retry.mockClear(),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("网络连接失败");
    await userEvent.click(canvas.getByRole("button", { name: "重试" }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};

export const FailedRefresh: Story = {
  args: { list: { isLoading: false, error: new NetworkError("listCoupons", "unreachable"), retry } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("网络连接失败");
    await expect(canvas.getAllByRole("row")).toHaveLength(6);
  },
};

export const Refused: Story = {
  args: {
    count: 0,
    list: { isLoading: false, error: new ForbiddenError("没有权限访问。", { code: 403, status: 403, operationId: "listCoupons" }) },
  },
  play: async ({ canvas }) => expect(canvas.getByText("没有权限访问。")).toBeVisible(),
};

export const Phone: Story = {
  args: { picks: "many" },
  decorators: [
    (Story) => (
      <div style={{ width: 375 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("checkbox", { name: "全选本页" }));
    await expect(canvas.getByRole("checkbox", { name: "选择 夏季清仓" })).toBeChecked();
    await expect(canvas.getByRole("table").scrollWidth).toBeLessThanOrEqual(375);
  },
};
