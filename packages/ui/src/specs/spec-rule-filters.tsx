import { useText } from "@shopkeeper/hooks/core";
import { specText, type useSpecRuleList } from "@shopkeeper/hooks/specs";
import { FilterBar } from "../core/filter-bar";
import { FilterField } from "../core/filter-field";
import { TextInput } from "../core/text-input";
import { useTyped } from "../core/use-typed";

/** The filter of the list of spec rules. */
export function SpecRuleFilters({ list }: { list: ReturnType<typeof useSpecRuleList> }) {
  const t = useText(specText);
  const [keywords, setKeywords] = useTyped(list.query.keywords);
  return (
    <FilterBar onSearch={() => list.change({ keywords })} onReset={() => list.reset()} isBusy={list.isRefreshing}>
      <FilterField label={t("filters.ruleName")}>
        <TextInput value={keywords} onChange={setKeywords} placeholder={t("filters.ruleNamePlaceholder")} maxLength={64} isClearable />
      </FilterField>
    </FilterBar>
  );
}
