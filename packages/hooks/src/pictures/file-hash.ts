const mostBytes = 64 * 1024 * 1024;

/** The SHA-256 of a file in hexadecimal; undefined without `crypto.subtle` (plain http) or for a file too large for memory. */
export async function fileHash(file: Blob): Promise<string | undefined> {
  // the type always has `subtle`, but it is missing on plain http
  const subtle: SubtleCrypto | undefined = crypto.subtle;
  if (subtle === undefined || file.size > mostBytes) return undefined;
  const digest = new Uint8Array(await subtle.digest("SHA-256", await file.arrayBuffer()));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
