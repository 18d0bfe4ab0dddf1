import { type PickedPicture, useText } from "@shopkeeper/hooks/texts";
import { pictureText, usePictureLibrary } from "@shopkeeper/hooks/pictures";
import { PictureLibrary } from "./picture-library";
import { notify } from "../core/toast";
import { styled } from "../theme/styled";

export interface PictureEmbedScreenProps {
  pagePath: string;
  /** Posts the chosen pictures to the host window, and returns whether there is one; absent if it only shows the library. */
  onUse?: (pictures: readonly PickedPicture[]) => boolean;
}

/** The library without the shell, for a frame or a window beside an editor. */
export function PictureEmbedScreen({ pagePath, onUse }: PictureEmbedScreenProps) {
  const t = useText(pictureText);
  const use = (pictures: readonly PickedPicture[]) => {
    if (!onUse?.(pictures)) notify({ kind: "error", text: t("noHost") });
  };
  const library = usePictureLibrary({ mode: "dialog", pagePath, onUse: onUse && use });
  return (
    <Root aria-label={t("library")}>
      <h1 className="sk-hidden">{t("library")}</h1>
      <PictureLibrary library={library} />
    </Root>
  );
}

const Root = styled("main", {
  base: { minHeight: "100dvh", padding: "4", background: "bg.panel", containerType: "inline-size" },
});
