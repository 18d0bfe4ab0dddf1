import { PictureEmbedScreen, postToHost } from "@shopkeeper/ui/pictures";
import { usePage } from "../../shell/page";

/** /setting/uploadPicture; with `field=dialog` the chosen pictures are sent to the window that hosts it. */
export function Component() {
  const [params] = usePage().search;
  return <PictureEmbedScreen pagePath="/setting/uploadPicture" onUse={params.get("field") === "dialog" ? postToHost : undefined} />;
}
