import { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import { closeSync, fsyncSync, openSync, readdirSync } from "node:fs";
import { join, relative } from "node:path";

type EngineOptions = Awaited<ReturnType<NodeFS["init"]>>["emscriptenOpts"];

/** A file or folder that the engine has open, as its file system layer describes it. */
interface Stream {
  /** The descriptor in Node; absent for a folder. */
  nfd?: number;
  node: { mount: { mountpoint: string } };
}

/** What PGlite does not declare of its module. */
interface Module {
  FS: { getPath(node: Stream["node"]): string };
  NODEFS: { stream_ops: { fsync?: (stream: Stream) => number } };
}

/**
 * How the engine is started on `DurableFiles`: as usual, but with fsync, also for its log (its fdatasync does not reach Node).
 *
 * A new segment of the log is not filled with 16 MB of zeros first, which would hold up every request.
 */
export const durableStart = [
  ...PGlite.defaultStartParams.filter((param) => param !== "-F"),
  ...["-c", "wal_sync_method=fsync"],
  ...["-c", "wal_init_zero=off"],
];

/**
 * The files of an embedded database, of which a commit is on the disk before it is acknowledged.
 *
 * PGlite starts its engine without fsync, and its file system ignores the call; here the engine asks and Node does it.
 */
export class DurableFiles extends NodeFS {
  constructor(
    folder: string,
    private readonly sync: (descriptor: number) => void = fsyncSync,
  ) {
    super(folder);
  }

  override async init(pg: PGlite, options: EngineOptions) {
    const { emscriptenOpts } = await super.init(pg, options);
    const preRun = (module: unknown) => this.installFsync(module);
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), preRun] } };
  }

  /** Brings all that lies in the folder to the disk, as after a database was copied into it. */
  syncAll() {
    const entries = readdirSync(this.rootDir, { recursive: true, withFileTypes: true });
    for (const entry of entries) this.syncPath(join(entry.parentPath, entry.name));
    this.syncPath(this.rootDir);
  }

  private installFsync(module: unknown) {
    if (!isEngine(module)) throw new Error("PGlite's file system is not where it was: its writes would not be durable.");
    const { FS, NODEFS } = module;
    NODEFS.stream_ops.fsync = (stream) => {
      if (stream.nfd === undefined) this.syncPath(join(this.rootDir, relative(stream.node.mount.mountpoint, FS.getPath(stream.node))));
      else this.sync(stream.nfd);
      return 0;
    };
  }

  private syncPath(path: string) {
    const descriptor = openSync(path, "r");
    this.sync(descriptor);
    closeSync(descriptor);
  }
}

const isEngine = (module: unknown): module is Module =>
  typeof module === "object" && module !== null && "FS" in module && "NODEFS" in module;
