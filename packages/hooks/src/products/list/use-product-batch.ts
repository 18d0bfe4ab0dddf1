import type { OperationId } from "@shopkeeper/sdk";
import { useState } from "react";
import {
  type BatchCall,
  type BatchRow,
  type RowSelection,
  textOf,
  useAction,
  useBatch,
  useCan,
  useClient,
  useConfirm,
  useShop,
} from "../../core";
import { productListText } from "./product-list-messages";
import { type ProductListQuery, productScope, tabOf } from "./product-list-query";
import { productDeeds, type ProductDeed } from "./product-list-steps";

/** The picked products of a list. */
type PickedProducts = Pick<RowSelection<number, BatchRow>, "rows" | "set" | "drop">;

/** What is to be done with which products. */
export interface ProductBatch {
  readonly deed: ProductDeed;
  readonly rows: readonly BatchRow[];
}

const operationOf: Readonly<Record<ProductDeed, OperationId>> = {
  up: "putOnProducts",
  down: "takeDownProducts",
  freight: "setFreightTemplates",
  recycle: "recycleProducts",
  restore: "restoreProducts",
  remove: "deleteProducts",
  submit: "submitProducts",
};

/**
 * What is done with the picked products together, with a result for each.
 *
 * What is done is dropped from the selection; what was refused stays picked, to be tried again.
 */
export function useProductBatch(query: ProductListQuery, picked: PickedProducts) {
  const client = useClient();
  const can = useCan();
  const { notices } = useShop();
  const { run, ...results } = useBatch(["products"]);
  const [deed, setDeed] = useState<ProductDeed>("down");
  const [freight, setFreight] = useState<ProductBatch>();

  async function carryOut({ deed, rows }: ProductBatch, templateId = 0) {
    setDeed(deed);
    const outcome = await run((idList) => callOf(deed, idList, templateId), rows);
    const done = outcome?.filter(({ isDone }) => isDone) ?? [];
    picked.drop(...done.map(({ row }) => row.id));
    if (done.length === rows.length) notices.success(textOf(productListText, `batch.${deed}.done`));
  }

  function callOf(deed: ProductDeed, idList: number[], templateId: number): ReturnType<BatchCall> {
    const body = { idList };
    if (deed === "up") return client.putOnProducts({ body });
    if (deed === "down") return client.takeDownProducts({ body });
    if (deed === "recycle") return client.recycleProducts({ body });
    if (deed === "restore") return client.restoreProducts({ body });
    if (deed === "remove") return client.deleteProducts({ body });
    if (deed === "submit") return client.submitProducts({ body });
    return client.setFreightTemplates({ body: { idList, templateId } });
  }

  const asked = useAction(async (wanted: ProductBatch) => {
    void carryOut(wanted); // the question closes at once; the results have a dialog of their own
    return wanted.rows.length;
  }, []);
  const question = useConfirm(asked);
  const all = useAction((query: ProductListQuery) => client.listProductIds({ query: productScope(query) }), []);

  async function pickAll() {
    const outcome = await all.run(query);
    const known = new Map(picked.rows.map((row) => [row.id, row]));
    if (outcome.status === "done") picked.set(outcome.result.map((id) => known.get(id) ?? { id }));
  }

  return {
    deeds: productDeeds(tabOf(query)).filter((deed) => can(operationOf[deed])),
    /** Asks about the picked products; for 设置运费 the template is chosen instead. */
    open(deed: ProductDeed) {
      const { rows } = picked;
      if (rows.length === 0) notices.info(textOf(productListText, "batch.none"));
      else if (deed === "freight") setFreight({ deed, rows });
      else question.open({ deed, rows });
    },
    question,
    freight: freight && {
      rows: freight.rows,
      choose(templateId: number) {
        setFreight(undefined);
        void carryOut(freight, templateId);
      },
      close: () => setFreight(undefined),
    },
    /** Picks all that the filters leave under the tab, over all pages. */
    pickAll: can("listProductIds") ? { run: () => void pickAll(), isRunning: all.isRunning } : undefined,
    /** What was done last. */
    deed,
    results,
  };
}
