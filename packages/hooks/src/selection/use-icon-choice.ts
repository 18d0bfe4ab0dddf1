import { useState } from "react";
import { type IconName, iconCalled, searchIcons } from "./icon-search";

/** Options of an icon picker. */
export interface IconChoiceOptions {
  /** The name of the current icon. */
  value: string | null | undefined;
  /** Gets the chosen name; empty when the choice is cleared. */
  onChange: (name: string) => void;
}

/** Choosing an icon by its name. */
export interface IconChoice {
  search: string;
  setSearch: (next: string) => void;
  found: readonly IconName[];
  isCurrent: (iconName: IconName) => boolean;
  choose: (iconName: IconName) => void;
}

/** Choosing an icon by its name; each choice returns the name and closes the picker. */
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
