import { useEffect, useState } from "react";
import { useShop } from "../../shop";

/** The papers that packing is printed on. */
export const papers = ["a5", "80mm"] as const;

/** How an account prints what it packs. */
export interface PackingSettings {
  readonly paper: (typeof papers)[number];
  readonly isMasked: boolean;
}

const key = "packing";
const usual: PackingSettings = { paper: "a5", isMasked: true };

/** The settings of packing pages, kept for the account; phone numbers are masked until it chooses otherwise. */
export function usePackingSettings() {
  const { storage } = useShop();
  const [settings, setSettings] = useState(usual);
  useEffect(() => {
    let isGone = false;
    void storage.get(key).then(
      (text) => isGone || setSettings(settingsIn(text)),
      () => undefined,
    );
    return () => void (isGone = true);
  }, [storage]);

  return {
    settings,
    change(some: Partial<PackingSettings>) {
      const next = { ...settings, ...some };
      setSettings(next);
      void storage.set(key, JSON.stringify(next)).catch(() => undefined);
    },
  };
}

/** What an older release kept otherwise is as usual. */
function settingsIn(text: string | undefined): PackingSettings {
  try {
    const kept: unknown = JSON.parse(text ?? "null");
    const found = new Map<string, unknown>(typeof kept === "object" && kept !== null ? Object.entries(kept) : []);
    return { paper: papers.find((paper) => paper === found.get("paper")) ?? usual.paper, isMasked: found.get("isMasked") !== false };
  } catch {
    return usual;
  }
}
