import { Refusal } from "../core/refusal";
import type { Shop } from "../tenancy/shop";
import { MEGABYTE } from "../files/upload-limits";
import type { TakenFile } from "./taken-file";

/** Adds the row of an accepted file to the library, or finds the row with its content. */
export async function addTaken({ pictures }: Shop, { name, sha256, stored, isKnown }: TakenFile, pid: number, quotaBytes: number) {
  const added = isKnown ? undefined : await pictures.add({ name, sha256, pid, stored });
  if (added) {
    if (!(await pictures.space.claim(stored.bytes, quotaBytes)))
      throw new Refusal("quotaFull", { limit: Math.floor(quotaBytes / MEGABYTE) });
    return { row: added, isKnown: false };
  }
  const row = await pictures.ofContent(sha256);
  // another call has deleted the row since it was found
  if (!row) throw new Refusal("uploadsBusy", {}, { retryAfter: 1 });
  return { row, isKnown: true };
}
