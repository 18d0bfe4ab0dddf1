import { type SearchParamsState, useFilters, useText } from "@shopkeeper/hooks/core";
import { reviewText, useReviewList } from "@shopkeeper/hooks/reviews";
import { AddButton } from "../core/add-button";
import { DateLimitPicker } from "../core/date-limit-picker";
import { FilterBar } from "../core/filter-bar";
import { FilterField } from "../core/filter-field";
import { lazyDialog } from "../core/lazy-dialog";
import { ListPage } from "../core/list-page";
import { PromptDialog } from "../core/prompt-dialog";
import { RemovalDialogs, removePicked } from "../core/removal-dialogs";
import { SelectFilter } from "../core/select-filter";
import { StarRating } from "../core/star-rating";
import { TextFilter } from "../core/text-filter";
import { UserSearchFilter } from "../core/user-search-filter";
import { reviewColumns, reviewName } from "./review-columns";

const OwnReviewDialog = lazyDialog(
  () => import("./own-review-dialog").then((file) => file.OwnReviewDialog),
  ({ onCancel }) => onCancel(),
);

export interface ReviewListScreenProps {
  search: SearchParamsState;
}

/** Where a merchant reads the reviews of the products, and answers them. */
export function ReviewListScreen({ search }: ReviewListScreenProps) {
  const list = useReviewList(search);
  const t = useText(reviewText);
  const { task, add, close } = list.dialog;
  return (
    <ListPage
      list={list}
      text={t}
      columns={reviewColumns}
      rowName={reviewName}
      add={
        <AddButton onClick={add} onPointerEnter={OwnReviewDialog.preload}>
          {t("list.add")}
        </AddButton>
      }
      filters={<ReviewFilters list={list} />}
      bulk={[removePicked(list.remove)]}
    >
      <PromptDialog
        question={list.answer}
        title={t("answer.title")}
        about={({ nickname, comment }) => t("answer.about", { nickname, comment })}
        isLong
      />
      <RemovalDialogs of={list.remove} rowName={reviewName} hint={t("remove.hint")} />
      {task && <OwnReviewDialog onDone={list.onAdded} onCancel={close} />}
    </ListPage>
  );
}

/** Choices apply at once, texts when the search is submitted. */
function ReviewFilters({ list }: { list: ReturnType<typeof useReviewList> }) {
  const t = useText(reviewText);
  const filters = useFilters(list);
  const star = filters.choice("star");
  const answered = [true, false].map((value) => ({ value, label: t(value ? "filters.answered" : "filters.open") }));
  return (
    <FilterBar {...filters.bar}>
      <UserSearchFilter label={t("filters.user")} list={list} content={filters.text("content")} />
      <TextFilter label={t("filters.product")} placeholder={t("filters.productPlaceholder")} {...filters.text("productSearch")} />
      <SelectFilter
        label={t("filters.isReply")}
        placeholder={t("filters.isReplyPlaceholder")}
        options={answered}
        {...filters.choice("isReply")}
      />
      <FilterField label={t("fields.star")} width="auto" isGroup>
        <StarRating value={star.value ?? 0} onChange={(stars) => star.onChange(stars || undefined)} isClearable />
      </FilterField>
      <FilterField label={t("filters.dateLimit")} width="auto" isGroup>
        <DateLimitPicker {...filters.choice("dateLimit")} />
      </FilterField>
    </FilterBar>
  );
}
