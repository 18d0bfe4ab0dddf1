import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";

/** How long content that is still arriving is waited for before the place in it is given up. */
const timeoutMs = 2000;

/**
 * Where the main area is scrolled to: at the top of a page that is new or moves on within itself, where it was in a page
 * that is shown again or returned to with Back. Pages that are no longer alive begin anew.
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
    // with the frame that shows the page: to scroll earlier would lay it out twice
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

  // before the browser tells of a scroll that the next page causes
  useLayoutEffect(() => {
    const area = main.current;
    const note = () => {
      if (area) for (const name of [entry, page]) places.current.set(name, area.scrollTop);
    };
    area?.addEventListener("scroll", note, { passive: true });
    return () => area?.removeEventListener("scroll", note);
  }, [main, entry, page]);
}

/** Scrolls there at once, or as soon as there is enough to scroll; a turn of the wheel ends the waiting. */
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
