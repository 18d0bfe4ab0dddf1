import { limits, type Schema } from "@shopkeeper/sdk";
import * as z from "zod/mini";
import type { GuaranteeTextKey } from "./messages";

/** A guarantee group as it is typed. */
export interface GuaranteeGroupForm {
  name: string;
  gids: number[];
}

/** How long a name may be. */
export const guaranteeLimits = { name: limits.GuaranteeGroupInput.name.maxLength };

/** The form of a group, or of a new one. */
export const guaranteeGroupFormOf = (group: Schema<"GuaranteeGroup"> | undefined): GuaranteeGroupForm => ({
  name: group?.name ?? "",
  gids: group?.guaranteeList.map(({ gid }) => gid) ?? [],
});

/** What travels for a form without problems. */
export const guaranteeGroupInput = ({ name, gids }: GuaranteeGroupForm): Schema<"GuaranteeGroupInput"> => ({
  name: name.trim(),
  gids: gids.join(),
});

function guaranteeGroupProblems({ name, gids }: GuaranteeGroupForm) {
  const problems: Partial<Record<keyof GuaranteeGroupForm, GuaranteeTextKey>> = {};
  if (name.trim() === "") problems.name = "problems.nameEmpty";
  else if ([...name.trim()].length > guaranteeLimits.name) problems.name = "problems.nameLong";
  if (gids.length === 0) problems.gids = "problems.none";
  return problems;
}

/** The rules of the form. */
export const guaranteeGroupSchema = z.object({ name: z.string(), gids: z.array(z.number()) }).check(({ value, issues }) => {
  for (const [field, message] of Object.entries(guaranteeGroupProblems(value)))
    issues.push({ code: "custom", path: [field], message, input: value });
});
