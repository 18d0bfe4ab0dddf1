import { GuaranteeScope } from "@shopkeeper/sdk";
import { useCan, useRead } from "../core";

/** The platform's guarantee services, hidden ones too, with the state of their reading. */
export function useServices() {
  const isRefused = !useCan()("listGuarantees");
  return { ...useRead("listGuarantees", isRefused ? undefined : { query: { type: GuaranteeScope.all } }), isRefused };
}
