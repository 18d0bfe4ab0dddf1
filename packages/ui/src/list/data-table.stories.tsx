import { ForbiddenError, NetworkError } from "@shopkeeper/sdk";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useMemo, useState } from "react";
import { tableHeight } from "@shopkeeper/hooks/list";
import { useSelection } from "@shopkeeper/hooks/selection";
import { expect, fn, screen, waitFor } from "storybook/test";
import { pattern, word } from "../../.storybook/words";
import { Button } from "../core/button";
import { Card } from "../core/card";
import { EmptyState } from "../core/empty-state";
import { loaded, type Loading as LoadingState } from "../core/load-state";
import { Modal } from "../core/modal";
import { Money } from "../core/money";
import { StatusTag } from "../core/status-tag";
import { Switch } from "../core/switch";
import { DataTable, type DataTableProps } from "./data-table";
import { RowActions } from "./row-actions";
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

type TableArgs = Pick<DataTableProps<Voucher, number, { reading: LoadingState }>, "empty" | "maxHeight"> & {
  list: LoadingState;
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
        list={{ reading: list }}
        empty={empty}
        {...(maxHeight && { maxHeight })}
        selection={picks && { ...selection, picks, nameOf: (row) => row.name }}
      />
    </Card>
  );
}

const meta = {
  title: "Parts/Data table",
  component: Table,
  subcomponents: { DataTable },
  args: { count: 5, list: { isLoading: false } },
} satisfies Meta<typeof Table>;
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
    await userEvent.click(canvas.getByRole("checkbox", { name: word("actions.selectRow", { name: "新客立减" }) }));
    await expect(canvas.getByRole("checkbox", { name: word("actions.selectPage") })).toBePartiallyChecked();
    await userEvent.click(canvas.getByRole("checkbox", { name: word("actions.selectPage") }));
    for (const box of canvas.getAllByRole("checkbox")) await expect(box).toBeChecked();
    await userEvent.click(canvas.getByRole("checkbox", { name: word("actions.selectPage") }));
    for (const box of canvas.getAllByRole("checkbox")) await expect(box).not.toBeChecked();
  },
};

export const PickingOne: Story = {
  args: { picks: "one" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("radio", { name: word("actions.selectRow", { name: "新客立减" }) }));
    await userEvent.click(canvas.getByRole("radio", { name: word("actions.selectRow", { name: "夏季清仓" }) }));
    await expect(canvas.getByRole("radio", { name: word("actions.selectRow", { name: "夏季清仓" }) })).toBeChecked();
    await expect(canvas.getByRole("radio", { name: word("actions.selectRow", { name: "新客立减" }) })).not.toBeChecked();
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
    await userEvent.click(canvas.getByRole("button", { name: word("actions.actionsOf", { name: "新客立减" }) }));
    const menu = await screen.findByRole("menu", { name: word("actions.actionsOf", { name: "新客立减" }) });
    await waitFor(() => expect(menu).toHaveFocus());
    await expect(screen.getByRole("menuitem", { name: "发送" })).toHaveAttribute("data-highlighted");
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(screen.getByRole("menuitem", { name: "删除" })).toHaveAttribute("data-highlighted"));
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(onRemove).toHaveBeenCalledWith(101));
    await waitFor(() => expect(menu).not.toBeInTheDocument());
    await expect(canvas.getByRole("button", { name: word("actions.actionsOf", { name: "新客立减" }) })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.getByRole("menu")).toHaveFocus());
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
    await userEvent.click(canvas.getAllByRole("checkbox", { name: pattern`${word("actions.selectRow", { name: "*" })}` })[3] ?? region);
  },
};

/** The full height that a list's head and pager leave in a window of 800 pixels. */
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
    await expect(canvas.getByRole("alert")).toHaveTextContent(word("failures.network"));
    await userEvent.click(canvas.getByRole("button", { name: word("actions.retry") }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};

export const FailedRefresh: Story = {
  args: { list: { isLoading: false, error: new NetworkError("listCoupons", "unreachable"), retry } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent(word("failures.network"));
    await expect(canvas.getAllByRole("row")).toHaveLength(6);
  },
};

export const Refused: Story = {
  args: {
    count: 0,
    list: { isLoading: false, error: new ForbiddenError("没有权限访问。", { code: 403, status: 403, operationId: "listCoupons" }) },
  },
  play: async ({ canvas }) => expect(canvas.getByText(word("states.refused"))).toBeVisible(),
};

/** Where the columns do not fit, the first action of a row stays, and the others are in one menu. */
export const Tight: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 640 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.queryByRole("button", { name: "复制 春节满减券" })).toBeNull());
    await expect(canvas.getByRole("button", { name: "编辑 春节满减券" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: word("actions.actionsOf", { name: "春节满减券" }) }));
    await expect(await screen.findAllByRole("menuitem")).toHaveLength(3);
    await userEvent.click(screen.getByRole("menuitem", { name: "复制" }));
    await expect(onCopy).toHaveBeenCalledWith(100);
  },
};

