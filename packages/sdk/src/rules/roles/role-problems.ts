import type { Problem, Problems } from "../core";
import type { MenuIndex } from "./menu-index";
import type { roleRuleMessages } from "./messages";

type Key = keyof typeof roleRuleMessages;

/** The editable fields of a role. */
export interface RoleFields {
  readonly roleName: string;
  readonly rules: readonly number[];
}

/** The problems of a role, by field: a folder alone grants nothing. */
export function roleProblems({ roleName, rules }: RoleFields, index: MenuIndex): Problems<keyof RoleFields, Key> {
  return {
    ...(roleName.trim() === "" && { roleName: problem("roleNameEmpty") }),
    ...(rules.every((id) => index.isFolder(id)) && { rules: problem("rulesEmpty") }),
  };
}

const problem = (key: Key): Problem<Key> => ({ key });
