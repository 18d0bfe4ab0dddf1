import { coreText, textOf } from "../texts";
import { useAction } from "../core";
import { useCan, useShop } from "../shop";
import { pictureText } from "./messages";
import { type SelectedPicture, idsOf } from "./picture";

/** Moving the selected pictures to a category. */
export interface PictureMoving {
  isRunning: boolean;
  to(pid: number): Promise<void>;
}

/** Moving selected pictures to a category; undefined without permission. A failure only clears the selection (specification, section 8). */
export function usePictureMoving(selected: readonly SelectedPicture[], onMoved: () => void, clear: () => void): PictureMoving | undefined {
  const can = useCan();
  const { notices } = useShop();
  const move = useAction(
    ({ pictures, pid }: { pictures: readonly SelectedPicture[]; pid: number }, client) =>
      client.moveAttachments({ body: { attrId: idsOf(pictures), pid } }),
    ["pictures"],
    {
      done() {
        onMoved();
        return textOf(coreText, "done.done");
      },
    },
  );
  if (!can("moveAttachments")) return undefined;
  return {
    isRunning: move.isRunning,
    async to(pid: number) {
      if (selected.length === 0) return notices.info(textOf(pictureText, "choose.first"));
      const { status } = await move.run({ pictures: selected, pid });
      if (status === "refused" || status === "failed") clear();
    },
  };
}
