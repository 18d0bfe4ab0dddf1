import { useEffect, useRef, useState } from "react";

/** The strip of the tabs: keeps the active one in view, scrolls by wheel, and tells whether they have room. */
export function useTagStrip(active: string, count: number) {
  const ref = useRef<HTMLUListElement>(null);
  const [isOverflowing, setOverflowing] = useState(false);

  // an observer fires once the page is laid out: to measure earlier would lay it out twice
  useEffect(() => {
    const strip = ref.current;
    if (!strip) return undefined;
    const sized = new ResizeObserver(() => {
      setOverflowing(strip.scrollWidth > strip.clientWidth + 1);
      strip.querySelector("[data-active]")?.scrollIntoView({ block: "nearest", inline: "nearest" });
    });
    sized.observe(strip);
    return () => sized.disconnect();
  }, [active, count]);

  useEffect(() => {
    const strip = ref.current;
    const turn = (event: WheelEvent) => {
      if (!strip || event.deltaY === 0 || strip.scrollWidth <= strip.clientWidth) return;
      event.preventDefault(); // React's own wheel listener is passive
      strip.scrollLeft += event.deltaY;
    };
    strip?.addEventListener("wheel", turn, { passive: false });
    return () => strip?.removeEventListener("wheel", turn);
  }, []);

  return {
    isOverflowing,
    props: { ref },
    scrollBy: (distance: number) => ref.current?.scrollBy({ left: distance, behavior: "smooth" }),
  };
}
