import { ReviewColumn, type Schema } from "@shopkeeper/sdk";
import { type Export, type SaveOption, useExport } from "../files";
import { type ReviewListQuery, reviewScope } from "./review-list-query";

export interface ReviewExportOptions extends SaveOption {
  /** The filters and the tab of the list. */
  query: ReviewListQuery;
  picked: readonly number[];
  total: number | undefined;
  /** Why no row matches the filter, as a sentence. */
  unmatched?: string | undefined;
}

/** The export of the selected or the filtered reviews; undefined without the permission. */
export const useReviewExport = ({
  query,
  picked,
  total,
  unmatched,
  save,
}: ReviewExportOptions): Export<Schema<"ReviewColumn">> | undefined =>
  useExport({
    operation: "exportReviews",
    ...{ set: "ReviewColumn", columns: Object.values(ReviewColumn), picked, total, unmatched, save },
    request: (client, choice, signal) =>
      client.exportReviews({ query: choice.ids ? choice : { ...reviewScope(query), ...choice }, signal }),
  });