const longName = "2026 春季明前特级西湖龙井礼盒装送长辈送领导商务伴手礼五百克";
const shortened: Column<{ id: number }>[] = [
  {
    key: "link",
    title: "商品",
    isClipped: true,
    width: 160,
    cell: () => (
      <>
        <span>[多规格]</span>
        <a className="sk-link" href="#product">
          {longName}
        </a>
      </>
    ),
  },
  {
    key: "button",
    title: "优惠券",
    isClipped: true,
    width: 160,
    cell: () => (
      <button type="button" className="sk-link">
        {longName}
      </button>
    ),
  },
  { key: "state", title: "State", width: 96, cell: () => <StatusTag tone="warning">Awaiting shipment</StatusTag> },
];

/** A long link is cut as text is, and a state is never cut. */
export const LongNames: Story = {
  render: () => (
    <div style={{ width: 700 }}>
      <DataTable label="商品" columns={shortened} rows={[{ id: 1 }]} rowKey={({ id }) => id} list={loaded} />
    </div>
  ),
  play: async ({ canvas }) => {
    for (const role of ["link", "button"] as const) {
      const name = canvas.getByRole(role, { name: longName });
      const { right, width } = name.getBoundingClientRect();
      await expect(right).toBeLessThanOrEqual(name.parentElement?.getBoundingClientRect().right ?? 0);
      await expect(width).toBeGreaterThan(60); // as much as there is room for, and not nothing
      await expect([getComputedStyle(name).textOverflow, name.scrollWidth > name.clientWidth]).toEqual(["ellipsis", true]);
    }
    const tag = canvas.getByText("Awaiting shipment");
    await expect(tag.scrollWidth).toBeLessThanOrEqual(tag.clientWidth);
    await expect(tag.getBoundingClientRect().right).toBeLessThanOrEqual(tag.closest("td")?.getBoundingClientRect().right ?? 0);
  },
};

/** Rows that disappear when they are deleted, with or without confirmation. */
function Vanishing() {
  const [rows, setRows] = useState(() => vouchers(3));
  const [asked, setAsked] = useState<number>();
  const columns = useMemo(
    (): Column<Voucher>[] => [
      { key: "name", title: "优惠券名称", isHeading: true, cell: (row) => row.name },
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
              { key: "drop", label: "作废", onChoose: () => setRows((before) => before.filter(({ id }) => id !== row.id)) },
              { key: "remove", label: "删除", onChoose: () => setAsked(row.id) },
            ]}
          />
        ),
      },
    ],
    [],
  );
  return (
    <main>
      <h1>优惠券列表</h1>
      <DataTable label="优惠券" columns={columns} rows={rows} rowKey={({ id }) => id} list={loaded} />
      <Modal title="删除" isOpen={asked !== undefined} onClose={() => setAsked(undefined)}>
        <Button onClick={() => setRows((before) => before.filter(({ id }) => id !== asked))}>立即删除</Button>
        <Button onClick={() => setAsked(undefined)}>完成</Button>
      </Modal>
    </main>
  );
}

/** When the row with the focus is removed, the same action of the next row gets it; after the last row the heading. */
export const FocusAfterRowIsGone: Story = {
  render: () => <Vanishing />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "删除 春节满减券" }));
    await userEvent.click(await screen.findByRole("button", { name: "立即删除" }));
    await userEvent.click(screen.getByRole("button", { name: "完成" }));
    await waitFor(() => expect(canvas.getByRole("button", { name: "删除 新客立减" })).toHaveFocus());
    await userEvent.click(canvas.getByRole("button", { name: "作废 新客立减" }));
    await waitFor(() => expect(canvas.getByRole("button", { name: "作废 会员日专享" })).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getByRole("heading", { name: "优惠券列表" })).toHaveFocus());
  },
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
    await userEvent.click(canvas.getByRole("checkbox", { name: word("actions.selectPage") }));
    await expect(canvas.getByRole("checkbox", { name: word("actions.selectRow", { name: "夏季清仓" }) })).toBeChecked();
    await expect(canvas.getByRole("table").scrollWidth).toBeLessThanOrEqual(375);
  },
};

