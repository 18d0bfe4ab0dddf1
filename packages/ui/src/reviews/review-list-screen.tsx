import { groupedNumber, useText } from "@shopkeeper/hooks/texts";
import { type SearchParamsState, useFilters } from "@shopkeeper/hooks/list";
import { type ReviewList, reviewText, useReviewExport, useReviewList } from "@shopkeeper/hooks/reviews";
import { MessageSquareQuote } from "lucide-react";
import { AddButton } from "../core/add-button";
import { Button } from "../core/button";
import { lazyDialog } from "../core/lazy-dialog";
import { StarRating } from "../core/star-rating";
import { DateLimitPicker } from "../dates/date-limit-picker";
import { saveFile } from "../files/save-file";
import { ExportButton } from "../list/export-button";
import { FilterBar } from "../list/filter-bar";
import { FilterField } from "../list/filter-field";
import { ListPage } from "../list/list-page";
import { RemovalDialogs, removePicked } from "../list/removal-dialogs";
import { TextFilter } from "../list/text-filter";
import { UserSearchFilter } from "../list/user-search-filter";
import { ReviewAnswerDialogs } from "./review-answer-dialogs";
import { reviewColumns, reviewName } from "./review-columns";

const OwnReviewDialog = lazyDialog(
  () => import("./own-review-dialog").then((file) => file.OwnReviewDialog),
  ({ onCancel }) => onCancel(),
);

const ReplyTemplatesDialog = lazyDialog(
  () => import("./reply-templates-dialog").then((file) => file.ReplyTemplatesDialog),
  ({ templates }) => templates.close(),
);

export interface ReviewListScreenProps {
  search: SearchParamsState;
}

/** The list where a merchant reads the reviews of the products, and answers them. */
export function ReviewListScreen({ search }: ReviewListScreenProps) {
  const list = useReviewList(search);
  const t = useText(reviewText);
  const { answer, templates } = list;
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
      actions={!list.reading.isRefused && <ReviewActions list={list} />}
      filters={<ReviewFilters list={list} />}
      division={{
        label: t("tabs.label"),
        of: list.tabs,
        labelOf: (tab) => t(`tabs.${tab}`),
        empty: (tab) => t("list.emptyTab", { tab }),
      }}
      bulk={[
        answer && { key: "answer", label: t("answer.many"), isBusy: answer.bulk.isRunning, onChoose: answer.openPicked },
        removePicked(list.removal),
      ]}
    >
      <ReviewAnswerDialogs list={list} />
      {templates.isOpen && <ReplyTemplatesDialog templates={templates} />}
      <RemovalDialogs of={list.removal} rowName={reviewName} hint={t("remove.hint")} />
      {task && <OwnReviewDialog onDone={list.onAdded} onCancel={close} />}
    </ListPage>
  );
}

/** The export of the list, and the shop's reply templates. */
function ReviewActions({ list }: { list: ReviewList }) {
  const t = useText(reviewText);
  const {
    filters: { query, unmatched },
    page: { total },
  } = list;
  const exporting = useReviewExport({ query, picked: list.selection.ids, total, unmatched, save: saveFile });
  const { manage } = list.templates;
  return (
    <>
      <ExportButton of={exporting} label={t("export.label")} counted={({ rows }) => t("export.counted", { count: groupedNumber(rows) })} />
      {manage && (
        <Button icon={<MessageSquareQuote size={15} aria-hidden />} onPointerEnter={ReplyTemplatesDialog.preload} onClick={manage}>
          {t("templates.title")}
        </Button>
      )}
    </>
  );
}

/** Choices apply at once, texts when the search is submitted. */
function ReviewFilters({ list }: { list: ReviewList }) {
  const t = useText(reviewText);
  const filters = useFilters(list);
  const star = filters.choice("star");
  return (
    <FilterBar {...filters.bar}>
      <UserSearchFilter label={t("filters.user")} filters={list.filters} content={filters.text("content")} />
      <TextFilter label={t("filters.product")} placeholder={t("filters.productPlaceholder")} {...filters.text("productSearch")} />
      <FilterField label={t("fields.star")} width="auto" isGroup>
        <StarRating value={star.value ?? 0} onChange={(stars) => star.onChange(stars || undefined)} isClearable />
      </FilterField>
      <FilterField label={t("filters.dateLimit")} width="auto" isGroup>
        <DateLimitPicker {...filters.choice("dateLimit")} />
      </FilterField>
    </FilterBar>
  );
}
