/** A new random key; `crypto.randomUUID` does not exist on plain http. */
export function idempotencyKey(): string {
  let key = "";
  for (const byte of crypto.getRandomValues(new Uint8Array(16))) key += hex[byte];
  return key;
}

const hex = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, "0"));
