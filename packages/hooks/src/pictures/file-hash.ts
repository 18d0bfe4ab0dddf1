const mostBytes = 64 * 1024 * 1024;

/** The SHA-256 of a file in hexadecimal; undefined where the browser has none (plain http) or the file is too large to be held whole. */
export async function fileHash(file: Blob): Promise<string | undefined> {
  // the type promises `subtle` everywhere, a page on plain http has none
  const subtle: SubtleCrypto | undefined = crypto.subtle;
  if (subtle === undefined || file.size > mostBytes) return undefined;
  const digest = new Uint8Array(await subtle.digest("SHA-256", await file.arrayBuffer()));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
