import { coreText, useText } from "@shopkeeper/hooks/texts";
import { pictureText, type PictureLibrary } from "@shopkeeper/hooks/pictures";
import { Button } from "../core/button";
import { EmptyState } from "../core/empty-state";
import { FailureNotice } from "../core/failure-notice";
import { FailureState } from "../core/failure-state";
import { Skeleton } from "../core/skeleton";
import { PictureGrid } from "./picture-grid";
import { PictureRows } from "./picture-rows";
import { styled } from "../theme/styled";

export interface LibraryContentProps {
  library: PictureLibrary;
  onChooseFiles: () => void;
}

/** The pictures of the page as tiles or rows, or the reason why there are none, with advice. */
export function LibraryContent({ library, onChooseFiles }: LibraryContentProps) {
  const t = useText(pictureText);
  const core = useText(coreText);
  const {
    page: { rows: pictures },
    filters: { query, reset },
    uploads,
    reading: { error, retry, isRefreshing },
  } = library;
  const hasFailed = error !== undefined && !isRefreshing;
  if (library.reading.isLoading) return <LibrarySkeleton />;
  if (hasFailed && pictures.length === 0) return <FailureState error={error} retry={retry} />;
  if (pictures.length === 0 && !isRefreshing) {
    if (query.name !== undefined)
      return (
        <EmptyState
          kind="search"
          title={t("empty.filtered", { name: query.name })}
          action={<Button onClick={reset}>{core("actions.reset")}</Button>}
        />
      );
    if (query.isUsed === false)
      return (
        <EmptyState
          kind="search"
          title={t("empty.unused")}
          hint={t("empty.unusedHint")}
          action={<Button onClick={reset}>{core("actions.reset")}</Button>}
        />
      );
    return (
      <EmptyState
        title={t(`empty.${query.kind}`)}
        hint={query.pid === undefined ? uploads && t(`empty.${query.kind}Hint`) : t("empty.category")}
        action={
          uploads && (
            <Button variant="primary" onClick={onChooseFiles}>
              {t(query.kind === "image" ? "toolbar.uploadMany" : "toolbar.uploadVideo")}
            </Button>
          )
        }
      />
    );
  }
  return (
    <>
      {hasFailed && <FailureNotice error={error} retry={retry} />}
      {query.view === "list" ? <PictureRows library={library} /> : <PictureGrid library={library} />}
    </>
  );
}

const places = Array.from({ length: 18 }, (_, at) => at);

function LibrarySkeleton() {
  const t = useText(coreText);
  return (
    <SkeletonRoot role="status" aria-label={t("states.loading")} data-skeleton="">
      {places.map((at) => (
        <Skeleton key={at} height="auto" />
      ))}
    </SkeletonRoot>
  );
}

const SkeletonRoot = styled("div", {
  base: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(100px, 1fr))",
    gap: "3",
    "& > *": { aspectRatio: "1", borderRadius: "md" },
  },
});
