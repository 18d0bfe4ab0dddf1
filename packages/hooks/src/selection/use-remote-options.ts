import { useEffect, useRef, useState } from "react";
import type { RemoteOption, RemotePage } from "./remote-options";
import { typingPause } from "../core/pauses";
import { useOptionPages } from "./use-option-pages";

/** Options of a select that loads its choices from the server. */
export interface RemoteOptionsOptions {
  /** Loads a page (from 1) of the options whose labels contain `text`. */
  load: (text: string, page: number) => Promise<RemotePage>;
  /** The key of the record that the options belong to; another scope reloads them. */
  scope: string;
  /** Options that are always offered, before the server's. */
  always?: readonly RemoteOption[];
  /** The value of the chosen option; undefined if there is none. */
  value: number | undefined;
  /** Gets the chosen option. */
  onChange: (option: RemoteOption) => void;
}

/** The loaded options of a select. */
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

/** Choosing one of many records of a server, with search and page loading. */
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
