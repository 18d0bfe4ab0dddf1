import { ApiError, fields, type MerchantClient, type Schema } from "@shopkeeper/sdk";
import { useState } from "react";
import { type Bulk, useBulk } from "../list";
import { type Prompted, type TextQuestion, usePrompt } from "../form";
import { type RowSelection } from "../selection";
import { textOf } from "../texts";
import { useAction } from "../core";
import { useCan, useShop } from "../shop";
import { withTemplate } from "./with-template";
import { reviewText } from "./messages";

type Review = Schema<"Review">;

type AnsweredReview = Review & { readonly text: string };

/** Answering one review, or the selected ones with the same text. */
export interface ReviewAnswer {
  question: TextQuestion<readonly Review[]>;
  bulk: Bulk<AnsweredReview>;
  open: (review: Review) => void;
  /** Opens the dialog for the selected reviews without an answer. */
  openPicked(): void;
  /** Inserts a template into the answer. */
  applyTemplate: (content: string) => void;
}

/**
 * Answering one review, or the selected ones with the same text; undefined without the permission.
 *
 * One review: a failure keeps the dialog and its text. Several: one result per row, refused ones stay selected,
 * and the text is kept for the next attempt.
 */
export function useReviewAnswer(
  picked: Pick<RowSelection<number, Review>, "rows" | "drop">,
  templates: readonly Schema<"ReplyTemplate">[],
): ReviewAnswer | undefined {
  const can = useCan();
  const { notices } = useShop();
  const [kept, setKept] = useState("");

  const one = useAction(answerFirst, ["reviews"], { done: () => textOf(reviewText, "answer.done"), isQuiet: true });
  const bulk = useBulk<AnsweredReview>(answer, ["reviews"], (results) => {
    const done = results.filter(({ isDone }) => isDone);
    picked.drop(...done.map(({ row }) => row.id));
    setKept(done.length < results.length ? (results[0]?.row.text ?? "") : "");
  });
  const question = usePrompt<readonly Review[], null>(
    {
      ...one,
      async run(prompted, how) {
        const { subject, text } = prompted;
        if (subject.length === 1) return one.run(prompted, how);
        void bulk.run(subject.map((review) => ({ ...review, text }))); // the results have their own dialog
        return { status: "done", result: null };
      },
    },
    { maxLength: fields.ReviewReplyInput.merchantReplyContent.maxLength },
  );

  if (!can("answerReview")) return undefined;
  return {
    question,
    bulk,
    open: (review: Review) => question.open([review]),
    openPicked() {
      const open = picked.rows.filter(({ merchantReplyContent }) => merchantReplyContent === null);
      if (open.length > 0) question.open(open, kept);
      else if (picked.rows.length > 0) notices.info(textOf(reviewText, "answer.noneOpen"));
    },
    applyTemplate: (content: string) =>
      question.type(
        withTemplate(
          question.text,
          content,
          templates.map((template) => template.content),
        ),
      ),
  };
}

const answer = ({ id, text }: Pick<AnsweredReview, "id" | "text">, client: MerchantClient) =>
  client.answerReview({ body: { id, merchantReplyContent: text } });

async function answerFirst({ subject: [review], text }: Prompted<readonly Review[]>, client: MerchantClient) {
  if (!review) return null;
  try {
    return await answer({ id: review.id, text }, client);
  } catch (error) {
    // the dialog has one input: the error of that field replaces the general one
    const problem = error instanceof ApiError ? error.fields.merchantReplyContent : undefined;
    throw problem === undefined ? error : new Error(problem, { cause: error });
  }
}