/** Rows with sortable columns that can be expanded, and a column chooser. */
function RichTable() {
  const [order, setOrder] = useState<{ by: string | undefined; direction: "asc" | "desc" }>({ by: undefined, direction: "desc" });
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const columns = useMemo(() => columnsOf(0).map((column) => ({ ...column, isSortable: column.key === "money" })), []);
  const rows = useMemo(() => {
    const sign = order.direction === "asc" ? 1 : -1;
    return order.by ? vouchers(5).sort((one, other) => sign * (one.money - other.money)) : vouchers(5);
  }, [order]);
  return (
    <Card style={{ overflow: "hidden" }}>
      <DataTable
        label="优惠券"
        columns={columns}
        rows={rows}
        rowKey={(row) => row.id}
        list={loaded}
        sorting={{ ...order, sortBy: (by, direction = "desc") => setOrder({ by, direction }) }}
        choice={{ hidden, hide: (keys) => setHidden(new Set(keys)) }}
        details={richDetails}
        rowName={(row) => row.name}
      />
    </Card>
  );
}

const richDetails = (row: Voucher) => `面值 ${row.money} 元`;

export const Ordered: Story = {
  render: () => <RichTable />,
  play: async ({ canvas, userEvent }) => {
    const head = canvas.getByRole("columnheader", { name: "面值" });
    await userEvent.click(canvas.getByRole("button", { name: "面值" }));
    await expect(head).toHaveAttribute("aria-sort", "descending");
    await expect(canvas.getAllByRole("row")[1]).toHaveTextContent("夏季清仓");
    await userEvent.click(canvas.getByRole("button", { name: "面值" }));
    await expect(head).toHaveAttribute("aria-sort", "ascending");
    await userEvent.click(canvas.getByRole("button", { name: "面值" }));
    await expect(head).toHaveAttribute("aria-sort", "none");
  },
};

export const Opened: Story = {
  render: () => <RichTable />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole("button", { name: word("table.expand", { name: "新客立减" }) });
    opener.focus();
    await userEvent.keyboard("{Enter}");
    await expect(opener).toHaveAttribute("aria-expanded", "true");
    await expect(canvas.getByText("面值 10 元")).toBeVisible();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.queryByText("面值 10 元")).toBeNull();
  },
};

export const OrderedOnAPhone: Story = {
  render: () => (
    <div style={{ width: 375 }}>
      <RichTable />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: word("table.sortBy") }), word("table.ascending", { title: "面值" }));
    await expect(canvas.getByRole("columnheader", { name: "面值" })).toHaveAttribute("aria-sort", "ascending");
    await userEvent.click(canvas.getByRole("button", { name: word("columns.choose") }));
    await expect(await screen.findByRole("dialog", { name: word("columns.choose") })).toBeVisible();
    await expect(canvas.getByRole("table").scrollWidth).toBeLessThanOrEqual(375);
  },
};

interface Branch extends Voucher {
  level: number;
}

function TreeTable() {
  const [closed, setClosed] = useState<readonly number[]>([]);
  const rows = useMemo(() => {
    const all = vouchers(6).map((row, at): Branch => ({ ...row, level: at % 3 === 0 ? 1 : 2 }));
    return all.filter((row, at) => row.level === 1 || !closed.includes(all[at - (at % 3)]?.id ?? 0));
  }, [closed]);
  const columns = useMemo((): Column<Branch>[] => columnsOf(0), []);
  return (
    <Card style={{ overflow: "hidden" }}>
      <DataTable
        label="优惠券"
        columns={columns}
        rows={rows}
        rowKey={(row) => row.id}
        list={loaded}
        tree={{
          levelOf: (row) => row.level,
          isOpen: (row) => (row.level === 1 ? !closed.includes(row.id) : undefined),
          toggle: ({ id }) => setClosed((before) => (before.includes(id) ? before.filter((one) => one !== id) : [...before, id])),
          nameOf: (row) => row.name,
        }}
      />
    </Card>
  );
}

/** A tree of rows: the arrow keys move through them, open and close them. */
export const Tree: Story = {
  render: () => <TreeTable />,
  play: async ({ canvas, userEvent }) => {
    const rows = () => canvas.getAllByRole("row").filter((row) => row.hasAttribute("aria-level"));
    await expect(canvas.getByRole("treegrid", { name: "优惠券" })).toBeVisible();
    await expect(rows()).toHaveLength(6);
    rows()[0]?.focus();
    await userEvent.keyboard("{ArrowLeft}");
    await waitFor(() => expect(rows()).toHaveLength(4));
    await expect(rows()[0]).toHaveAttribute("aria-expanded", "false");
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    await expect(rows()[1]).toHaveFocus();
    await userEvent.keyboard("{End}");
    await expect(rows()[5]).toHaveFocus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(rows()[3]).toHaveFocus();
    await userEvent.keyboard("{Home}");
    await expect(rows()[0]).toHaveFocus();
    await userEvent.click(canvas.getAllByRole("button", { name: pattern`^${word("table.expand", { name: "*" })}` })[0] ?? document.body);
    await waitFor(() => expect(rows()).toHaveLength(4));
  },
};
