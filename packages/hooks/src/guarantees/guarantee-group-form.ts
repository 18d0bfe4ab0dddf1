import { limits, type Schema } from "@shopkeeper/sdk";
import { type FormModel, formSchema, textProblem } from "../core";
import type { GuaranteeTextKey } from "./messages";

export interface GuaranteeGroupForm {
  name: string;
  /** Ids of the services, in picking order. */
  gids: number[];
}

export const guaranteeLimits = { name: limits.GuaranteeGroupInput.name.maxLength };

export const guaranteeGroupModel: FormModel<GuaranteeGroupForm, Schema<"GuaranteeGroup">> = {
  schema: formSchema<GuaranteeGroupForm>(({ name, gids }) => ({
    name: textProblem<GuaranteeTextKey>(name, guaranteeLimits.name, { empty: "problems.nameEmpty", long: "problems.nameLong" }),
    gids: gids.length === 0 ? ("problems.none" satisfies GuaranteeTextKey) : undefined,
  })),
  valuesOf: (group) => ({ name: group?.name ?? "", gids: group?.guaranteeList.map(({ gid }) => gid) ?? [] }),
};

/** The request body of a valid form. */
export const guaranteeGroupInput = ({ name, gids }: GuaranteeGroupForm): Schema<"GuaranteeGroupInput"> => ({
  name: name.trim(),
  gids: gids.join(),
});
