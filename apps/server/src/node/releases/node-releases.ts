import type { Files } from "../../ports/files";
import type { Logger } from "../../ports/logger";
import { repeat } from "../repeat";
import { type OwnRelease, ownRelease } from "./own-release";
import { publishRelease } from "./publish-release";
import { releasedAssets } from "./released-assets";

const PUBLISHED_MS = 10 * 60 * 1000;
const REFRESH_MS = 20_000;

export interface NodeReleasesOptions {
  files: Files;
  logger: Logger;
  /** What the node has been built with. */
  folders: readonly string[];
  /** How many releases stay, beside those that a node runs. */
  kept: number;
}

/** The assets of a node's release for the other nodes, and of theirs for it. */
export function nodeReleases({ files, logger, folders, kept }: NodeReleasesOptions) {
  let own: Promise<OwnRelease | undefined> | undefined;
  let publishedAt = -Infinity;
  let running: Promise<void> | undefined;
  const others = releasedAssets(files, logger);

  const exchange = () =>
    (running ??= publish()
      .catch(warn)
      .then(others.refresh)
      .finally(() => (running = undefined)));

  async function publish() {
    if (performance.now() - publishedAt < PUBLISHED_MS) return;
    const release = await (own ??= ownRelease(folders));
    if (release) await publishRelease(files, release, kept);
    publishedAt = performance.now();
  }
  const warn = (error: unknown) => logger.warn({ error }, "The console's files are not published for other releases; it is tried again");

  return {
    respond: others.respond,

    /** Publishes, and looks for the releases of others, now and from time to time, also where the storage fails; answers what ends it. */
    begin() {
      void exchange();
      return repeat(REFRESH_MS, exchange, warn);
    },
  };
}
