import { preloadReviewList } from "@shopkeeper/hooks/reviews";
import { ReviewListScreen } from "@shopkeeper/ui/reviews";
import { usePage } from "../../shell/page";

export const preload = preloadReviewList;

/** /product/comment */
export function Component() {
  return <ReviewListScreen search={usePage().search} />;
}
