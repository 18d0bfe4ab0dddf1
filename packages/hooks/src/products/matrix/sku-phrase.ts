import { textOf } from "../../core";
import { specText } from "../../specs/shared";
import { skuText } from "./sku-messages";
import type { MatrixProblems } from "./sku-problems";

/** What is wrong with a matrix, as one sentence for beside its field: with its specs, else with its first wrong cell. */
export function matrixSentence({ specs, first }: MatrixProblems): string | undefined {
  if (specs) return "sku" in specs ? textOf(skuText, specs.sku.key, specs.sku.params) : textOf(specText, specs.spec.key, specs.spec.params);
  return first && textOf(skuText, first.phrase.key, first.phrase.params);
}
