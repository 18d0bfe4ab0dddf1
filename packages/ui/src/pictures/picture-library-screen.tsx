import { type SearchParamsState } from "@shopkeeper/hooks/list";
import { useText } from "@shopkeeper/hooks/texts";
import { pictureText, usePictureLibrary } from "@shopkeeper/hooks/pictures";
import { Card } from "../core/card";
import { saveFile } from "../files/save-file";
import { ViewControl } from "../list/view-control";
import { styled } from "../theme/styled";
import type { OpenPictureUse } from "./picture-details";
import { PictureLibrary } from "./picture-library";

export interface PictureLibraryScreenProps {
  search: SearchParamsState;
  /** The path of the page, whose first segment names the folder of uploads. */
  pagePath: string;
  /** Opens the row that uses a picture; undefined if the account has no page for it. */
  openUse?: OpenPictureUse;
}

/** The library of pictures and videos as a page of its own. */
export function PictureLibraryScreen({ search, pagePath, openUse }: PictureLibraryScreenProps) {
  const t = useText(pictureText);
  const library = usePictureLibrary({ mode: "page", search, pagePath, save: saveFile });
  return (
    <Root>
      <Head>
        <h1>{t("title")}</h1>
        {library.address && <ViewControl list={{ ...library, address: library.address }} hidden={undefined} />}
      </Head>
      <Sheet>
        <PictureLibrary library={library} openUse={openUse} />
      </Sheet>
    </Root>
  );
}

const Head = styled("div", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "2",
    minHeight: "control",
    "& > h1": { fontSize: "xl", fontWeight: "semibold", lineHeight: "1.3" },
  },
});
const Sheet = styled(Card, { base: { padding: "4" } });

const Root = styled("div", {
  base: {
    display: "grid",
    gap: "var(--density-gap)",
    gridTemplateColumns: "minmax(0, 1fr)",
    alignContent: "start",
  },
});
