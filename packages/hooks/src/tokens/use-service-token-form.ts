import { fields } from "@shopkeeper/sdk";
import { type ServiceTokenDraft, serviceTokenProblems } from "@shopkeeper/sdk/rules/tokens";
import { type FormModel, formSchema, problemKeys, useVersionedForm, type VersionedForm } from "../form";
import type { MadeServiceToken } from "./use-service-token-list";

/** After how many days a token may end. */
export const usualDays = [7, 30, 90, 180, 365] as const;

const firstChoice = 90;

const model: FormModel<ServiceTokenDraft, never> = {
  schema: formSchema<ServiceTokenDraft>((values) => problemKeys(serviceTokenProblems(values))),
  valuesOf: () => ({ name: "", roles: [], days: firstChoice }),
};

export interface ServiceTokenFormOptions {
  /** `made` is the token, to be shown this once. */
  onDone: (made: MadeServiceToken) => void;
  onCancel: () => void;
}

/** Making a service token. */
export interface ServiceTokenFormState extends VersionedForm<ServiceTokenDraft, never> {
  max: { name: number };
}

/** Making a service token; it lasts as long as its dialog is open. */
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
