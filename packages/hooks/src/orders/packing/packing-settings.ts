import { useEffect, useState } from "react";
import { useShop } from "../../shop";

/** The paper sizes of packing prints. */
export const papers = ["a5", "80mm"] as const;

/** The packing print settings of an account. */
export interface PackingSettings {
  readonly paper: (typeof papers)[number];
  readonly isMasked: boolean;
}

const key = "packing";
const usual: PackingSettings = { paper: "a5", isMasked: true };

/** The packing print settings, stored for the account; phone numbers are masked by default. */
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

/** A stored value in the format of an older release gives the defaults. */
function settingsIn(text: string | undefined): PackingSettings {
  try {
    const kept: unknown = JSON.parse(text ?? "null");
    const found = new Map<string, unknown>(typeof kept === "object" && kept !== null ? Object.entries(kept) : []);
    return { paper: papers.find((paper) => paper === found.get("paper")) ?? usual.paper, isMasked: found.get("isMasked") !== false };
  } catch {
    return usual;
  }
}
