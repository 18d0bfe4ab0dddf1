import { memberOf, type MerchantClient, type OperationId, operations } from "@shopkeeper/sdk";

/**
 * A client with an Idempotency-Key for every write: the first has `key`, the n-th `key-n`.
 *
 * The same writes in the same order, repeated with the same key, take effect once.
 */
export function keyedClient(client: MerchantClient, key: string): MerchantClient {
  let writes = 0;
  const nextKey = () => (++writes === 1 ? key : `${key}-${writes}`);
  const keyed = (operationId: OperationId, input: object | undefined) =>
    operations[operationId].effect === "write" ? { idempotencyKey: nextKey(), ...input } : input;
  return new Proxy(client, {
    get(target, name) {
      if (name === "call")
        return (operationId: OperationId, input?: object): unknown =>
          Reflect.apply(target.call, target, [operationId, keyed(operationId, input)]);
      if (name === "upload")
        return (file: Blob, options: Parameters<MerchantClient["upload"]>[1]) =>
          target.upload(file, { idempotencyKey: nextKey(), ...options });
      const member = memberOf(target, name);
      if (!isOperation(name) || typeof member !== "function") return member;
      return (input?: object): unknown => Reflect.apply(member, target, [keyed(name, input)]);
    },
  });
}

const isOperation = (name: string | symbol): name is OperationId => typeof name === "string" && name in operations;
