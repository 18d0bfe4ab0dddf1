import { coreText, type SearchParamsState, useLanguage, useText } from "@shopkeeper/hooks/core";
import { reviewText, useReviewList } from "@shopkeeper/hooks/reviews";
import { Plus } from "lucide-react";
import { useMemo } from "react";
import { BulkResults } from "../core/bulk-results";
import { Button } from "../core/button";
import { ConfirmDialog } from "../core/confirm-dialog";
import { DataTable } from "../core/data-table";
import { lazyDialog } from "../core/lazy-dialog";
import { ListEmpty } from "../core/list-empty";
import { ListScreen } from "../core/list-screen";
import { Pager } from "../core/pager";
import { PromptDialog } from "../core/prompt-dialog";
import { useLatest } from "../core/use-latest";
import { reviewColumns, reviewName } from "./review-columns";
import { ReviewFilters } from "./review-filters";
import { ReviewToolbar } from "./review-toolbar";

const OwnReviewDialog = lazyDialog(
  () => import("./own-review-dialog").then((file) => file.OwnReviewDialog),
  ({ onCancel }) => onCancel(),
);

export interface ReviewListScreenProps {
  search: SearchParamsState;
}

/** Where a merchant reads what buyers say of the products, and answers. */
export function ReviewListScreen({ search }: ReviewListScreenProps) {
  const list = useReviewList(search);
  const t = useText(reviewText);
  const core = useText(coreText);
  const language = useLanguage();
  const latest = useLatest(list);
  // eslint-disable-next-line react-hooks/exhaustive-deps -- the words of the columns follow the language
  const columns = useMemo(() => reviewColumns(latest), [latest, language]);
  const add = list.add && (
    <Button variant="primary" icon={<Plus size={15} aria-hidden />} onPointerEnter={OwnReviewDialog.fetch} onClick={list.add}>
      {t("list.add")}
    </Button>
  );
  return (
    <ListScreen
      title={t("list.title")}
      actions={add}
      filters={list.isRefused ? undefined : <ReviewFilters list={list} />}
      toolbar={list.selection && <ReviewToolbar list={list} />}
      pager={list.total > 0 && <Pager {...list.query} total={list.total} onChange={list.change} />}
    >
      <DataTable
        label={t("list.title")}
        columns={columns}
        rows={list.reviews}
        rowKey={(review) => review.id}
        list={list}
        maxHeight={list.selection && "max(24rem, calc(100dvh - 24rem))"}
        selection={list.selection && { ...list.selection, nameOf: reviewName }}
        empty={<ListEmpty list={list} title={t("list.empty")} hint={t("list.emptyHint")} filtered={t("list.emptyFiltered")} action={add} />}
      />
      <PromptDialog
        question={list.answer}
        title={t("answer.title")}
        about={({ nickname, comment }) => t("answer.about", { nickname, comment })}
        isLong
      />
      <ConfirmDialog
        question={list.remove}
        text={() => core("confirm.remove")}
        nameOf={reviewName}
        hint={() => t("remove.hint")}
        isDanger
      />
      <ConfirmDialog
        question={list.removeMany?.question}
        text={(reviews) => t("remove.manyQuestion", { count: reviews.length })}
        hint={() => t("remove.hint")}
        isDanger
      />
      {list.removeMany && <BulkResults bulk={list.removeMany.bulk} nameOf={reviewName} title={t("remove.manyTitle")} />}
      {list.isAdding && <OwnReviewDialog onDone={list.endAdding} onCancel={list.closeAdding} />}
    </ListScreen>
  );
}
