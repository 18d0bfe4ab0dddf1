import { useEffect, useState } from "react";
import { type Question, useConfirm, useUnsaved } from "../form";
import { useAction, useRefresh } from "../core";
import { useShop } from "../shop";
import {
  beginTabs,
  closeTabs,
  serializeTabs,
  moveTab,
  restoreTabs,
  neighbourTab,
  type Tab,
  tabsToClose,
  type Visit,
  visitTab,
} from "./tabs";

const storageKey = "tabs";

/** The dependencies of the tabs. */
export interface TabsOptions {
  /** The page on screen. */
  here: Visit;
  /** Pages whose tabs are there from the start and cannot be closed. */
  affixed: readonly Visit[];
  /** Whether a page's route stays alive while it is hidden. */
  isKept: (key: string) => boolean;
  /** The page at an address; undefined if there is none, or none for this account. */
  visitOf: (address: string) => Visit | undefined;
  /** Opens an address. */
  open: (address: string) => void;
  /** False if tabs are not shown: then a page is unmounted when it is left. */
  isOn: boolean;
}

/** Pages that are about to be closed although they have unsaved input. */
interface Leave {
  keys: readonly string[];
  does: "close" | "refresh";
  then?: string;
}

/** The visited pages as tabs, and their actions. */
export interface OpenTabs {
  tabs: readonly Tab[];
  active: string;
  live: readonly string[];
  unsaved: readonly string[];
  /** The number of times that a page was refreshed. */
  refreshesOf: (key: string) => number;
  refresh: (key: string) => void;
  close: (which: Parameters<typeof tabsToClose>[1], key: string) => void;
  /** Whether an item of the context menu would close anything. */
  canClose: (which: Parameters<typeof tabsToClose>[1], key: string) => boolean;
  /** Closes a finished page, and opens `then` if it is the page on screen. */
  finish: (key: string, then: string) => void;
  move: (key: string, to: number) => void;
  /** The address of the tab before (-1) or after (1) the one on screen. */
  beside: (by: number) => string | undefined;
  leaving: Question<Leave>;
  /** The question before these pages are closed, if it is not the default one. */
  questionOf: (pages?: readonly string[]) => string | undefined;
  /** Closes every tab without asking, and forgets them. */
  closeAll(): Promise<void>;
}

/**
 * The visited pages as tabs: which are there, which are alive, closing, moving and refreshing them.
 *
 * A confirmation comes first if unsaved input would be lost. The tabs are restored after a reload; `closeAll` before logging out
 * forgets them.
 */
export function useTabs({ here, affixed, isKept, visitOf, open, isOn }: TabsOptions): OpenTabs {
  const { storage, unsaved } = useShop();
  const unsavedPages = useUnsaved();
  const refetch = useRefresh();
  const [stored, setStored] = useState(() => beginTabs(affixed));
  const [isRestored, setRestored] = useState(false);
  const [refreshed, setRefreshed] = useState<Readonly<Record<string, number>>>({});
  const state = visitTab(stored, here, isOn ? { isKept, unsaved: unsavedPages } : { isKept: () => false, unsaved: [] });
  if (state !== stored) setStored(state);

  useEffect(() => {
    let isGone = false;
    void storage.get(storageKey).then((text) => {
      if (isGone) return;
      setStored((latest) => restoreTabs(latest, text, visitOf));
      setRestored(true);
    });
    return () => {
      isGone = true;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once per account, under which this is mounted
  }, []);
  const kept = serializeTabs(state);
  useEffect(() => {
    if (isRestored) void storage.set(storageKey, kept);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the storage is the account's, under which this is mounted
  }, [isRestored, kept]);
  useEffect(() => unsaved.forget(unsaved.pages().filter((page) => page !== "" && !state.live.includes(page))), [unsaved, state.live]);

  const give = ({ keys, does, then }: Leave) => {
    unsaved.forget(keys);
    if (does === "refresh") {
      void refetch();
      return setRefreshed((counts) => keys.reduce((next, key) => ({ ...next, [key]: (next[key] ?? 0) + 1 }), counts));
    }
    const { state: next, goTo } = closeTabs(state, keys, then);
    setStored(next);
    if (goTo !== undefined) open(goTo);
  };
  const question = useConfirm(useAction(async (leave: Leave) => (give(leave), null), [], { isQuiet: true, pause: 0 }));
  const openOrLeave = (leave: Leave) => (leave.keys.some((key) => unsaved.pages().includes(key)) ? question.open(leave) : give(leave));

  return {
    tabs: state.tabs,
    active: state.active,
    live: state.live,
    unsaved: unsavedPages,
    refreshesOf: (key: string) => refreshed[key] ?? 0,
    refresh: (key: string) => openOrLeave({ keys: [key], does: "refresh" }),
    close: (which: Parameters<typeof tabsToClose>[1], key: string) => openOrLeave({ keys: tabsToClose(state, which, key), does: "close" }),
    canClose: (which: Parameters<typeof tabsToClose>[1], key: string) => tabsToClose(state, which, key).length > 0,
    finish: (key: string, then: string) => openOrLeave({ keys: [key], does: "close", then }),
    move: (key: string, to: number) => setStored((latest) => moveTab(latest, key, to)),
    beside: (by: number) => neighbourTab(state, by),
    leaving: question,
    questionOf: unsaved.questionOf,
    async closeAll() {
      unsaved.forget();
      setRestored(false);
      await storage.remove(storageKey);
    },
  };
}
