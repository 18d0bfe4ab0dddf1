import { useEffect, useRef, useState } from "react";
import { useAccount, useShop } from "../shop";
import { keepMemory, type StoredEntry, noMemory, type PaletteMemory, readMemory, withPin, withRecent } from "./palette-memory";

/** The account's pins and recents, kept in its storage. */
export function usePaletteMemory() {
  const { storage } = useShop();
  const { merId, account } = useAccount();
  const [memory, setMemory] = useState(noMemory);
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  useEffect(() => {
    let isGone = false;
    void readMemory(storage).then((read) => isGone || setMemory(read));
    return () => void (isGone = true);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a new object of the same storage in every render, until the account changes
  }, [merId, account]);

  // another tab of the browser may have stored a change in between, so each change is made to the stored state
  const change = (next: (memory: PaletteMemory) => PaletteMemory) => {
    queue.current = queue.current.then(async () => {
      const changed = next(await readMemory(storage));
      await keepMemory(storage, changed);
      setMemory(changed);
    });
  };
  return {
    memory,
    remember: (used: StoredEntry) => change((known) => withRecent(known, used)),
    togglePin: (pin: StoredEntry) => change((known) => withPin(known, pin)),
  };
}
