/** Uploads one picture to the library and returns its address. */
export type UploadPicture = (file: File, options: UploadOptions) => Promise<{ readonly url: string }>;

/** Copies a picture of another site to the library, by its address there. */
export type TakeWebPicture = (address: string, options: Pick<UploadOptions, "signal">) => Promise<{ readonly url: string }>;

export interface UploadOptions {
  readonly signal: AbortSignal;
  /** Called with the uploaded part, from 0 to 1, if that is known. */
  readonly onPart?: (part: number) => void;
}

/** The upload of a pasted or dropped picture. */
export interface PictureUpload {
  readonly id: string;
  readonly name: string;
  /** The picture; absent if it could not be read from the clipboard. */
  readonly file?: File;
  /** Its address on another site; absent for a local picture. */
  readonly address?: string;
  readonly state: "waiting" | "sending" | "done" | "failed";
  readonly part: number;
  readonly url?: string;
  readonly error?: unknown;
}

/** Finds a picture that is not in the clipboard itself; undefined if it is not available. */
export type FindPicture = () => Promise<File | undefined>;

/** Uploads pictures to the library one after the other, so that the library keeps the order of insertion. */
export function pictureUploads(upload: () => UploadPicture | undefined, takeFromWeb: () => TakeWebPicture | undefined = () => undefined) {
  let uploads: readonly PictureUpload[] = [];
  let underWay: { id: string; abort: AbortController } | undefined;
  const finders = new Map<string, FindPicture>();
  const listeners = new Set<() => void>();

  function setUploads(next: readonly PictureUpload[]) {
    uploads = next;
    for (const listener of listeners) listener();
  }

  const change = (id: string, to: Partial<PictureUpload>) => setUploads(uploads.map((one) => (one.id === id ? { ...one, ...to } : one)));

  async function sendNext() {
    const next = underWay ? undefined : uploads.find(({ state }) => state === "waiting");
    if (!next) return;
    const { id } = next;
    const abort = new AbortController();
    underWay = { id, abort };
    change(id, { state: "sending", part: 0, error: undefined });
    try {
      const url = await send(next, abort.signal);
      change(id, { state: "done", part: 1, url });
    } catch (error) {
      change(id, { state: "failed", error });
    }
    underWay = undefined;
    void sendNext();
  }

  async function send({ id, file: known, address }: PictureUpload, signal: AbortSignal): Promise<string> {
    if (address !== undefined) {
      const take = takeFromWeb();
      if (!take) throw new PictureUnreadable();
      return (await take(address, { signal })).url;
    }
    const file = known ?? (await finders.get(id)?.());
    if (!file) throw new PictureUnreadable();
    if (!known) change(id, { file, name: file.name });
    const port = upload();
    if (!port) throw new PictureUnreadable();
    const { url } = await port(file, { signal, onPart: (part) => change(id, { part }) });
    return url;
  }

  function enqueue(upload: Pick<PictureUpload, "name" | "file" | "address">): string {
    const id = newId();
    setUploads([...uploads, { ...upload, id, state: "waiting", part: 0 }]);
    return id;
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    all: () => uploads,
    of: (id: string) => uploads.find((one) => one.id === id),
    /** Appends a picture to the queue; returns its id. */
    add(picture: File | FindPicture, name = ""): string {
      const isFound = typeof picture !== "function";
      const id = enqueue(isFound ? { name: picture.name, file: picture } : { name });
      if (!isFound) finders.set(id, picture);
      void sendNext();
      return id;
    },
    /** Appends a picture of another site to the queue; undefined if the library does not copy from other sites. */
    addFromWeb(address: string, name = ""): string | undefined {
      if (!takeFromWeb()) return undefined;
      const id = enqueue({ name, address });
      void sendNext();
      return id;
    },
    /** Keeps the original address of a picture that could not be copied. */
    keepAddress(id: string) {
      const { address } = uploads.find((one) => one.id === id && one.state === "failed") ?? {};
      if (address !== undefined) change(id, { state: "done", url: address });
    },
    retry(id: string) {
      if (uploads.some((one) => one.id === id && one.state === "failed")) change(id, { state: "waiting" });
      void sendNext();
    },
    /** Cancels an upload that is no longer needed; when the removal is undone, it can be retried. */
    stop(id: string) {
      if (underWay?.id === id) underWay.abort.abort();
      else if (uploads.some((one) => one.id === id && one.state === "waiting")) change(id, { state: "failed" });
    },
  };
}

/** The uploads of one editor. */
export type PictureUploads = ReturnType<typeof pictureUploads>;

/** The content of a copied picture is not available here: it is on another machine, or belongs to another page. */
export class PictureUnreadable extends Error {}

// unguessable for other pages: pasted markup cannot reference our uploads
const newId = () => Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
