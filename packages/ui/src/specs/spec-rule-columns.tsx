import { coreText, textOf } from "@shopkeeper/hooks/core";
import { readRuleValue, specText, type SpecTextKey, type useSpecRuleList } from "@shopkeeper/hooks/specs";
import type { Schema } from "@shopkeeper/sdk";
import { actionsColumn } from "../core/actions-column";
import type { Column } from "../core/table-column";
import { SpecLines } from "./spec-lines";

const t = (key: SpecTextKey) => textOf(specText, key);

/** The columns of the list of spec rules. */
export const specRuleColumns: readonly Column<Schema<"SpecRule">, ReturnType<typeof useSpecRuleList>>[] = [
  { key: "id", title: () => t("fields.id"), width: 76, cell: ({ id }) => id },
  { key: "ruleName", title: () => t("fields.ruleName"), width: 180, isClipped: true, isHeading: true, cell: ({ ruleName }) => ruleName },
  { key: "names", title: () => t("fields.names"), width: 200, cell: ({ ruleValue }) => specNames(ruleValue) },
  { key: "values", title: () => t("fields.values"), width: 380, cell: ({ ruleValue }) => <SpecLines ruleValue={ruleValue} /> },
  actionsColumn({
    width: 120,
    rowName: ({ ruleName }) => ruleName,
    actionsOf: (rule, list) => [
      list.dialog.edit && { key: "edit", label: t("list.edit"), onChoose: () => list.dialog.edit?.(rule) },
      list.remove && { key: "remove", label: t("list.remove"), isDanger: true, onChoose: () => list.remove?.open(rule) },
    ],
  }),
];

function specNames(ruleValue: string) {
  const names = readRuleValue(ruleValue).specs.map(({ value }) => value);
  return names.join(t("list.comma")) || textOf(coreText, "states.none");
}
