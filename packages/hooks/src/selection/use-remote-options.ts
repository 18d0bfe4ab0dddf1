import { useEffect, useRef, useState } from "react";
import type { RemoteOption, RemotePage } from "./remote-options";
import { typingPause } from "../core/pauses";
import { useOptionPages } from "./use-option-pages";

/** Options of a select that loads its choices from the server. */
export interface RemoteOptionsOptions {
  /** Asks for a page (the first is 1) of the options whose words hold `text`. */
  load: (text: string, page: number) => Promise<RemotePage>;
  /** What they are options of; another scope asks anew. */
  scope: string;
  /** Offered always, before what the server has. */
  always?: readonly RemoteOption[];
  /** The chosen option's value; undefined while none is. */
  value: number | undefined;
  /** Gets the option that was chosen. */
  onChange: (option: RemoteOption) => void;
}

/** The options of a select that the server has, as far as they are loaded. */
export interface RemoteOptions {
  isOpen: boolean;
  open: () => void;
  close: () => void;
  text: string;
  search(next: string): void;
  options: RemoteOption[];
  choose(value: number): void;
  more: () => void;
  isLoading: boolean;
  hasMore: boolean;
  error: unknown;
}

/** Choosing one of many things that a server has: it is searched by typing, and loaded page by page. */
export function useRemoteOptions({ load, scope, always = [], onChange }: RemoteOptionsOptions): RemoteOptions {
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState("");
  const [searched, setSearched] = useState("");
  const pages = useOptionPages(JSON.stringify([scope, searched]), isOpen, (page) => load(searched, page));

  const matches = (option: RemoteOption) => option.label.toLowerCase().includes(searched.toLowerCase());
  const options = [...always.filter(matches), ...pages.options.filter((option) => always.every((each) => each.value !== option.value))];

  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const searchFor = (next: string) => setSearched(next.trim());
  function close() {
    clearTimeout(timer.current);
    setOpen(false);
    setText("");
    searchFor("");
    pages.forgive();
  }

  return {
    isOpen,
    open: () => setOpen(true),
    close,
    text,
    search(next: string) {
      setOpen(true);
      setText(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(searchFor, typingPause, next);
    },
    options,
    choose(value: number) {
      const option = options.find((each) => each.value === value);
      if (!option) return;
      onChange(option);
      close();
    },
    more: pages.more,
    isLoading: pages.isLoading,
    hasMore: pages.hasMore,
    error: pages.error,
  };
}
