import type { Meta, StoryObj } from "@storybook/react-vite";
import { Plus } from "lucide-react";
import { expect } from "storybook/test";
import { loaded } from "../core/load-state";
import { Button } from "../core/button";
import { EmptyState } from "../core/empty-state";
import { Select } from "../core/select";
import { Tabs } from "../core/tabs";
import { TextInput } from "../core/text-input";
import { DataTable } from "./data-table";
import { FilterBar } from "./filter-bar";
import { FilterField } from "./filter-field";
import { ListScreen } from "./list-screen";
import { Pager } from "./pager";

const rows = Array.from({ length: 8 }, (_, at) => ({
  id: at + 1,
  name: ["西湖龙井", "武夷岩茶", "正山小种"][at % 3] ?? "",
  stock: (at * 37) % 90,
}));
const nothing = () => undefined;

const meta = {
  title: "Parts/List screen",
  component: ListScreen,
  args: {
    title: "商品列表",
    actions: (
      <Button variant="primary" icon={<Plus size={15} aria-hidden />}>
        添加商品
      </Button>
    ),
    filters: (
      <FilterBar onSearch={nothing} onReset={nothing}>
        <FilterField label="商品搜索">
          <TextInput value="" placeholder="请输入商品名称" />
        </FilterField>
        <FilterField label="商品状态" width={140}>
          <Select value={undefined} placeholder="请选择" options={[{ value: 1, label: "上架" }]} />
        </FilterField>
      </FilterBar>
    ),
    tabs: (
      <Tabs
        label="商品状态"
        value={1}
        onChange={nothing}
        tabs={[
          { value: 1, label: "出售中", count: 8 },
          { value: 2, label: "仓库中", count: 0 },
        ]}
      />
    ),
    pager: <Pager page={1} limit={20} total={8} onChange={nothing} />,
    children: (
      <DataTable
        label="商品"
        rows={rows}
        rowKey={(row) => row.id}
        list={loaded}
        columns={[
          { key: "id", title: "ID", width: 72, cell: (row) => row.id },
          { key: "name", title: "商品名称", isHeading: true, cell: (row) => row.name },
          { key: "stock", title: "库存", width: 100, align: "end", cell: (row) => row.stock },
        ]}
      />
    ),
  },
} satisfies Meta<typeof ListScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { play: async ({ canvas }) => expect(canvas.getByRole("heading", { name: "商品列表" })).toBeVisible() };
export const Empty: Story = { args: { children: <EmptyState />, pager: undefined } };
export const Phone: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 375 }}>
        <Story />
      </div>
    ),
  ],
};
