import { useAction } from "../core/use-action";
import type { Bulk } from "./use-bulk";
import { type Question, useConfirm } from "../form/use-confirm";

/** The confirmation dialog of a bulk action. */
export interface BulkQuestion<Subject> {
  question: Question<Subject>;
  dryRun: () => void;
}

/** The confirmation dialog of a bulk action, with a dry run. It closes at once, since the results have their own dialog. */
export function useBulkQuestion<Subject, Row>(
  { run, dryRun }: Pick<Bulk<Row>, "run" | "dryRun">,
  rowsOf: (subject: Subject) => readonly Row[],
): BulkQuestion<Subject> {
  const confirmed = useAction(async (subject: Subject) => {
    void run(rowsOf(subject));
    return null;
  }, []);
  const question = useConfirm(confirmed);
  return {
    question,
    dryRun() {
      if (question.subject === undefined) return;
      question.dismiss();
      void dryRun(rowsOf(question.subject));
    },
  };
}
