import { fields } from "@shopkeeper/sdk";
import { type ServiceTokenDraft, serviceTokenProblems } from "@shopkeeper/sdk/rules/tokens";
import { type FormModel, formSchema, problemKeys, useVersionedForm, type VersionedForm } from "../form";
import type { MadeServiceToken } from "./use-service-token-list";

/** The lifetimes of a token to choose from, in days. */
export const usualDays = [7, 30, 90, 180, 365] as const;

const firstChoice = 90;

const model: FormModel<ServiceTokenDraft, never> = {
  schema: formSchema<ServiceTokenDraft>((values) => problemKeys(serviceTokenProblems(values))),
  valuesOf: () => ({ name: "", roles: [], days: firstChoice }),
};

export interface ServiceTokenFormOptions {
  /** `made` is the created token, which is shown only once. */
  onDone: (made: MadeServiceToken) => void;
  onCancel: () => void;
}

/** Creating a service token. */
export interface ServiceTokenFormState extends VersionedForm<ServiceTokenDraft, never> {
  max: { name: number };
}

/** Creating a service token; its state lives as long as the dialog is open. */
export function useServiceTokenForm({ onDone, onCancel }: ServiceTokenFormOptions): ServiceTokenFormState {
  const form = useVersionedForm<ServiceTokenDraft, never, MadeServiceToken>({
    model,
    edited: undefined,
    operation: "saveServiceToken",
    async save({ name, roles, days = firstChoice }, client) {
      const body = { name: name.trim(), roles: roles.join(), days };
      return { ...(await client.saveServiceToken({ body })), name: body.name };
    },
    done: null,
    onDone,
    onCancel,
  });
  return { ...form, max: { name: fields.ServiceTokenInput.name.maxLength } };
}
