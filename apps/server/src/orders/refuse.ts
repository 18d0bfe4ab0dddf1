import { fill } from "@shopkeeper/sdk/rules/core";
import { type chosenProblem, type DirectRefundRefusal, orderRuleMessages, type SendRefusal } from "@shopkeeper/sdk/rules/orders";
import { invalidFields, Refusal } from "../core/refusal";

/** Throws the problem of an action on some lines of an order: lines of another order first, then the order's state, then the numbers. */
export function refuse(refusal: SendRefusal | DirectRefundRefusal | undefined, problem: ReturnType<typeof chosenProblem>) {
  const atLines = problem && invalidFields({ detailList: fill(orderRuleMessages[problem.key], problem.params) });
  if (atLines && problem.key === "linesForeign") throw atLines;
  if (refusal) throw new Refusal(refusal.key, refusal.params);
  if (atLines) throw atLines;
}
