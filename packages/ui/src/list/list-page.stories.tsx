import { listOf, useList, useRemoval } from "@shopkeeper/hooks/list";
import { useDialog } from "@shopkeeper/hooks/form";
import { useShop } from "@shopkeeper/hooks/shop";
import { listQueries, type Schema } from "@shopkeeper/sdk";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect } from "react";
import { expect, screen, waitFor } from "storybook/test";
import { useSearch } from "../../.storybook/use-search";
import { withShop } from "../../.storybook/with-shop";
import { word } from "../../.storybook/words";
import { AddButton } from "../core/add-button";
import { actionsColumn } from "./actions-column";
import { ListPage, type ListText } from "./list-page";
import { RemovalDialogs, removePicked } from "./removal-dialogs";
import type { Column } from "./table-column";

const description = `
A list from its hook. The states of every list of the console are shown here once: a screen adds its columns, filters,
actions and dialogs.

\`\`\`tsx
const coupons = listOf(listQueries.listCoupons);

const list = useList(coupons, search);
<ListPage list={list} text={t} columns={couponColumns} rowName={({ name }) => name} />
\`\`\`
`;

type SpecRule = Schema<"SpecRule">;
type RuleList = ReturnType<typeof useSpecRules>;

const specRules = listOf(listQueries.listSpecRules);

function useSpecRules(at: string) {
  const list = useList(specRules, useSearch(at));
  const dialog = useDialog<SpecRule>({ add: "saveSpecRule", edit: "updateSpecRule" });
  return { ...list, dialog, remove: useRemoval(list, "deleteSpecRule") };
}

const texts = { "list.title": "商品规格", "list.empty": "暂无商品规格", "list.emptyHint": "添加后可以用在商品上" };
const text: ListText = (key) => texts[key];
const nameOf = ({ ruleName }: SpecRule) => ruleName;
const columns: readonly Column<SpecRule, RuleList>[] = [
  { key: "id", title: () => "ID", width: 76, cell: ({ id }) => id },
  { key: "name", title: () => "规格名称", width: 240, isClipped: true, isHeading: true, cell: nameOf },
  actionsColumn({
    width: 120,
    rowName: nameOf,
    actionsOf: (rule, { remove }) => [remove && { key: "remove", label: "删除", isDanger: true, onChoose: () => remove.open(rule) }],
  }),
];

interface Args {
  at: string;
  /** The name of a row that a form has just saved. */
  saved?: string;
}

const meta = {
  title: "Parts/List page",
  parameters: { docs: { description: { component: description } } },
  args: { at: "" },
  render: function Render({ at, saved }: Args) {
    const list = useSpecRules(at);
    const { savedRows } = useShop();
    useEffect(() => {
      if (saved) savedRows.note("listSpecRules", { id: undefined, name: saved, foundBy: { keywords: saved } });
    }, [saved, savedRows]);
    return (
      <ListPage
        list={list}
        text={text}
        columns={columns}
        rowName={nameOf}
        add={<AddButton onClick={list.dialog.add}>添加规格</AddButton>}
        bulk={[removePicked(list.remove)]}
      >
        <RemovalDialogs of={list.remove} rowName={nameOf} question={(name) => `确定删除${name}吗？`} />
      </ListPage>
    );
  },
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  decorators: [withShop({ specRules: 25 })],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(word("pager.total", { total: 25 }))).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: word("pager.page", { page: 2 }) }));
    await waitFor(() => expect(canvas.getAllByRole("checkbox")).toHaveLength(6));
  },
};

/** A saved row is on another page: the list shows a notice with a link to it. */
export const SavedElsewhere: Story = {
  args: { saved: "尺码" },
  decorators: [withShop({ specRules: [{ ruleName: "尺码" }, ...Array.from({ length: 25 }, (_, at) => ({ ruleName: `颜色 ${at}` }))] })],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(word("saved.away", { name: "尺码" }))).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: word("saved.show") }));
    await expect(await canvas.findByText("尺码")).toBeVisible();
    await waitFor(() => expect(canvas.queryByText(word("saved.away", { name: "尺码" }))).toBeNull());
  },
};

export const Empty: Story = {
  decorators: [withShop()],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("暂无商品规格")).toBeVisible();
    await expect(canvas.getByText("添加后可以用在商品上")).toBeVisible();
    await expect(canvas.getAllByRole("button", { name: "添加规格" })).toHaveLength(2);
  },
};

export const NothingMatches: Story = {
  args: { at: "keywords=没有这样的规格" },
  decorators: [withShop({ specRules: 2 })],
  play: async ({ canvas }) => expect(await canvas.findByText(word("states.emptyFiltered"))).toBeVisible(),
};

export const Loading: Story = {
  decorators: [withShop({ specRules: 2 }, { at: "/rule/list", does: "stall" })],
  play: async ({ canvas }) => expect(await canvas.findByRole("table", { name: "商品规格" })).toHaveAttribute("aria-busy", "true"),
};

export const Refused: Story = {
  decorators: [withShop({ specRules: 2, permissions: ["merchant:product:rule:save"] })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(word("states.refused"))).toBeVisible();
    await expect(canvas.queryByRole("checkbox")).toBeNull();
  },
};

export const Failed: Story = {
  decorators: [withShop({ specRules: 2 }, { at: "/rule/list", does: "break" })],
  play: async ({ canvas }) => expect(await canvas.findByRole("button", { name: word("actions.retry") })).toBeVisible(),
};

export const ReadOnly: Story = {
  decorators: [withShop({ specRules: [{ ruleName: "尺码" }], permissions: ["merchant:product:rule:page:list"] })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("尺码")).toBeVisible();
    await expect(canvas.queryByRole("columnheader", { name: word("columns.actions") })).toBeNull(); // the column would be empty
    for (const role of ["button", "checkbox"] as const) await expect(canvas.queryByRole(role, { name: /尺码|添加规格/ })).toBeNull();
    await expect(canvas.queryByRole("columnheader", { name: word("columns.actions") })).toBeNull();
  },
};

export const Deleting: Story = {
  decorators: [withShop({ specRules: [{ ruleName: "尺码" }] })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "删除 尺码" }));
    await userEvent.click(await screen.findByRole("button", { name: word("actions.confirm") }));
    await expect(await canvas.findByText("暂无商品规格")).toBeVisible();
  },
};

/** The dialog stays, and the row too. */
export const DeletingFails: Story = {
  decorators: [withShop({ specRules: [{ ruleName: "尺码" }] }, { at: "/rule/delete", does: "refuse" })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "删除 尺码" }));
    await userEvent.click(await screen.findByRole("button", { name: word("actions.confirm") }));
    await expect(await screen.findByText(word("states.refused"))).toBeVisible();
    await expect(canvas.getByText("尺码")).toBeInTheDocument();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: "phone" } },
  decorators: [withShop({ specRules: [{ ruleName: "名字刚好二十个字的规格名字刚好二十个字的" }, { ruleName: "尺码" }] })],
  play: async ({ canvas }) => expect(await canvas.findByText("尺码")).toBeVisible(),
};
