export { preloadPictures as preload } from "@shopkeeper/hooks/pictures";
import { PictureLibraryScreen } from "@shopkeeper/ui/pictures";
import { usePage } from "../../shell/page";

/** /maintain/picture */
export function Component() {
  return <PictureLibraryScreen search={usePage().search} pagePath="/maintain/picture" />;
}
