import { useText } from "@shopkeeper/hooks/texts";
import { type ReviewList, reviewText } from "@shopkeeper/hooks/reviews";
import { PromptDialog } from "../core/prompt-dialog";
import { BulkResults } from "../list/bulk-results";
import { ReplyTemplateSelect } from "./reply-template-select";
import { reviewName } from "./review-columns";

/** 回复 of one review or of many, and the results of many. */
export function ReviewAnswerDialogs({ list: { answer, templates } }: { list: ReviewList }) {
  const t = useText(reviewText);
  if (!answer) return null;
  const { question, bulk } = answer;
  return (
    <>
      <PromptDialog
        question={question}
        title={t("answer.title")}
        about={([first, ...rest]) =>
          first && rest.length === 0
            ? t("answer.about", { nickname: first.nickname, comment: first.comment })
            : t("answer.aboutMany", { count: rest.length + 1 })
        }
        isLong
      >
        <ReplyTemplateSelect
          templates={templates.rows}
          disabled={question.isWaiting || question.isRunning}
          onChoose={answer.applyTemplate}
        />
      </PromptDialog>
      <BulkResults bulk={bulk} nameOf={reviewName} title={t("answer.many")} />
    </>
  );
}
