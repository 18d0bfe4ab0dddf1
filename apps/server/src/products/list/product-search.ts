/** The searched text of a product: its name and its search words. */
export function productSearch(name: string, keyword: string | null) {
  const words = searchWords(keyword);
  return {
    searchName: name.toLowerCase(),
    searchWords: words.length > 0 ? `,${words.join(",")},` : "",
    grams: [...new Set([name.toLowerCase(), ...words].flatMap(gramsOf))],
  };
}

/**
 * Every two neighbouring characters of a text as one number.
 *
 * Chinese has no spaces and its words are two characters long, too short for trigrams: an index on
 * these numbers finds "保温" in 100,000 names without reading them. A single character has none.
 */
export function gramsOf(text: string): number[] {
  return [
    ...new Set(Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => (text.charCodeAt(at) << 16) | text.charCodeAt(at + 1))),
  ];
}

const searchWords = (keyword: string | null) =>
  (keyword ?? "")
    .toLowerCase()
    .split(",")
    .map((word) => word.trim())
    .filter((word) => word !== "");
