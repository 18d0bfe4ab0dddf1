import { type SearchParamsState, useText } from "@shopkeeper/hooks/core";
import { reviewText, useReviewList } from "@shopkeeper/hooks/reviews";
import { AddButton } from "../core/add-button";
import { lazyDialog } from "../core/lazy-dialog";
import { ListPage } from "../core/list-page";
import { PromptDialog } from "../core/prompt-dialog";
import { RemovalDialogs, removePicked } from "../core/removal-dialogs";
import { reviewColumns, reviewName } from "./review-columns";
import { ReviewFilters } from "./review-filters";

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
