import { useEffect, useState } from "react";
import type { Readings } from "./text-match";

/** How Chinese characters are read, once that is loaded; until then, and where it cannot be loaded, they stand for themselves alone. */
export function useReadings(): Readings | undefined {
  const [loaded, setLoaded] = useState<{ readings: Readings }>();
  useEffect(() => {
    let isGone = false;
    import("./pinyin").then(
      ({ pinyinReadings }) => isGone || setLoaded({ readings: pinyinReadings }),
      () => undefined,
    );
    return () => void (isGone = true);
  }, []);
  return loaded?.readings;
}
