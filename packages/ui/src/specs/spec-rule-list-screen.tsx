import { type SearchParamsState, useLanguage, useText } from "@shopkeeper/hooks/core";
import { specText, useSpecRuleList } from "@shopkeeper/hooks/specs";
import { Plus } from "lucide-react";
import { useMemo } from "react";
import { BulkResults } from "../core/bulk-results";
import { Button } from "../core/button";
import { ConfirmDialog } from "../core/confirm-dialog";
import { DataTable } from "../core/data-table";
import { ListEmpty } from "../core/list-empty";
import { ListScreen } from "../core/list-screen";
import { Pager } from "../core/pager";
import { useLatest } from "../core/use-latest";
import { specRuleColumns } from "./spec-rule-columns";
import { SpecRuleDialog } from "./spec-rule-dialog";
import { SpecRuleFilters } from "./spec-rule-filters";
import { SpecRuleToolbar } from "./spec-rule-toolbar";

export interface SpecRuleListScreenProps {
  search: SearchParamsState;
}

/** Where a merchant keeps the specs that products begin with. */
export function SpecRuleListScreen({ search }: SpecRuleListScreenProps) {
  const list = useSpecRuleList(search);
  const t = useText(specText);
  const language = useLanguage();
  const latest = useLatest(list);
  // eslint-disable-next-line react-hooks/exhaustive-deps -- the words of the columns follow the language
  const columns = useMemo(() => specRuleColumns(latest), [latest, language]);
  const add = list.add && (
    <Button variant="primary" icon={<Plus size={15} aria-hidden />} onClick={list.add}>
      {t("list.add")}
    </Button>
  );
  return (
    <ListScreen
      title={t("list.title")}
      actions={add}
      filters={list.isRefused ? undefined : <SpecRuleFilters list={list} />}
      toolbar={list.selection && <SpecRuleToolbar list={list} />}
      pager={list.total > 0 && <Pager {...list.query} total={list.total} onChange={list.change} />}
    >
      <DataTable
        label={t("list.title")}
        columns={columns}
        rows={list.rules}
        rowKey={(rule) => rule.id}
        list={list}
        maxHeight={list.selection && "max(24rem, calc(100dvh - 21rem))"}
        selection={list.selection && { ...list.selection, nameOf: (rule) => rule.ruleName }}
        empty={<ListEmpty list={list} title={t("list.empty")} hint={t("list.emptyHint")} filtered={t("list.emptyFiltered")} action={add} />}
      />
      <ConfirmDialog
        question={list.remove}
        text={(rule) => t("remove.question", { name: rule.ruleName })}
        hint={() => t("remove.hint")}
        isDanger
      />
      <ConfirmDialog
        question={list.removeMany?.question}
        text={(rules) => t("remove.manyQuestion", { count: rules.length })}
        hint={(rules) => t("remove.manyHint", { names: rules.map((rule) => rule.ruleName).join("、") })}
        isDanger
      />
      {list.removeMany && <BulkResults bulk={list.removeMany.bulk} nameOf={(rule) => rule.ruleName} title={t("remove.manyTitle")} />}
      {list.form && <SpecRuleDialog rule={list.form.rule} onDone={list.closeForm} onCancel={list.closeForm} />}
    </ListScreen>
  );
}
