import type { Call, Caller } from "./call";
import { mapPictures } from "./map-pictures";
import { Refusal } from "../core/refusal";
import { semaphoreOf } from "../core/semaphore";
import type { Shop } from "../tenancy/shop";
import { isVideo, storedMedia } from "../files/stored-picture";
import { isPublicPath } from "../ports/file-path";
import { follow, type WireOperation, type WireSchema } from "../contract/wire-schema";

/** A picture of another site that is being imported into the library. */
export interface TakenPicture {
  path: string;
  /** Adds its row, within the transaction. */
  add(shop: Shop): Promise<void>;
  settle(): Promise<void>;
}

/** Imports one picture of another site for a shop, before the transaction; refuses a picture that cannot be fetched. */
export type TakePicture = (address: string, call: PictureCall) => Promise<TakenPicture>;

/** The parts of a call that importing pictures needs. */
export type PictureCall = Pick<Call<"saveProduct">, "shop" | "session" | "platform"> & { request: Pick<Caller, "language"> };

/** A body whose pictures of other sites have been imported. */
export interface TakenBody {
  body: unknown;
  /** The pictures that could not be imported, with the reasons. */
  warnings: readonly { address: string; message: string }[];
  add(shop: Shop): Promise<void>;
  settle(): Promise<void>;
}

/** The most pictures of one request, and the most at a time. */
const MOST = 100;
const AT_ONCE = 4;
/** The call is answered soon after this; pictures that were not read by then wait for the next save. */
const MOST_MS = 15_000;

/** Failures unrelated to the picture itself: it stays in the text, and the next save tries again. */
const passing: ReadonlySet<string> = new Set(["uploadsBusy", "tooMany", "quotaFull"]);

/**
 * Imports the pictures of other sites in a body into the shop's library, each once, and replaces their addresses.
 *
 * Nothing is refused: in rich text a picture that cannot be fetched becomes a link. Undefined if there is nothing to import.
 */
export async function takePictures(
  operation: WireOperation,
  body: unknown,
  call: PictureCall,
  take: TakePicture,
): Promise<TakenBody | undefined> {
  const schema = operation.body?.schema;
  if (!schema || !namesPictures(operation)) return undefined;
  const { files } = call.shop;
  const found = new Set<string>();
  mapPictures(body, schema, (address) => {
    if (foreign(files, address) !== undefined) found.add(address);
    return address;
  });
  if (found.size === 0) return undefined;

  const taken: TakenPicture[] = [];
  const lost = new Map<string, Refusal>();
  const next = new Map<string, string | undefined>();
  const until = performance.now() + MOST_MS;
  const semaphore = semaphoreOf(AT_ONCE);
  const takeOne = async (address: string, at: number) => {
    try {
      const own = ownPath(address, call.session.merId);
      if (own !== undefined) return void next.set(address, files.publicUrl(own));
      if (at >= MOST || performance.now() > until) throw new Refusal("uploadsBusy");
      const picture = await take(foreign(files, address) ?? address, call);
      taken.push(picture);
      next.set(address, files.publicUrl(picture.path));
    } catch (failure) {
      if (!(failure instanceof Refusal)) throw failure;
      lost.set(address, failure);
      next.set(address, passing.has(failure.key) ? address : undefined);
    }
  };
  const settle = async () => {
    for (const picture of taken) await picture.settle();
  };
  const ends = await Promise.allSettled([...found].map((address, at) => semaphore.pass(1, () => takeOne(address, at))));
  const broken = ends.find((end) => end.status === "rejected");
  if (broken) {
    await settle();
    throw broken.reason;
  }
  return {
    body: mapPictures(body, schema, (address) => (next.has(address) ? next.get(address) : address)),
    warnings: [...found].flatMap((address) => {
      const refusal = lost.get(address);
      return refusal ? [{ address, message: refusal.text[call.request.language] }] : [];
    }),
    async add(shop) {
      for (const picture of taken) await picture.add(shop);
    },
    settle,
  };
}

/** The address of a picture on another site; undefined for our own, for videos and for invalid addresses. */
function foreign(files: Shop["files"], address: string): string | undefined {
  const media = storedMedia(files, address);
  return media !== undefined && /^https?:/i.test(media) && !isVideo(media) ? media : undefined;
}

/** The path of one of the shop's or the demo's files, from an address with this server's origin. */
function ownPath(address: string, merId: number): string | undefined {
  const path = URL.canParse(address) ? new URL(address).pathname.replace(/^\/files\//, "") : "";
  return (path.startsWith(`m/${merId}/`) || path.startsWith("demo/")) && isPublicPath(path) ? path : undefined;
}

const known = new WeakMap<WireOperation, boolean>();

/** Whether the body of an operation may contain pictures to import. */
export function namesPictures(operation: WireOperation): boolean {
  const names = known.get(operation) ?? (operation.body !== undefined && hasPictures(operation.body.schema, new Set()));
  known.set(operation, names);
  return names;
}

/** Whether the answer of an operation has warnings about pictures that could not be imported. */
export function answersWarnings({ answer }: WireOperation): boolean {
  const data = answer && follow(answer).properties?.data;
  const schemas = data ? [data, ...(follow(data).oneOf ?? [])] : [];
  return schemas.some((schema) => follow(schema).properties?.warnings !== undefined);
}

function hasPictures(written: WireSchema, seen: Set<WireSchema>): boolean {
  const schema = follow(written);
  if (seen.has(schema)) return false;
  seen.add(schema);
  if (schema["x-rich-text"] || schema["x-picture"]) return true;
  const parts = [...Object.values(schema.properties ?? {}), ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])];
  return [...parts, schema.items, schema.contentSchema].some((part) => part !== undefined && hasPictures(part, seen));
}
