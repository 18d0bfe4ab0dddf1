import { wireTime } from "@shopkeeper/sdk/rules/time";
import type { Call } from "../core/call";
import type { HandlersOf, Preparations } from "../core/handlers";
import { Refusal } from "../core/refusal";
import { reviewMessages } from "./messages";
import { asksForPhone, reviewFilter, reviewQuestion } from "./review-question";

/** What the preparations of the review calls bring: nothing. */
export interface PreparedReviews {
  exportReviews: null;
}

/** A search by phone is kept in the log before the export's own transaction begins. */
export const reviewExportPreparations: Preparations<PreparedReviews> = {
  async exportReviews({ query, shop, auditRead }: Omit<Call<"exportReviews", null>, "prepared">) {
    if (asksForPhone(reviewQuestion(shop, query))) await auditRead();
    return null;
  },
};

/** The call that names a spreadsheet of reviews. */
export const reviewExportHandlers: Pick<HandlersOf<"reviews", PreparedReviews>, "exportReviews"> = {
  async exportReviews({ query, shop, session, platform }) {
    const question = reviewQuestion(shop, query);
    const rows = await shop.reviews.size(reviewFilter(shop, question));
    if (rows === 0) throw new Refusal("exportEmpty");
    const { accountId, language } = session;
    const time = wireTime(platform.clock.now());
    const name = `${reviewMessages.sheet[language]} ${time.slice(0, 16).replaceAll(":", "")}.xlsx`;
    const named = await shop.exports.add({ kind: "review", name, question, accountId, filter: query, rows, language }, platform.random);
    return { products: rows, rows, name, fileName: named.fileName, expireTime: wireTime(named.expireTime) };
  },
};
