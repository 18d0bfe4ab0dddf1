import { lengthOf, type Problem, type Problems } from "../core";
import type { tokenRuleMessages } from "./messages";

type Key = keyof typeof tokenRuleMessages;

/** The maximum number of service tokens of a shop, expired ones included. */
export const mostServiceTokens = 50;

const longestName = 24;

/** The editable fields of a service token. */
export interface ServiceTokenDraft {
  readonly name: string;
  /** Ids of roles. */
  readonly roles: readonly number[];
  /** Days until it expires. */
  readonly days: number | undefined;
}

/** The problems of a service token, by field. */
export function serviceTokenProblems({ name, roles, days }: ServiceTokenDraft): Problems<keyof ServiceTokenDraft, Key> {
  const length = lengthOf(name.trim());
  return {
    ...(length === 0 && { name: problem("nameEmpty") }),
    ...(length > longestName && { name: problem("nameLong") }),
    ...(roles.length === 0 && { roles: problem("rolesEmpty") }),
    ...(days === undefined && { days: problem("daysEmpty") }),
  };
}

const problem = (key: Key): Problem<Key> => ({ key, params: { max: longestName } });
