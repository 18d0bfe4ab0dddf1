import { useEffect, useState } from "react";
import { useAccount, useShop } from "../shop/shop-provider";
import type { Storage } from "../core/storage";

/** The columns of a table that the account has hidden. */
export interface ColumnChoice {
  hidden: ReadonlySet<string>;
  /** Hides these columns and shows all others; the choice is stored. */
  hide: (columns: readonly string[]) => void;
}

/** The columns of a table that the account chose, kept in its storage. Until then all but `hiddenAtFirst` are shown. */
export function useColumnChoice(table: string, hiddenAtFirst: ReadonlySet<string> = none): ColumnChoice {
  const { storage } = useShop();
  const { merId, account } = useAccount();
  const place = `${merId}/${account}/${table}`;
  const [choice, setChoice] = useState<{ place: string; hidden: ReadonlySet<string> | undefined }>({ place, hidden: undefined });

  useEffect(() => {
    let isGone = false;
    void keptColumns(storage, table).then((hidden) => isGone || setChoice({ place, hidden }));
    return () => void (isGone = true);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the same storage under a new name, until the account changes
  }, [place]);

  return {
    hidden: (choice.place === place ? choice.hidden : undefined) ?? hiddenAtFirst,
    hide(columns) {
      setChoice({ place, hidden: new Set(columns) });
      void (columns.length === 0 && hiddenAtFirst.size === 0
        ? storage.remove(keyOf(table))
        : storage.set(keyOf(table), JSON.stringify(columns)));
    },
  };
}

const none: ReadonlySet<string> = new Set();
const keyOf = (table: string) => `columns/${table}`;

async function keptColumns(storage: Storage, table: string): Promise<ReadonlySet<string> | undefined> {
  const kept = await storage.get(keyOf(table)).catch(() => undefined);
  return kept === undefined ? undefined : new Set(namesIn(kept));
}

/** A stored value in the format of an older release hides nothing. */
function namesIn(text: string): readonly string[] {
  try {
    const names: unknown = JSON.parse(text);
    return Array.isArray(names) ? names.filter((name) => typeof name === "string") : [];
  } catch {
    return [];
  }
}
