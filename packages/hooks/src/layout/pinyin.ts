import PinyinMatch from "pinyin-match";
import type { Readings } from "./text-match";

const known = new Map<string, number>();
const most = 5000;

/** The readings of the common characters, every one of them: 行 is `hang` and `xing` in any position. */
export const pinyinReadings: Readings = (character, letters) => {
  const key = character + letters;
  const before = known.get(key);
  if (before !== undefined) return before;
  let count = 0;
  while (count < letters.length && PinyinMatch.match(character, letters.slice(0, count + 1))) count += 1;
  if (known.size === most) known.clear();
  known.set(key, count);
  return count;
};
