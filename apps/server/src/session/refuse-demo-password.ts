import type { Text } from "@shopkeeper/sdk/rules/core";
import type { ServerState } from "../kernel/platform";
import { invalidFields } from "../core/refusal";
import { DEMO_PASSWORD } from "./demo-password";

const known: Text = { zh: "这是演示密码，众所周知，请换一个", en: "This is the password of the demo, which everybody knows" };

/** Refuses the demo's password at its field, except in a demo. */
export function refuseDemoPassword({ isDemo }: Pick<ServerState, "isDemo">, field: string, password: string) {
  if (!isDemo && password === DEMO_PASSWORD) throw invalidFields({ [field]: known });
}
