import { type SearchParamsState, useFilters, useText } from "@shopkeeper/hooks/core";
import { specText, useSpecRuleList } from "@shopkeeper/hooks/specs";
import { AddButton } from "../core/add-button";
import { FilterBar } from "../core/filter-bar";
import { FilterField } from "../core/filter-field";
import { ListPage } from "../core/list-page";
import { RemovalDialogs, removePicked } from "../core/removal-dialogs";
import { TextInput } from "../core/text-input";
import { specRuleColumns } from "./spec-rule-columns";
import { SpecRuleDialog } from "./spec-rule-dialog";

export interface SpecRuleListScreenProps {
  search: SearchParamsState;
}

/** Where a merchant keeps the specs that products start with. */
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
          <FilterField label={t("filters.ruleName")}>
            <TextInput {...filters.text("keywords")} placeholder={t("filters.ruleNamePlaceholder")} />
          </FilterField>
        </FilterBar>
      }
      bulk={[removePicked(list.remove)]}
    >
      <RemovalDialogs of={list.remove} rowName={nameOf} question={(name) => t("remove.question", { name })} hint={t("remove.hint")} />
      {task && <SpecRuleDialog rule={task.mode === "add" ? undefined : task.row} onDone={close} onCancel={close} />}
    </ListPage>
  );
}

const nameOf = ({ ruleName }: { ruleName: string }) => ruleName;
