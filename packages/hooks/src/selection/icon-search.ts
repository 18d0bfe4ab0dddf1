/** An icon that can be chosen: its name, and other English words that find it. */
export interface IconName {
  readonly name: string;
  readonly words?: readonly string[];
}

/** The icons that hold every typed word, in their name or beside it, as a whole or in part; those whose name begins so come first. */
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

/** The icon of a name, which may bear Element's prefix. */
export const iconCalled = (icons: readonly IconName[], name: string | null | undefined): IconName | undefined =>
  icons.find((icon) => icon.name === name?.replace(/^el-icon-/, ""));
