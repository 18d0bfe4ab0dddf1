import { useState } from "react";
import { type IconName, iconCalled, searchIcons } from "./icon-search";

/** Options of an icon picker. */
export interface IconChoiceOptions {
  /** The name of the icon in use. */
  value: string | null | undefined;
  /** Gets the name that was chosen; empty when it was taken away. */
  onChange: (name: string) => void;
}

/** Choosing one icon among many by its name. */
export interface IconChoice {
  search: string;
  setSearch: (next: string) => void;
  found: readonly IconName[];
  isCurrent: (iconName: IconName) => boolean;
  choose: (iconName: IconName) => void;
}

/** Choosing one icon among many by its name; each choice hands the name back and is the end of it. */
export function useIconChoice(icons: readonly IconName[], { value, onChange }: IconChoiceOptions): IconChoice {
  const [search, setSearch] = useState("");
  const current = iconCalled(icons, value)?.name;
  return {
    search,
    setSearch,
    found: searchIcons(icons, search),
    isCurrent: ({ name }: IconName) => name === current,
    choose: ({ name }: IconName) => onChange(name),
  };
}
