/** The marker of an item in a Word list: whether the list is ordered, its type, and the item's number. */
export interface ListMarker {
  readonly isOrdered: boolean;
  /** In the format of `<ol type>`: 1, a, A, i or I. */
  readonly type?: "a" | "A" | "i" | "I";
  readonly number: number;
}

const chinese = /一二三四五六七八九/.source;

/** Parses the marker of a list item: `1.`, `（二）`, `b)`, `iv.`, `·`. A single letter counts as Roman only if the list already does. */
export function listMarker(sign: string, before?: ListMarker): ListMarker {
  const digits = /(\d{1,4})\D*$/.exec(sign)?.[1];
  if (digits) return { isOrdered: true, number: Number(digits) };
  const text = sign.replace(/[\s\u00a0.、,，:：()（）[\]【】第]/g, "");
  const han = chineseNumber(text);
  if (han !== undefined) return { isOrdered: true, number: han };
  if (!/^[a-z]{1,5}$/i.test(text) || !/[.、)）]/.test(sign)) return { isOrdered: false, number: 1 };
  const isUpper = text === text.toUpperCase();
  const roman = romanNumber(text.toLowerCase());
  const isRoman =
    roman !== undefined && (text.length > 1 || before?.type?.toLowerCase() === "i" || (!before && text.toLowerCase() === "i"));
  if (isRoman) return { isOrdered: true, type: isUpper ? "I" : "i", number: roman };
  if (text.length > 1) return { isOrdered: false, number: 1 };
  return { isOrdered: true, type: isUpper ? "A" : "a", number: text.toLowerCase().charCodeAt(0) - 96 };
}

function chineseNumber(text: string): number | undefined {
  const [, tens, ten, ones] = /^([一二三四五六七八九]?)(十?)([一二三四五六七八九]?)$/.exec(text) ?? [];
  if (!tens && !ten && !ones) return undefined;
  const digit = (sign: string | undefined) => (sign ? chinese.indexOf(sign) + 1 : 0);
  return ten ? 10 * (digit(tens) || 1) + digit(ones) : digit(tens) || digit(ones);
}

function romanNumber(text: string): number | undefined {
  if (!/^(?=.)x{0,3}(ix|iv|v?i{0,3})$/.test(text)) return undefined;
  const worth: Record<string, number> = { i: 1, v: 5, x: 10 };
  return [...text].reduce((sum, letter, at) => {
    const own = worth[letter] ?? 0;
    return sum + (own < (worth[text[at + 1] ?? ""] ?? 0) ? -own : own);
  }, 0);
}
