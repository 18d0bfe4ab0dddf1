import { gridStep } from "@shopkeeper/hooks/list";
import { useText } from "@shopkeeper/hooks/texts";
import { type Attachment, pictureText, type PictureLibrary } from "@shopkeeper/hooks/pictures";
import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef, useState } from "react";
import { openMenu } from "../core/open-menu";
import { useLatestRef } from "../core/use-latest-ref";
import { GridRoot } from "./grid-root";
import { pictureActions } from "./picture-actions";
import { pictureName } from "./picture-name";
import { PictureTile } from "./picture-tile";

/** The pictures of a page as tiles: a press selects, other actions are by keys or in the menu of a tile. */
export function PictureGrid({ library }: { library: PictureLibrary }) {
  const t = useText(pictureText);
  const help = useId();
  const list = useRef<HTMLUListElement>(null);
  const latest = useLatestRef(library);
  const [current, setCurrent] = useState<number>();
  const { selection, naming } = library;
  const { rows: pictures } = library.page;
  const tabbable = pictures.some(({ attId }) => attId === current) ? current : pictures[0]?.attId;

  // a deleted tile loses the focus: it moves to the tile with the tab stop
  const isConfirming = library.removal?.isOpen === true;
  const wasConfirming = useRef(false);
  useEffect(() => {
    if (wasConfirming.current && !isConfirming && document.activeElement === document.body) focusOn(list.current, tabbable);
    wasConfirming.current = isConfirming;
  }, [isConfirming, tabbable]);

  const saveName = (name: string) =>
    void latest()
      .naming?.save(name)
      .then(() => focusOn(list.current, tabbable));
  const toggle = (picture: Attachment) => (latest().selection ? latest().selection?.toggle(picture) : latest().preview.open(picture));

  function onClick(event: MouseEvent) {
    const { picture, part, element } = pressed(event, pictures);
    if (!picture || !element) return;
    setCurrent(picture.attId);
    if (part === "face") return event.shiftKey ? pickThrough(picture) : toggle(picture);
    if (part === "preview") library.preview.open(picture);
    if (part === "drop") library.removal?.open(picture);
    if (part === "more")
      openMenu(element, { label: `${t("toolbar.more")} ${pictureName(picture)}`, items: pictureActions(picture, latest) });
  }

  /** The two clicks before it have selected and deselected the picture. */
  function onDoubleClick(event: MouseEvent) {
    const { picture, part } = pressed(event, pictures);
    if (picture && part === "face" && !event.shiftKey) library.choice.useAtOnce?.(picture);
  }

  /** Picks from the current tile to this one, in display order. */
  function pickThrough(picture: Attachment) {
    const from = Math.max(
      0,
      pictures.findIndex(({ attId }) => attId === tabbable),
    );
    const to = pictures.indexOf(picture);
    const range = from <= to ? pictures.slice(from, to + 1) : pictures.slice(to, from + 1).reverse();
    if (selection) selection.set([...selection.rows, ...range.filter(({ attId }) => !selection.has(attId))]);
  }

  function onKeyDown(event: KeyboardEvent) {
    const { picture, part } = pressed(event, pictures);
    if (!picture) return;
    if (event.key === "Enter" && part === "face") library.preview.open(picture);
    else if (event.key === "F2" && naming) naming.start(picture);
    else if (event.key === "Delete" && library.removal) library.removal.open(selection?.has(picture.attId) ? undefined : picture);
    else if (event.key === "a" && (event.ctrlKey || event.metaKey)) pickPage();
    else if (!moveTo(event, pictures.indexOf(picture))) return;
    event.preventDefault();
  }

  function pickPage() {
    // rows of the previous filter are not the requested ones
    if (selection && !library.reading.isOutdated && selection.pageState(pictures) !== "all") selection.togglePage(pictures);
  }

  function moveTo(event: KeyboardEvent, at: number) {
    const columns = list.current ? getComputedStyle(list.current).gridTemplateColumns.split(" ").length : 1;
    const place = gridStep(event.key, at, columns, pictures.length);
    const goal = typeof place === "number" ? pictures[place] : undefined;
    if (!goal) return place === "above";
    if (event.shiftKey) pickThrough(goal);
    setCurrent(goal.attId);
    focusOn(list.current, goal.attId);
    return true;
  }

  return (
    <>
      <span id={help} hidden>
        {t("tile.help")}
      </span>
      <GridRoot
        ref={list}
        data-wide={library.mode === "page" || undefined}
        aria-label={t(`kind.${library.filters.query.kind}`)}
        aria-busy={library.reading.isRefreshing || undefined}
        onClick={onClick}
        onDoubleClick={onDoubleClick}
        onKeyDown={onKeyDown}
        onErrorCapture={(event) => event.target instanceof Element && event.target.closest("li")?.setAttribute("data-missing", "")}
      >
        {pictures.map((picture) => (
          <PictureTile
            key={picture.attId}
            picture={picture}
            order={selection?.orderOf(picture.attId)}
            isCurrent={picture.attId === tabbable}
            helpId={help}
            isRemovable={library.mode === "page" && library.removal !== undefined}
            t={t}
            naming={
              naming?.attId === picture.attId
                ? { maxLength: naming.maxLength, isBusy: naming.isRunning, onSave: saveName, onCancel: naming.cancel }
                : undefined
            }
          />
        ))}
      </GridRoot>
    </>
  );
}

function pressed(event: { target: EventTarget }, pictures: readonly Attachment[]) {
  const element = event.target instanceof Element ? event.target.closest<HTMLElement>("button") : null;
  const id = Number(event.target instanceof Element && event.target.closest<HTMLElement>("li")?.dataset.id);
  const part = ["face", "preview", "drop", "more"].find((name) => element?.hasAttribute(`data-${name}`));
  return { element, part, picture: pictures.find(({ attId }) => attId === id) };
}

function focusOn(list: HTMLElement | null, id: number | undefined) {
  list?.querySelector<HTMLElement>(`li[data-id="${id}"] [data-face]`)?.focus();
}
