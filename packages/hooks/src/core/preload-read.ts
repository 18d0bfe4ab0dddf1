import type { Input, MerchantClient, OperationId } from "@shopkeeper/sdk";
import { preload } from "swr";
import { readKey } from "./use-read";

/** Asks for an answer while its screen is still on the way; the screen's `useRead` of the same input takes it over, failures too. */
export function preloadRead<Op extends OperationId>(client: MerchantClient, operationId: Op, input: Input<Op>) {
  preload(readKey(operationId, input), () => client.call(operationId, input)).catch(() => undefined);
}
