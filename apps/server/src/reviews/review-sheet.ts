import { labels, type Schema } from "@shopkeeper/sdk/contract";
import type { Language } from "@shopkeeper/sdk/rules/core";
import { Refusal } from "../core/refusal";
import { type SheetForm, sheetColumns } from "../files/sheet-columns";
import type { Shop } from "../tenancy/shop";
import type { Sheet, SheetCell } from "../ports/spreadsheets";
import { reviewMessages as messages } from "./messages";
import { reviewFilter, type ReviewCriteria } from "./review-criteria";

const BATCH = 500;

const columns: readonly SheetForm<Schema<"ReviewColumn">>[] = [
  ["id", 10, 0],
  ["product", 36],
  ["sku", 20],
  ["nickname", 20],
  ["star", 8, 0],
  ["comment", 60],
  ["pictures", 10, 0],
  ["createTime", 20],
  ["answer", 60],
  ["answerTime", 20],
];

/** The reviews of an export, newest first, one row each; each batch starts after the last row of the one before. */
export async function reviewSheet(shop: Shop, criteria: unknown, language: Language): Promise<Sheet> {
  if (!isReviewCriteria(criteria)) throw new Refusal("exportMissing");
  return {
    title: messages.sheet[language],
    columns: sheetColumns(columns, labels.ReviewColumn, language),
    rows: rowsOf(criteria),
  };

  async function* rowsOf(criteria: ReviewCriteria): AsyncGenerator<readonly SheetCell[]> {
    const filter = reviewFilter(shop, criteria);
    let before: number | undefined;
    for (let isOver = false; !isOver;) {
      const batch = await shop.reviews.before(before, filter, BATCH);
      const products = await shop.products.summaries([...new Set(batch.map(({ productId }) => productId))]);
      for (const review of batch) {
        const { id, sku, nickname, star, comment, createTime } = review;
        const cells: Record<Schema<"ReviewColumn">, SheetCell> = {
          ...{ id, sku, nickname, star, comment, createTime },
          product: products.get(review.productId)?.name ?? "",
          pictures: review.pics.length,
          answer: review.merchantReplyContent ?? "",
          answerTime: review.merchantReplyTime ?? "",
        };
        yield columns.map(([column]) => cells[column]);
      }
      before = batch.at(-1)?.id;
      isOver = batch.length < BATCH;
    }
  }
}

/** Whether a stored export has this release's form. */
const isReviewCriteria = (stored: unknown): stored is ReviewCriteria =>
  typeof stored === "object" && stored !== null && "searchType" in stored;
