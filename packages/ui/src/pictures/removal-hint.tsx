import { textOf, useText } from "@shopkeeper/hooks/texts";
import { type PictureLibrary, pictureText, type SelectedPicture } from "@shopkeeper/hooks/pictures";
import { pictureName } from "./picture-name";
import { nameOfUse } from "./name-of-use";
import { styled } from "../theme/styled";

const shown = 6;

/** The pictures to be deleted, and their uses in the shop. */
export function RemovalHint({
  pictures,
  uses,
}: {
  pictures: readonly SelectedPicture[];
  uses: NonNullable<PictureLibrary["removal"]>["uses"];
}) {
  const t = useText(pictureText);
  return (
    <Root aria-live="polite">
      <span>{t("remove.hint", { count: pictures.length, names: namesOf(pictures) })}</span>
      {uses.is === "searching" && <span>{t("remove.searching")}</span>}
      {uses.is === "unknown" && <span>{t("remove.unknown")}</span>}
      {uses.is === "found" && uses.count === 0 && <span>{t("remove.unused")}</span>}
      {uses.is === "found" && uses.count > 0 && (
        <span data-used="">
          {t("remove.used", { count: uses.count })}
          <span data-uses="" role="list">
            {uses.uses.slice(0, shown).map(({ kind, id, name }) => (
              <span key={`${kind} ${id} ${name}`} role="listitem">
                {nameOfUse({ kind, id, name })}
              </span>
            ))}
          </span>
          {uses.count > shown && <span>{t("remove.usesMore", { count: uses.count - shown })}</span>}
        </span>
      )}
    </Root>
  );
}

function namesOf(pictures: readonly SelectedPicture[]) {
  const names = pictures.slice(0, 3).map(pictureName).join("、");
  return pictures.length > 3 ? textOf(pictureText, "remove.more", { names }) : names;
}

const Root = styled("span", {
  base: {
    display: "grid",
    gap: "1.5",
    overflowWrap: "anywhere",
    "& > [data-used]": {
      display: "grid",
      gap: "1",
      padding: "2",
      borderRadius: "md",
      background: "bg.warning",
      color: "fg.warning",
      fontWeight: "normal",
    },
    "& [data-uses]": { display: "grid", paddingInlineStart: "3" },
  },
});
