import { LRUCache } from "lru-cache";
import { setTimeout as sleep } from "node:timers/promises";
import { singleFlight } from "../../core/single-flight";
import { semaphoreOf } from "../../core/semaphore";
import type { Files } from "../../ports/files";
import type { Logger } from "../../ports/logger";
import { type Bytes, isHashed, respondWith, webFile, type WebFile } from "../http/web-file";
import { endOf, type Manifest, manifestPath, type PackedAsset, packPath, readManifest, releaseOf, RELEASES } from "./manifest";

/** How long a request waits for the storage; the read continues for repeated requests. */
const ANSWER_MS = 5_000;
/** How long a listing of the releases is trusted about a missing asset. */
export const LISTED_MS = 2_000;
const CACHE_BYTES = 48 * 1024 * 1024;
const READS = 8;
const LONGEST_LINE = 200;

export interface ReleasedAssetsOptions {
  answerMs?: number;
  listedMs?: number;
}

interface Place {
  release: string;
  asset: PackedAsset;
}

/**
 * Answers assets with hashed names that other releases have put into the file storage, for the pages of newer and of older nodes.
 *
 * An unknown name makes the releases be listed again, but at most once per interval: no flood of names reaches the storage.
 */
export function releasedAssets(files: Files, logger: Logger, { answerMs = ANSWER_MS, listedMs = LISTED_MS }: ReleasedAssetsOptions = {}) {
  const manifests = new Map<string, Manifest>();
  const cache = new LRUCache<string, WebFile>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ plain, packed: { br, gzip } }) => Math.max(1, plain.length + (br?.length ?? 0) + (gzip?.length ?? 0)),
  });
  const semaphore = semaphoreOf(READS);
  const reading = singleFlight<WebFile | undefined>();
  let listing: Promise<void> = Promise.resolve();
  let isListing = false;
  let listedAt = -Infinity;

  /** A failed listing is cached as long as a successful one. */
  function listAnew() {
    listedAt = performance.now();
    isListing = true;
    listing = list().finally(() => (isListing = false));
    listing.catch((error: unknown) => logger.warn({ error }, "The releases in the file storage cannot be listed"));
  }

  async function list() {
    const listed = (await files.list(RELEASES)).filter(({ path }) => path.endsWith(".json"));
    const releases = new Set(listed.map(({ path }) => releaseOf(path)));
    for (const release of manifests.keys()) if (!releases.has(release)) manifests.delete(release);
    const unread = [...releases].filter((release) => !manifests.has(release));
    await Promise.all(unread.map((release) => semaphore.pass(1, () => readRelease(release))));
  }

  async function readRelease(release: string) {
    const file = await files.open(manifestPath(release));
    if (!file) return;
    try {
      manifests.set(release, readManifest(await new Response(file.stream()).text()));
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      manifests.set(release, new Map());
      logger.warn({ release }, "A release in the file storage cannot be read");
    }
  }

  function knownPlace(name: string): Place | undefined {
    for (const [release, manifest] of manifests) {
      const asset = manifest.get(name);
      if (asset) return { release, asset };
    }
    return undefined;
  }

  async function placeOf(name: string): Promise<Place | undefined> {
    const known = knownPlace(name);
    if (known) return known;
    if (!isListing && performance.now() - listedAt >= listedMs) listAnew();
    await listing;
    return knownPlace(name);
  }

  async function read(name: string): Promise<WebFile | undefined> {
    const place = await placeOf(name);
    if (!place) return undefined;
    const { release, asset } = place;
    const bytes = await semaphore.pass(1, () => bytesOf(release, asset));
    if (!bytes) manifests.delete(release);
    const file = bytes && unpacked(name, asset, bytes);
    if (file) cache.set(name, file);
    return file;
  }

  async function bytesOf(release: string, asset: PackedAsset): Promise<Bytes | undefined> {
    try {
      const pack = await files.open(packPath(release));
      return pack && new Uint8Array(await new Response(pack.stream(asset.start, endOf(asset))).arrayBuffer());
    } catch (error) {
      logger.warn({ error, release }, "An asset of another release cannot be read");
      throw error;
    }
  }

  async function respond(request: Request): Promise<Response | undefined> {
    const { pathname } = new URL(request.url);
    if (!isHashed(pathname) || (request.method !== "GET" && request.method !== "HEAD")) return undefined;
    const name = pathname.slice("/assets/".length);
    const cached = cache.get(name);
    if (cached) return respondWith(request, cached, true);
    if (semaphore.waiting() > LONGEST_LINE) return unavailable();
    const answer = reading(name, () => read(name)).then(
      (file) => file && respondWith(request, file, true),
      () => unavailable(),
    );
    return Promise.race([answer, sleep(answerMs, undefined, { ref: false }).then(unavailable)]);
  }

  return {
    respond,

    /** Lists the releases, so that a request for their files need not wait for it. */
    async refresh() {
      if (!isListing) listAnew();
      await listing.catch(() => undefined);
    },
  };
}

const unavailable = () => new Response(null, { status: 503, headers: { "Cache-Control": "no-store", "Retry-After": "2" } });

/** An asset from its bytes in the pack; undefined if some are missing. */
function unpacked(name: string, asset: PackedAsset, bytes: Bytes): WebFile | undefined {
  if (bytes.length !== endOf(asset) - asset.start) return undefined;
  const { plain, br, gzip } = asset;
  return webFile(name, bytes.slice(0, plain), {
    ...(br > 0 && { br: bytes.slice(plain, plain + br) }),
    ...(gzip > 0 && { gzip: bytes.slice(plain + br, plain + br + gzip) }),
  });
}
