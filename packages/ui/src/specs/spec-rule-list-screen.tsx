import { coreText, textOf, useText } from "@shopkeeper/hooks/texts";
import { type SearchParamsState, useFilters } from "@shopkeeper/hooks/list";
import { readRuleValue, type SpecRuleList, specText, type SpecTextKey, useSpecRuleList } from "@shopkeeper/hooks/specs";
import type { Schema } from "@shopkeeper/sdk";
import { TriangleAlert } from "lucide-react";
import { AddButton } from "../core/add-button";
import { editAction, removeAction } from "../core/row-action";
import { actionsColumn } from "../list/actions-column";
import { FilterBar } from "../list/filter-bar";
import { idColumn } from "../list/id-column";
import { ListPage } from "../list/list-page";
import { RemovalDialogs, removePicked } from "../list/removal-dialogs";
import type { Column } from "../list/table-column";
import { TextFilter } from "../list/text-filter";
import { styled } from "../theme/styled";
import { SpecRuleDialog } from "./spec-rule-dialog";

export interface SpecRuleListScreenProps {
  search: SearchParamsState;
}

/** The list where a merchant keeps spec templates for products. */
export function SpecRuleListScreen({ search }: SpecRuleListScreenProps) {
  const list = useSpecRuleList(search);
  const filters = useFilters(list);
  const t = useText(specText);
  const { task, add, close } = list.dialog;
  return (
    <ListPage
      list={list}
      text={t}
      columns={specRuleColumns}
      rowName={nameOf}
      add={<AddButton onClick={add}>{t("list.add")}</AddButton>}
      filters={
        <FilterBar {...filters.bar}>
          <TextFilter label={t("fields.ruleName")} placeholder={t("filters.ruleNamePlaceholder")} {...filters.text("keywords")} />
        </FilterBar>
      }
      bulk={[removePicked(list.removal)]}
    >
      <RemovalDialogs of={list.removal} rowName={nameOf} question={(name) => t("remove.question", { name })} hint={t("remove.hint")} />
      {task && <SpecRuleDialog rule={task.mode === "add" ? undefined : task.row} onDone={close} onCancel={close} />}
    </ListPage>
  );
}

const nameOf = ({ ruleName }: { ruleName: string }) => ruleName;
const text = (key: SpecTextKey) => textOf(specText, key);

const specRuleColumns: readonly Column<Schema<"SpecRule">, SpecRuleList>[] = [
  idColumn(76),
  { key: "ruleName", title: () => text("fields.ruleName"), width: 180, isClipped: true, isHeading: true, cell: nameOf },
  { key: "names", title: () => text("fields.names"), width: 200, isClipped: true, cell: ({ ruleValue }) => specNames(ruleValue) },
  {
    key: "values",
    isMinor: true,
    title: () => text("fields.values"),
    width: 380,
    cell: ({ ruleValue }) => <SpecLines ruleValue={ruleValue} />,
  },
  actionsColumn({
    width: 120,
    rowName: ({ ruleName }) => ruleName,
    actionsOf: (rule, list) => [editAction(rule, list), removeAction(rule, list)],
  }),
];

function specNames(ruleValue: string) {
  const names = readRuleValue(ruleValue).specs.map(({ value }) => value);
  return names.join(text("list.comma")) || textOf(coreText, "states.none");
}

/** The values of a stored rule, a line for each spec, with a warning if they cannot be parsed. */
function SpecLines({ ruleValue }: { ruleValue: string }) {
  const { specs, isBroken } = readRuleValue(ruleValue);
  return (
    <Lines>
      {specs.map(({ value, detail }) => (
        <span key={value} title={detail.join(text("list.comma"))}>
          {detail.join(text("list.comma"))}
        </span>
      ))}
      {isBroken && (
        <em>
          <TriangleAlert size={13} aria-hidden />
          {text(specs.length > 0 ? "list.brokenPartly" : "list.broken")}
        </em>
      )}
    </Lines>
  );
}

const Lines = styled("span", {
  base: {
    display: "grid",
    gap: "0.5",
    minWidth: 0,
    "& > span": { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
    "& > em": { display: "inline-flex", alignItems: "center", gap: "1", fontStyle: "normal", color: "fg.warning" },
  },
});
