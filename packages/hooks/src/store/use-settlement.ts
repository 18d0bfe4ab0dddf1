import { PayoutType, type Schema } from "@shopkeeper/sdk";
import { settlementAccounts, settlementTemplates } from "@shopkeeper/sdk/rules/store";
import { useState } from "react";
import { type Action, type Read, useAction, useRead } from "../core";
import { coreText, textOf } from "../texts";
import { useCan } from "../shop";
import type { Submission } from "../forms/shared";

type Kind = Schema<"PayoutType">;

/** The kinds of payout account, in display order. */
export const settlementKinds: readonly Kind[] = [PayoutType.bank, PayoutType.weixin, PayoutType.alipay];

/** The shop's payout account. */
export interface ShopSettlement extends Omit<Read<"getSettlementInfo">, "data"> {
  isRefused: boolean;
  canEdit: boolean;
  stored: Schema<"SettlementInfo"> | undefined;
  kind: Kind;
  choose: (next: Kind | undefined) => void;
  template: (typeof settlementTemplates)[Kind];
  save: Action<Submission, null>;
  /** The unmasked account of the kind; undefined without the permission, and if there is none. */
  account: ShopSettlementAccount | undefined;
}

interface ShopSettlementAccount {
  shown: string | undefined;
  show: () => void;
  hide: () => void;
  isRunning: boolean;
}

/** The shop's payout account: choosing its kind, the form template, saving, and the unmasked account. */
export function useSettlement(): ShopSettlement {
  const can = useCan();
  const isRefused = !can("getSettlementInfo");
  const canEdit = can("editSettlementInfo");
  const { data: stored, ...reading } = useRead("getSettlementInfo", isRefused ? undefined : { query: {} });
  const [picked, setPicked] = useState<Kind>();
  const reveal = useAction((_: null, client) => client.getSettlementInfo({ query: { reveal: true } }), []);
  const [revealed, setRevealed] = useState<Schema<"SettlementInfo">>();
  const kind = picked ?? stored?.settlementType ?? PayoutType.bank;
  const field = settlementAccounts[kind];

  const save = useAction(
    (values: Submission, client) =>
      client.editSettlementInfo({ body: { ...texts(values), settlementType: kind, version: stored?.version } }),
    ["store", "finance"],
    { done: () => textOf(coreText, "done.done") },
  );

  async function show() {
    const outcome = await reveal.run(null);
    if (outcome.status === "done") setRevealed(outcome.result);
  }

  return {
    ...reading,
    isRefused,
    canEdit,
    stored,
    kind,
    choose: setPicked,
    template: settlementTemplates[kind],
    save,
    account:
      canEdit && stored?.[field].includes("*")
        ? { shown: revealed?.[field], show: () => void show(), hide: () => setRevealed(undefined), isRunning: reveal.isRunning }
        : undefined,
  };
}

/** The text values of a template's form. */
const texts = (values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(values).flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])));
