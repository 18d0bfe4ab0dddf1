import { LRUCache } from "lru-cache";
import type { CodeKey } from "../core/refusal";
import { Refusal } from "../core/refusal";
import type { Shop } from "../tenancy/shop";
import { MEGABYTE, type UploadLimits } from "../files/upload-limits";
import type { Ports } from "../ports/ports";
import type { WebFailure } from "../ports/web";
import { cleanPictures } from "./clean-picture";
import { HEAD_BYTES, webPictureFormat } from "./file-kind";
import { namesProgram } from "./file-name";
import { takeFile } from "./take-file";
import type { TakenFile } from "./taken-file";

/** A picture of another site to add to a shop. */
export interface WantedPicture {
  address: string;
  shop: Shop;
  merId: number;
  limits: UploadLimits;
}

const MAX_BYTES = 10 * MEGABYTE;
/** A larger picture needs some hundred megabytes, for which only uploads have a queue. */
const MAX_PIXELS = 24_000_000;
const MOST_REMEMBERED = 2_000;
const REMEMBERED_MS = 60 * 60 * 1000;

const refusals: Readonly<Record<WebFailure, CodeKey>> = {
  refused: "webPictureRefused",
  unreachable: "webPictureUnreachable",
  unfit: "webPictureUnfit",
  busy: "uploadsBusy",
};

/**
 * Imports a picture of another site like an upload, before the transaction that adds its row.
 *
 * An address that was read within the hour is not read again while the shop's library has its picture.
 */
export function webPictures({ web, spool, codec, files, random, clock }: Ports) {
  const take = takeFile({ files, random, clean: cleanPictures(codec) });
  const remembered = new LRUCache<string, { sha256: string; time: number }>({ max: MOST_REMEMBERED });

  async function known(key: string, { address, shop }: WantedPicture): Promise<TakenFile | undefined> {
    const before = remembered.get(key);
    if (!before || clock.now().getTime() - before.time > REMEMBERED_MS) return undefined;
    const stored = await shop.pictures.storedOf(before.sha256);
    return stored && { name: nameOf(address), sha256: before.sha256, stored, isKnown: true, settle: async () => undefined };
  }

  /** `admit` is called before another site is requested. */
  return async (wanted: WantedPicture, admit: () => Promise<void> = async () => undefined): Promise<TakenFile> => {
    const { address, shop, merId, limits } = wanted;
    const key = `${merId} ${address}`;
    const before = await known(key, wanted);
    if (before) return before;
    await admit();
    const imageBytes = Math.min(limits.imageBytes, MAX_BYTES);
    const picture = await web.picture(address, imageBytes);
    if ("failed" in picture) throw new Refusal(refusals[picture.failed], {}, picture.failed === "busy" ? { retryAfter: 5 } : {});
    const format = await webPictureFormat(picture.bytes.subarray(0, HEAD_BYTES));
    if (!format) throw new Refusal("webPictureUnfit");
    const writer = await spool.open();
    await writer.write(picture.bytes);
    const content = await writer.done();
    try {
      const taken = await take({
        ...{ file: { name: nameOf(address), content }, kind: { kind: "image", format }, shop, merId },
        limits: { ...limits, imageBytes, pixels: Math.min(limits.pixels, MAX_PIXELS) },
      });
      remembered.set(key, { sha256: taken.sha256, time: clock.now().getTime() });
      return taken;
    } finally {
      await content.drop();
    }
  };
}

const INVISIBLE = /[\p{Cc}\p{Cs}\p{Cf}]/gu;

/** The last part of the address, if it is a name for a picture. */
function nameOf(address: string): string {
  const last = new URL(address).pathname.split("/").at(-1) ?? "";
  const name = [...decoded(last).replace(INVISIBLE, "").trim()].slice(0, 99).join("");
  return name === "" || namesProgram(name) ? "picture" : name;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
