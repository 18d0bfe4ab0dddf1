import type { MerchantClient, OperationId } from "@shopkeeper/sdk";
import { textOf } from "../texts/catalogue";
import { length, required, type Rule, ruleSchema } from "../form";
import { fields } from "@shopkeeper/sdk";
import { useVersionedForm, type VersionedForm } from "../form/use-versioned-form";
import { profileText, type ProfileTextKey } from "./profile-messages";

interface FactorForm {
  pwd: string;
  factorCode: string;
}

export interface FactorFormOptions<Result extends object | null> {
  /** The operation of the dialog. */
  operation: OperationId & ("startSecondFactor" | "confirmSecondFactor" | "renewRecoveryCodes" | "turnOffSecondFactor");
  send: (values: FactorForm, client: MerchantClient) => Promise<Result>;
  /** The fields that the dialog shows. */
  fields: readonly (keyof FactorForm)[];
  done?: ProfileTextKey;
  onDone: (result: Result) => void;
  onCancel: () => void;
}

/** The form of the dialog, without a draft. */
export type FactorFormState = VersionedForm<FactorForm, never>;

const rules: Readonly<Record<keyof FactorForm, readonly Rule[]>> = {
  pwd: [required("", () => textOf(profileText, "factor.pwdEmpty"))],
  factorCode: [
    required("", () => textOf(profileText, "factor.codeEmpty")),
    length(() => textOf(profileText, "factor.code"), { max: fields.SecondFactorOff.factorCode.maxLength }),
  ],
};

/** A dialog that requests the password, a code of the second factor, or both, before one of its operations. */
export function useFactorForm<Result extends object | null>({
  operation,
  send,
  fields,
  done,
  onDone,
  onCancel,
}: FactorFormOptions<Result>): FactorFormState {
  return useVersionedForm<FactorForm, never, Result>({
    model: {
      schema: ruleSchema<FactorForm>(Object.fromEntries(fields.map((field) => [field, rules[field]]))),
      valuesOf: () => ({ pwd: "", factorCode: "" }),
    },
    edited: undefined,
    operation,
    save: ({ pwd, factorCode }, client) => send({ pwd: pwd.trim(), factorCode: factorCode.trim() }, client),
    done: done === undefined ? null : textOf(profileText, done),
    onDone,
    onCancel,
  });
}
