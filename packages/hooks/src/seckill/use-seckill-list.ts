import { ActivityStatus, listQueries, type MerchantClient, type Schema, SeckillAuditStatus } from "@shopkeeper/sdk";
import { canSeckill, type SeckillAction } from "@shopkeeper/sdk/rules/seckill";
import {
  type Bulk,
  listOf,
  type Removal,
  type SearchParamsState,
  type TabbedList,
  useBulk,
  useList,
  useListTabs,
  useRemoval,
  withTabs,
} from "../list";
import { type Question, type RowDialog, useConfirm, useDialog } from "../form";
import { type RowSelection } from "../selection";
import { textOf } from "../texts";
import { useAction } from "../core";
import { useCan } from "../shop";
import { seckillText } from "./messages";

type Product = Schema<"SeckillProduct">;
type Tab = Schema<"SeckillAuditStatus">;

/** The seckill products of a tab, which is `auditStatus`. */
export const seckillProducts = listOf(listQueries.listSeckillProducts, {
  kept: ["auditStatus"],
  toInput: (query) => ({ query: { ...query, auditStatus: tabOf(query) } }),
});

const tabOf = ({ auditStatus = SeckillAuditStatus.waiting }: { auditStatus?: Tab | undefined }) => auditStatus;

const steps = {
  putUp: {
    operation: "putUpSeckillProducts",
    run: (id: number, client: MerchantClient) => client.putUpSeckillProducts({ body: { ids: String(id) } }),
  },
  takeDown: {
    operation: "takeDownSeckillProducts",
    run: (id: number, client: MerchantClient) => client.takeDownSeckillProducts({ body: { ids: String(id) } }),
  },
  withdraw: {
    operation: "withdrawSeckillProduct",
    run: (id: number, client: MerchantClient) => client.withdrawSeckillProduct({ path: { id } }),
  },
} as const;

/** The actions that need a confirmation. */
export type SeckillStep = keyof typeof steps;

type SeckillProductQuery = ReturnType<typeof seckillProducts.read>;

/** The shop's seckill products under a tab, the actions on each, and the drawer. */
export interface SeckillList extends TabbedList<Product, SeckillProductQuery, Tab> {
  can: SeckillListRights;
  dialog: SeckillListDialog;
  steps: SeckillSteps;
  removal: Removal<Product> | undefined;
  takingDown: TakingDown | undefined;
}

/** The actions that the account may run on a product in its state. */
interface SeckillListRights {
  add: boolean;
  edit: (product: Product) => boolean;
  resubmit: (product: Product) => boolean;
}

/** Putting a product up, taking it down and withdrawing it, each after a question. */
interface SeckillSteps {
  question: Question<{ name: SeckillStep; product: Product }>;
  /** The currently possible actions of a product. */
  of: (product: Product) => SeckillStep[];
  open: (name: SeckillStep, product: Product) => void;
}

interface SeckillListDialog extends RowDialog<Product> {
  edit: ((product: Product) => void) | undefined;
}

/** The shop's seckill products under a tab, the actions on each, and the drawer; actions without permission are undefined. */
export function useSeckillList(search: SearchParamsState): SeckillList {
  const can = useCan();
  const list = useList(seckillProducts, search);
  const tab = tabOf(list.filters.query);
  const { proName, activityName, proStatus, activityStatus } = list.filters.query;
  const step = useConfirm(useStep());
  const dialog = useDialog<Product>({ edit: "setSeckillPrices" });
  const remove = useRemoval(list, {
    operation: "deleteSeckillProducts",
    call: ({ id }: Product, client) => client.deleteSeckillProducts({ body: { ids: String(id) } }),
  });
  const may = (action: SeckillAction) => (product: Product) => canSeckill(action, product);
  return {
    ...withTabs(
      list,
      useListTabs(list, {
        operation: "countSeckillProducts",
        input: { query: { proName, activityName, proStatus, activityStatus } },
        tabs: Object.values(SeckillAuditStatus),
        tab,
        openTab: (auditStatus) =>
          list.filters.change({ auditStatus: auditStatus === SeckillAuditStatus.waiting ? undefined : auditStatus }),
        countOf: (counts, status) => counts.find(({ auditStatus }) => auditStatus === status)?.count,
      }),
    ),
    can: {
      add: can("addSeckillProducts"),
      edit: (product: Product) => dialog.edit !== undefined && may("setPrice")(product),
      resubmit: (product: Product) =>
        can("addSeckillProducts") && product.activityStatus !== ActivityStatus.ended && may("resubmit")(product),
    },
    dialog: { ...dialog, edit: dialog.edit && ((product: Product) => (may("setPrice")(product) ? dialog.edit?.(product) : undefined)) },
    steps: {
      question: step,
      of: (product: Product) =>
        (["putUp", "takeDown", "withdraw"] as const).filter((name) => can(steps[name].operation) && canSeckill(name, product)),
      open: (name: SeckillStep, product: Product) => step.open({ name, product }),
    },
    removal: tab === SeckillAuditStatus.refused ? remove : undefined,
    takingDown: useTakingDown(list, tab),
  };
}

function useStep() {
  return useAction(
    ({ name, product }: { name: SeckillStep; product: Product }, client) => steps[name].run(product.id, client),
    ["seckill", "products"],
    { done: (_answer, { name }) => textOf(seckillText, `done.${name}`) },
  );
}

/** Taking the selected products down, with a result for each. */
export interface TakingDown {
  question: Question<readonly Product[]>;
  bulk: Bulk<Product>;
  open: () => void;
}

/** Taking the selected products down, with a result for each; undefined under other tabs and without the permission. */
function useTakingDown({ selection }: { selection: RowSelection<number, Product> }, tab: Tab): TakingDown | undefined {
  const can = useCan();
  const bulk = useBulk(
    (product: Product, client) => client.takeDownSeckillProducts({ body: { ids: String(product.id) } }),
    ["seckill"],
    (results) => selection.drop(...results.filter(({ isDone }) => isDone).map(({ row }) => row.id)),
  );
  const question = useConfirm<readonly Product[], null>({
    run: async (rows) => {
      void bulk.run(rows);
      return { status: "done", result: null };
    },
    isRunning: false,
    error: undefined,
    reset: () => undefined,
  });
  if (tab !== SeckillAuditStatus.passed || !can("takeDownSeckillProducts")) return undefined;
  return { question, bulk, open: () => (selection.rows.length > 0 ? question.open(selection.rows) : undefined) };
}
