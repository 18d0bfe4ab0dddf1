import { dataPicture, type PictureUploads } from "@shopkeeper/hooks/rich-text";
import { richTextAddress } from "@shopkeeper/sdk/rich-text";
import { pendingAddress } from "./pending-picture";
import { readPicture } from "./read-picture";

/** A clipboard's content beside its HTML: files, and the pictures of its Rich Text Format, each in their order. */
export interface PasteSources {
  readonly files: readonly File[];
  readonly drawn: () => readonly (File | undefined)[];
}

/** Uploads the pictures of a pasted page that cannot keep their address, and web pictures that can be fetched, leaving placeholders. */
export function takePictures(page: Document, sources: PasteSources, uploads: PictureUploads): void {
  const lost: HTMLImageElement[] = [];
  for (const image of page.querySelectorAll("img")) {
    const address = addressOf(image);
    if (isPending(address, uploads)) continue;
    const ofWeb = /^(?:https?:)?\/\//i.test(address) && !address.startsWith(pendingAddress) ? richTextAddress("media", address) : undefined;
    if (ofWeb) image.setAttribute("src", taken(ofWeb, image.alt, uploads));
    else if (/^(?:file|cid|webkit-fake-url|data|blob):/i.test(address)) lost.push(image);
    else image.remove();
    for (const name of ["srcset", "style", "height", "class"]) image.removeAttribute(name);
  }
  let drawn: readonly (File | undefined)[] | undefined;
  for (const [index, image] of lost.entries()) {
    const address = addressOf(image);
    const own = dataPicture(address, String(index + 1));
    drawn ??= own ? undefined : sources.drawn();
    const file = own ?? sources.files[index] ?? drawn?.[index];
    image.setAttribute("src", `${pendingAddress}${uploads.add(file ?? (() => readPicture(address)), image.alt || nameOf(address))}`);
  }
}

/** The address for a web picture: the placeholder of its upload, our own storage, or its own address. */
function taken(address: string, name: string, uploads: PictureUploads): string {
  const own = ownFile(address);
  if (own !== undefined) return own;
  const id = uploads.addFromWeb(address, name);
  return id === undefined ? address : `${pendingAddress}${id}`;
}

/** The stored address of a file of this page's own server: browsers copy it with its origin. */
function ownFile(address: string): string | undefined {
  const { origin, pathname } = new URL(address);
  return origin === location.origin && pathname.startsWith("/files/") ? pathname : undefined;
}

/** The address of a picture: lazy-loading pages keep it beside an empty `src`. */
function addressOf(image: HTMLImageElement): string {
  const late = image.dataset.src ?? image.dataset.original;
  return (late && /^(?:https?:)?\/\//i.test(late) ? late : (image.getAttribute("src") ?? "")).trim();
}

const isPending = (address: string, uploads: PictureUploads) =>
  address.startsWith(pendingAddress) && uploads.of(address.slice(pendingAddress.length)) !== undefined;

const nameOf = (address: string) => (!/^file:/i.test(address) ? "" : (/[^/\\]+$/.exec(address)?.[0] ?? "").slice(0, 60));
