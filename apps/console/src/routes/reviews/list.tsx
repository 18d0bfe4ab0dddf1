import { reviews } from "@shopkeeper/hooks/reviews";
import { ReviewListScreen } from "@shopkeeper/ui/reviews";
import { usePage } from "../../shell/page";

export const preload = reviews.preload;

/** /product/comment */
export function Component() {
  return <ReviewListScreen search={usePage().search} />;
}
