import { useEffect, useState } from "react";
import { useAccount, useShop } from "../shop/shop-provider";
import type { Storage } from "../core/storage";

/** Which columns of a table the account does without. */
export interface ColumnChoice {
  hidden: ReadonlySet<string>;
  /** Hides these columns and shows all others, now and whenever the table is opened again. */
  hide: (columns: readonly string[]) => void;
}

/** The columns of one table that the account chose, kept in its storage; all but `hiddenAtFirst` are shown until it chooses. */
export function useColumnChoice(table: string, hiddenAtFirst: ReadonlySet<string> = none): ColumnChoice {
  const { storage } = useShop();
  const { merId, account } = useAccount();
  const place = `${merId}/${account}/${table}`;
  const [choice, setChoice] = useState<{ place: string; hidden: ReadonlySet<string> | undefined }>({ place, hidden: undefined });

  useEffect(() => {
    let isGone = false;
    void keptColumns(storage, table).then((hidden) => isGone || setChoice({ place, hidden }));
    return () => void (isGone = true);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the same storage under a new name, until the account is another one
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

/** What an older release kept otherwise hides nothing. */
function namesIn(text: string): readonly string[] {
  try {
    const names: unknown = JSON.parse(text);
    return Array.isArray(names) ? names.filter((name) => typeof name === "string") : [];
  } catch {
    return [];
  }
}
