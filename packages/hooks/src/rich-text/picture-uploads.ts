/** Brings one picture into the library and says where it lies then. */
export type UploadPicture = (file: File, options: UploadOptions) => Promise<{ readonly url: string }>;

/** Brings a picture of another site into the library, by its address there. */
export type TakeWebPicture = (address: string, options: Pick<UploadOptions, "signal">) => Promise<{ readonly url: string }>;

export interface UploadOptions {
  readonly signal: AbortSignal;
  /** Takes how much of it has left, from 0 to 1, where that is known. */
  readonly onPart?: (part: number) => void;
}

/** Where a picture that was pasted or dropped stands. */
export interface PictureUpload {
  readonly id: string;
  readonly name: string;
  /** The picture itself; absent when it could not be read where it was copied. */
  readonly file?: File;
  /** Where it lies on another site; absent for one that comes from here. */
  readonly address?: string;
  readonly state: "waiting" | "sending" | "done" | "failed";
  readonly part: number;
  readonly url?: string;
  readonly error?: unknown;
}

/** How a picture is found that does not lie in the clipboard itself; undefined where it cannot be had. */
export type FindPicture = () => Promise<File | undefined>;

/** Sends pictures into the library one after the other, so that they lie there in the order in which they were put in. */
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
    /** Puts a picture at the end of the row; returns what it is called by. */
    add(picture: File | FindPicture, name = ""): string {
      const isFound = typeof picture !== "function";
      const id = enqueue(isFound ? { name: picture.name, file: picture } : { name });
      if (!isFound) finders.set(id, picture);
      void sendNext();
      return id;
    },
    /** Puts a picture of another site at the end of the row; undefined where none can be taken from there. */
    addFromWeb(address: string, name = ""): string | undefined {
      if (!takeFromWeb()) return undefined;
      const id = enqueue({ name, address });
      void sendNext();
      return id;
    },
    /** Leaves one on its site that could not be taken: its address stands in the text. */
    keepAddress(id: string) {
      const { address } = uploads.find((one) => one.id === id && one.state === "failed") ?? {};
      if (address !== undefined) change(id, { state: "done", url: address });
    },
    retry(id: string) {
      if (uploads.some((one) => one.id === id && one.state === "failed")) change(id, { state: "waiting" });
      void sendNext();
    },
    /** Calls one off that is not wanted any more; taken back, it may be tried again. */
    stop(id: string) {
      if (underWay?.id === id) underWay.abort.abort();
      else if (uploads.some((one) => one.id === id && one.state === "waiting")) change(id, { state: "failed" });
    },
  };
}

/** The uploads of one editor. */
export type PictureUploads = ReturnType<typeof pictureUploads>;

/** A picture was copied whose content cannot be had here: it lies on another machine, or belongs to another page. */
export class PictureUnreadable extends Error {}

// no page can guess it: pasted markup cannot name an upload of ours
const newId = () => Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
