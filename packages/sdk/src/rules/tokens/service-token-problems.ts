import { lengthOf, type Problem, type Problems } from "../core";
import type { tokenRuleMessages } from "./messages";

type Key = keyof typeof tokenRuleMessages;

/** How many service tokens a shop has at most, those that have ended included. */
export const mostServiceTokens = 50;

const longestName = 24;

/** What people write of a service token. */
export interface ServiceTokenDraft {
  readonly name: string;
  /** Ids of roles. */
  readonly roles: readonly number[];
  /** After how many days it ends. */
  readonly days: number | undefined;
}

/** What is wrong with a service token, by field. */
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
