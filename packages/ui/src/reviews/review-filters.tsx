import { useFilters, useText } from "@shopkeeper/hooks/core";
import { reviewText, type useReviewList } from "@shopkeeper/hooks/reviews";
import { UserSearchType } from "@shopkeeper/sdk";
import { DateLimitPicker } from "../core/date-limit-picker";
import { FilterBar } from "../core/filter-bar";
import { FilterField } from "../core/filter-field";
import { Select } from "../core/select";
import { StarRating } from "../core/star-rating";
import { TextInput } from "../core/text-input";
import { UserSearchInput } from "../core/user-search-input";

/** The filters of the list of reviews: choices apply at once, texts when the search is submitted. */
export function ReviewFilters({ list }: { list: ReturnType<typeof useReviewList> }) {
  const t = useText(reviewText);
  const filters = useFilters(list);
  const by = list.query.searchType ?? UserSearchType.all;
  const content = filters.text("content");
  const star = filters.choice("star");
  return (
    <FilterBar {...filters.bar}>
      <FilterField label={t("filters.user")} width={300} isGroup>
        <UserSearchInput
          by={by}
          text={content.value}
          onChange={(searchType, text) => {
            content.onChange(text);
            if (searchType !== by) list.change({ searchType });
          }}
        />
      </FilterField>
      <FilterField label={t("filters.product")}>
        <TextInput {...filters.text("productSearch")} placeholder={t("filters.productPlaceholder")} />
      </FilterField>
      <FilterField label={t("filters.isReply")} width={150}>
        <Select
          {...filters.choice("isReply")}
          placeholder={t("filters.isReplyPlaceholder")}
          options={[
            { value: true, label: t("filters.answered") },
            { value: false, label: t("filters.open") },
          ]}
        />
      </FilterField>
      <FilterField label={t("filters.star")} width="auto" isGroup>
        <StarRating value={star.value ?? 0} onChange={(stars) => star.onChange(stars || undefined)} isClearable />
      </FilterField>
      <FilterField label={t("filters.dateLimit")} width="auto" isGroup>
        <DateLimitPicker {...filters.choice("dateLimit")} />
      </FilterField>
    </FilterBar>
  );
}
