import { type ExportOptions, useExport } from "../core";
import { type ReviewListQuery, reviewScope } from "./review-list-query";

export interface ReviewExportOptions extends Pick<ExportOptions, "save"> {
  /** The filters and the tab of the list. */
  query: ReviewListQuery;
}

/** The export of the reviews as they are filtered; undefined where the account may not. */
export const useReviewExport = ({ query, save }: ReviewExportOptions) =>
  useExport({
    operation: "exportReviews",
    request: (client, signal) => client.exportReviews({ query: reviewScope(query), signal }),
    save,
  });
