import { useText } from "@shopkeeper/hooks/core";
import { reviewText, type useReviewList } from "@shopkeeper/hooks/reviews";
import { UserSearchType } from "@shopkeeper/sdk";
import { DateLimitPicker } from "../core/date-limit-picker";
import { FilterBar } from "../core/filter-bar";
import { FilterField } from "../core/filter-field";
import { Select } from "../core/select";
import { StarRating } from "../core/star-rating";
import { TextInput } from "../core/text-input";
import { useTyped } from "../core/use-typed";
import { UserSearchInput } from "../core/user-search-input";

/** The filters of the list of reviews: what is chosen searches at once, what is typed when asked to. */
export function ReviewFilters({ list }: { list: ReturnType<typeof useReviewList> }) {
  const t = useText(reviewText);
  const { query, change } = list;
  const [productSearch, setProductSearch] = useTyped(query.productSearch);
  const [content, setContent] = useTyped(query.content);
  return (
    <FilterBar onSearch={() => change({ productSearch, content })} onReset={() => list.reset()} isBusy={list.isRefreshing}>
      <FilterField label={t("filters.user")} width={300} isGroup>
        <UserSearchInput
          by={query.searchType ?? UserSearchType.all}
          text={content}
          onChange={(searchType, text) => {
            setContent(text);
            if (searchType !== (query.searchType ?? UserSearchType.all)) change({ searchType });
          }}
        />
      </FilterField>
      <FilterField label={t("filters.product")}>
        <TextInput
          value={productSearch}
          onChange={setProductSearch}
          placeholder={t("filters.productPlaceholder")}
          maxLength={128}
          isClearable
        />
      </FilterField>
      <FilterField label={t("filters.isReply")} width={150}>
        <Select
          value={query.isReply}
          onChange={(isReply) => change({ isReply })}
          placeholder={t("filters.isReplyPlaceholder")}
          options={[
            { value: true, label: t("filters.answered") },
            { value: false, label: t("filters.open") },
          ]}
        />
      </FilterField>
      <FilterField label={t("filters.star")} width="auto" isGroup>
        <StarRating value={query.star ?? 0} onChange={(star) => change({ star: star === 0 ? undefined : star })} isClearable />
      </FilterField>
      <FilterField label={t("filters.dateLimit")} width="auto" isGroup>
        <DateLimitPicker value={query.dateLimit} onChange={(dateLimit) => change({ dateLimit })} />
      </FilterField>
    </FilterBar>
  );
}
