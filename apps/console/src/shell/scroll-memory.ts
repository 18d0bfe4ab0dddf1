import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";

/** Milliseconds to wait for arriving content before its scroll position is given up. */
const timeoutMs = 2000;

/**
 * The scroll position of the main area: the top for a new page or a navigation within a page, the last position for a page shown
 * again or returned to with Back. Pages that are no longer alive start at the top.
 */
export function useScrollMemory(main: RefObject<HTMLElement | null>, page: string, live: readonly string[]) {
  const { key: entry } = useLocation();
  const type = useNavigationType();
  const places = useRef(new Map<string, number>());
  const seen = useRef<string | undefined>(undefined);

  useLayoutEffect(() => {
    const area = main.current;
    const isSamePage = seen.current === page;
    seen.current = page;
    if (!area || (isSamePage && type === "REPLACE")) return undefined;
    const ofEntry = type === "POP" ? places.current.get(entry) : undefined;
    const place = ofEntry ?? (isSamePage ? 0 : (places.current.get(page) ?? 0));
    // in the frame that shows the page: scrolling earlier would lay it out twice
    let stop: (() => void) | undefined;
    const frame = requestAnimationFrame(() => {
      stop = scrollTo(area, place);
    });
    return () => {
      cancelAnimationFrame(frame);
      stop?.();
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only another address moves the page
  }, [entry, page]);

  useEffect(() => {
    for (const name of places.current.keys()) if (name.startsWith("/") && !live.includes(name)) places.current.delete(name);
  }, [live]);

  // before the browser reports a scroll caused by the next page
  useLayoutEffect(() => {
    const area = main.current;
    const note = () => {
      if (area) for (const name of [entry, page]) places.current.set(name, area.scrollTop);
    };
    area?.addEventListener("scroll", note, { passive: true });
    return () => area?.removeEventListener("scroll", note);
  }, [main, entry, page]);
}

/** Scrolls there at once, or as soon as the content is tall enough; a turn of the wheel cancels the wait. */
function scrollTo(area: HTMLElement, place: number) {
  area.scrollTop = place;
  if (Math.abs(area.scrollTop - place) < 2 || !area.firstElementChild) return undefined;
  const grown = new ResizeObserver(() => {
    area.scrollTop = place;
    if (Math.abs(area.scrollTop - place) < 2) end();
  });
  const timer = setTimeout(end, timeoutMs);
  function end() {
    grown.disconnect();
    clearTimeout(timer);
    area.removeEventListener("wheel", end);
  }
  for (const child of area.children) grown.observe(child);
  area.addEventListener("wheel", end, { passive: true });
  return end;
}
