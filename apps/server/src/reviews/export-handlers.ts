import type { Call } from "../kernel/call";
import type { HandlersOf, Preparations } from "../kernel/handlers";
import { parseIds } from "../kit/id-list";
import { Refusal } from "../core/refusal";
import { nameExport } from "../exports/shared";
import { reviewMessages } from "./messages";
import { searchesPhones, reviewFilter, reviewCriteria } from "./review-criteria";

/** The results of the preparations of the review calls: none. */
export interface PreparedReviews {
  exportReviews: null;
}

/** A search by phone is logged before the export's own transaction begins. */
export const reviewExportPreparations: Preparations<PreparedReviews> = {
  async exportReviews({ query, shop, auditRead }: Omit<Call<"exportReviews", null>, "prepared">) {
    if (searchesPhones(reviewCriteria(shop, query))) await auditRead();
    return null;
  },
};

/** The call that creates a spreadsheet of reviews. */
export const reviewExportHandlers: Pick<HandlersOf<"reviews", PreparedReviews>, "exportReviews"> = {
  async exportReviews(call) {
    const { query, shop } = call;
    const ids = query.ids ? parseIds(query.ids) : undefined;
    if (ids && (await shop.reviews.existing(ids)) < ids.length) throw new Refusal("reviewMissing");
    const criteria = { ...reviewCriteria(shop, query), ids };
    const rows = await shop.reviews.size(reviewFilter(shop, criteria));
    return nameExport(call, { kind: "review", title: reviewMessages.sheet, rows, criteria });
  },
};
