import { coreText, textOf } from "@shopkeeper/hooks/core";
import { readRuleValue, specText, type SpecTextKey, type useSpecRuleList } from "@shopkeeper/hooks/specs";
import type { Schema } from "@shopkeeper/sdk";
import { RowActions } from "../core/row-actions";
import type { Column } from "../core/table-column";
import { SpecLines } from "./spec-lines";

type SpecRule = Schema<"SpecRule">;

/** The columns of the list of spec rules. `list` gives the newest, so that columns stay the same while rows change. */
export function specRuleColumns(list: () => ReturnType<typeof useSpecRuleList>): readonly Column<SpecRule>[] {
  const t = (key: SpecTextKey) => textOf(specText, key);
  return [
    { key: "id", title: t("fields.id"), width: 76, cell: (rule) => rule.id },
    { key: "ruleName", title: t("fields.ruleName"), width: 180, isClipped: true, isHeading: true, cell: (rule) => rule.ruleName },
    {
      key: "names",
      title: t("fields.names"),
      width: 200,
      cell: (rule) =>
        readRuleValue(rule.ruleValue)
          .specs.map(({ value }) => value)
          .join(t("list.comma")) || textOf(coreText, "states.none"),
    },
    { key: "values", title: t("fields.values"), width: 380, cell: (rule) => <SpecLines ruleValue={rule.ruleValue} /> },
    {
      key: "actions",
      title: textOf(coreText, "columns.actions"),
      width: 120,
      isFixed: true,
      cell: (rule) => <RowActions of={rule.ruleName} actions={specRuleActions(rule, list)} />,
    },
  ];
}

function specRuleActions(rule: SpecRule, list: () => ReturnType<typeof useSpecRuleList>) {
  const { edit, remove } = list();
  return [
    edit && { key: "edit", label: textOf(specText, "list.edit"), onChoose: () => list().edit?.(rule) },
    remove && { key: "remove", label: textOf(specText, "list.remove"), isDanger: true, onChoose: () => list().remove?.ask(rule) },
  ];
}
