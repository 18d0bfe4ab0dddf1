import { type UserSearchBy } from "@shopkeeper/hooks/list";
import { UserSearchType } from "@shopkeeper/sdk";
import { FilterField } from "./filter-field";
import { UserSearchInput } from "./user-search-input";

export interface UserSearchFilterProps {
  label: string;
  /** The filters of the searched list. */
  filters: {
    query: { searchType?: UserSearchBy | undefined };
    change: (partial: { searchType: UserSearchBy }) => void;
  };
  /** Of its filters: `filters.text("content")`. */
  content: { value: string; onChange: (text: string) => void };
}

/** The filter of a list by buyer; the type applies at once, the text when the search is submitted. */
export function UserSearchFilter({ label, filters, content }: UserSearchFilterProps) {
  const by = filters.query.searchType ?? UserSearchType.all;
  return (
    <FilterField label={label} width={300} isGroup>
      <UserSearchInput
        by={by}
        text={content.value}
        onChange={(searchType, text) => {
          content.onChange(text);
          if (searchType !== by) filters.change({ searchType });
        }}
      />
    </FilterField>
  );
}
