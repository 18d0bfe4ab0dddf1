import { videoProducts } from "@shopkeeper/hooks/video-channel";
import { VideoProductListScreen } from "@shopkeeper/ui/video-channel";
import { usePage } from "../../shell/page";

export const preload = videoProducts.preload;

/** /videoChannel/productList */
export function Component() {
  return <VideoProductListScreen search={usePage().search} />;
}
