import { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import { closeSync, fsyncSync, openSync, readdirSync } from "node:fs";
import { join, relative } from "node:path";

type EngineOptions = Awaited<ReturnType<NodeFS["init"]>>["emscriptenOpts"];

/** A file or folder that the engine has open, in its file system layer. */
interface Stream {
  /** The descriptor in Node; absent for a folder. */
  nfd?: number;
  node: { mount: { mountpoint: string } };
}

/** Members of PGlite's module that its types do not declare. */
interface Module {
  FS: { getPath(node: Stream["node"]): string };
  NODEFS: { stream_ops: { fsync?: (stream: Stream) => number } };
}

/**
 * Start options of the engine on `DurableFiles`: fsync is on, also for the WAL (its fdatasync does not reach Node).
 *
 * A new WAL segment is not filled with 16 MB of zeros first, which would hold up every request.
 */
export const durableStart = [
  ...PGlite.defaultStartParams.filter((param) => param !== "-F"),
  ...["-c", "wal_sync_method=fsync"],
  ...["-c", "wal_init_zero=off"],
];

/**
 * The files of an embedded database: a commit is on disk before it is acknowledged.
 *
 * PGlite starts its engine without fsync, and its file system ignores the call; here the engine calls fsync and Node executes it.
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

  /** Syncs the whole folder to disk, as after a database was copied into it. */
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
