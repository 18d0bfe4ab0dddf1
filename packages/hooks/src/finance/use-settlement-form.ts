import { PayoutType, type Schema } from "@shopkeeper/sdk";
import { canSettle, isPayeeKnown, settlementMarkMax, settlementProblems } from "@shopkeeper/sdk/rules/finance";
import { useMemo } from "react";
import { type FormModel, formSchema, problemKeys, useVersionedForm, type VersionedForm } from "../form";
import { type Read, useRead } from "../core";
import { textOf, type TextParams } from "../texts";
import { settlementText } from "./messages";

/** The amount that may be paid out now, and its limits. */
export interface SettlementBase extends Omit<Read<"getSettlementBase">, "data"> {
  base: Schema<"SettlementBase"> | undefined;
}

/** The amount that may be paid out now and its limits, with the state of the read. */
export function useSettlementBase(): SettlementBase {
  const { data: base, ...read } = useRead("getSettlementBase", {});
  return { ...read, base };
}

interface SettlementForm {
  amount: string;
  closingType: Schema<"PayoutType">;
  mark: string;
  /** A code of the second factor, if the account has one. */
  factorCode: string;
}

export interface SettlementFormOptions {
  base: Schema<"SettlementBase">;
  onDone: () => void;
  onCancel: () => void;
}

/** Applying for a settlement. */
export interface SettlementFormState extends VersionedForm<SettlementForm, never> {
  /** The payout types for which the shop has set an account; its preferred type is among them. */
  types: Schema<"PayoutType">[];
  /** Why no settlement can be applied for now. */
  obstacle: "open" | "low" | undefined;
  /** A code of the second factor is required. */
  needsFactor: boolean;
  fillAll(): void;
  /** The values of the texts' placeholders. */
  params: TextParams;
  markMax: number;
}

/** Applying for a settlement; it lasts as long as its dialog is open. */
export function useSettlementForm({ base, onDone, onCancel }: SettlementFormOptions): SettlementFormState {
  const needsFactor = useRead("getSecondFactor", {}).data?.isOn === true;
  const model = useMemo<FormModel<SettlementForm, never>>(
    () => ({
      schema: formSchema<SettlementForm>((values) => ({
        ...problemKeys(settlementProblems(values, base)),
        ...(needsFactor && values.factorCode.trim() === "" && { factorCode: "apply.factorEmpty" }),
      })),
      valuesOf: () => ({ amount: "", closingType: base.settlementType, mark: "", factorCode: "" }),
    }),
    [base, needsFactor],
  );
  const { form, ...rest } = useVersionedForm<SettlementForm, never, null>({
    model,
    edited: undefined,
    operation: "applySettlement",
    save({ amount, closingType, mark, factorCode }, client) {
      const proof = needsFactor ? { factorCode: factorCode.trim() } : {};
      return client.applySettlement({ body: { amount: amount.trim(), closingType, mark: mark.trim() || null, ...proof } });
    },
    done: textOf(settlementText, "apply.done"),
    onDone,
    onCancel,
  });
  const { transferMinAmount: min, transferMaxAmount: max, transferBalance } = base;
  return {
    ...rest,
    form,
    types: Object.values(PayoutType).filter((type) => isPayeeKnown(type, base)),
    obstacle: base.openClosingNo !== null ? ("open" as const) : canSettle(base) ? undefined : ("low" as const),
    needsFactor,
    fillAll() {
      const all = Number(transferBalance) > Number(max) ? max : transferBalance;
      form.setValue("amount", all, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
    },
    params: { min, max, amount: transferBalance, limit: settlementMarkMax, closingNo: base.openClosingNo ?? "" },
    markMax: settlementMarkMax,
  };
}
