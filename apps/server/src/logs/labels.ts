import type { Text } from "@shopkeeper/sdk/rules/core";
import { contractOperations } from "../contract/wire-schema";

const labels = new Map<string, Text | undefined>([
  ...contractOperations().map(({ id, label }): [string, Text | undefined] => [id, label]),
  // logged when the code of a second factor is refused
  ["login", { zh: "登录（两步验证）", en: "Log in (second factor)" }],
  // run by a command on the server's machine
  ["resetPassword", { zh: "通过命令重置密码", en: "Reset a password by a command" }],
]);

/** The name of an operation in the log; an operation that the contract no longer has is named by its id. */
export const operationLabel = (operation: string): Text => labels.get(operation) ?? { zh: operation, en: operation };

/** The operations whose name in the log contains a text, in either language. */
export function operationsNamed(part: string): string[] {
  const wanted = part.toLowerCase();
  return [...labels].flatMap(([operation, label]) =>
    label && [label.zh, label.en].some((name) => name.toLowerCase().includes(wanted)) ? [operation] : [],
  );
}
