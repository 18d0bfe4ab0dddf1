import { useEffect, useState } from "react";
import type { Readings } from "./text-match";

/** The readings of Chinese characters, once loaded; until then, or if loading fails, characters match only themselves. */
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
