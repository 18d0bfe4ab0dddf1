import { setTimeout as sleep } from "node:timers/promises";
import { singleFlight } from "../../core/single-flight";
import type { Files } from "../../ports/files";
import type { Logger } from "../../ports/logger";
import { repeat } from "../repeat";
import { type OwnRelease, ownRelease } from "./own-release";
import { publishRelease } from "./publish-release";
import { LISTED_MS, releasedAssets } from "./released-assets";

const PUBLISHED_MS = 10 * 60 * 1000;
const REFRESH_MS = 20_000;
const SHARED_MS = 10_000;

export interface NodeReleasesOptions {
  files: Files;
  logger: Logger;
  /** The build folders of the node. */
  folders: readonly string[];
  /** The number of releases to keep, besides those that a node runs. */
  kept: number;
  /** Milliseconds to wait for the other nodes' answers. */
  sharedMs?: number;
}

/** Shares the assets of a node's release with the other nodes, and serves theirs. */
export function nodeReleases({ files, logger, folders, kept, sharedMs = SHARED_MS }: NodeReleasesOptions) {
  let own: Promise<OwnRelease | undefined> | undefined;
  let publishedAt = -Infinity;
  const running = singleFlight<void>();
  let shared = Promise.resolve();
  const others = releasedAssets(files, logger);

  const exchange = () => running("exchange", () => publish().catch(warn).then(others.refresh));

  async function publish() {
    if (performance.now() - publishedAt < PUBLISHED_MS) return;
    const release = await (own ??= ownRelease(folders));
    const isNew = release !== undefined && (await publishRelease(files, release, kept));
    publishedAt = performance.now();
    // another node may just have cached that these files are missing
    if (isNew) shared = sleep(LISTED_MS, undefined, { ref: false });
  }
  const warn = (error: unknown) => logger.warn({ error }, "The console's files are not published for other releases; it is tried again");

  return {
    respond: others.respond,

    /**
     * Publishes, and lists the releases of others, now and at intervals, also while the storage fails.
     *
     * `shared` resolves once every node answers the files of this one, or after ten seconds, when the storage does not take them.
     */
    begin() {
      const published = exchange().then(() => shared);
      return {
        shared: Promise.race([published, sleep(sharedMs, undefined, { ref: false })]),
        stop: repeat(REFRESH_MS, exchange, warn),
      };
    },
  };
}
