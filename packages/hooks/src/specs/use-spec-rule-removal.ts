import type { Schema } from "@shopkeeper/sdk";
import { useAction, useBulk, useCan, useClient, useConfirm } from "../core";

type SpecRule = Schema<"SpecRule">;

/** The picked rules of a list. */
interface PickedRules {
  rows: readonly SpecRule[];
  drop: (...ids: number[]) => unknown;
}

/** Deleting the picked rules, with a result for each; what was refused stays picked, to be tried again. */
export function useSpecRuleRemoval(picked: PickedRules) {
  const client = useClient();
  const can = useCan();
  const bulk = useBulk((rule: SpecRule) => client.deleteSpecRule({ path: { id: rule.id } }), ["specs"]);

  async function carryOut(rules: readonly SpecRule[]) {
    const results = await bulk.run(rules);
    picked.drop(...results.filter(({ isDone }) => isDone).map(({ row }) => row.id));
  }

  const asked = useAction(async (rules: readonly SpecRule[]) => {
    void carryOut(rules); // the question closes at once; the results have a dialog of their own
    return rules.length;
  }, []);
  const question = useConfirm(asked);

  if (!can("deleteSpecRule")) return undefined;
  return { question, ask: () => picked.rows.length > 0 && question.ask(picked.rows), bulk };
}
