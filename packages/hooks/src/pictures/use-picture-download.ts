import { type SaveOption } from "../files";
import { textOf } from "../texts";
import { useAction } from "../core";
import { useCan, useShop } from "../shop";
import { pictureText } from "./messages";
import { idsOf, type SelectedPicture } from "./picture";

/** The maximum number of files in one zip, as in the contract. */
const mostFiles = 200;

/** Saving the selected pictures on the device. */
export interface PictureDownload {
  isRunning: boolean;
  start: () => void;
}

/** Saving the selected pictures or videos as one zip; undefined without the permission, and where files cannot be saved. */
export function usePictureDownload(
  selected: readonly SelectedPicture[],
  save: SaveOption["save"] | undefined,
): PictureDownload | undefined {
  const can = useCan();
  const { notices } = useShop();
  const download = useAction(async (pictures: readonly SelectedPicture[], client) => {
    const { blob, fileName = "pictures.zip" } = await client.download("downloadResources", { query: { ids: idsOf(pictures) } });
    save?.(blob, fileName);
    return null;
  }, []);
  if (!save || !can("downloadResources")) return undefined;
  return {
    isRunning: download.isRunning,
    start() {
      if (selected.length === 0) notices.info(textOf(pictureText, "choose.first"));
      else if (selected.length > mostFiles) notices.info(textOf(pictureText, "choose.mostDownload", { max: mostFiles }));
      else void download.run(selected);
    },
  };
}
