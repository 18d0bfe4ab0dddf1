export { preloadReviews as ask } from "@shopkeeper/hooks/reviews";
import { ReviewListScreen } from "@shopkeeper/ui/reviews";
import { usePage } from "../../shell/page";

/** /product/comment */
export function Component() {
  return <ReviewListScreen search={usePage().search} />;
}
