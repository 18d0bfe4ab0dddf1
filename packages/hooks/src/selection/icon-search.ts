/** An icon: its name, and English search words. */
export interface IconName {
  readonly name: string;
  readonly words?: readonly string[];
}

/** The icons that contain every typed word in their name or search words, whole or in part; names that begin with it come first. */
export function searchIcons(icons: readonly IconName[], text: string): readonly IconName[] {
  const wanted = text
    .toLowerCase()
    .split(/[\s-]+/)
    .filter(Boolean);
  if (wanted.length === 0) return icons;
  const found = icons.filter(({ name, words = [] }) => wanted.every((word) => [name, ...words].some((known) => known.includes(word))));
  const begins = ({ name }: IconName) => name.startsWith(wanted.join("-"));
  return [...found.filter(begins), ...found.filter((icon) => !begins(icon))];
}

/** The icon with a name, which may have Element's prefix. */
export const iconCalled = (icons: readonly IconName[], name: string | null | undefined): IconName | undefined =>
  icons.find((icon) => icon.name === name?.replace(/^el-icon-/, ""));
