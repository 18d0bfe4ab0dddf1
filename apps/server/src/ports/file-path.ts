const PATH = /^[a-z0-9][a-z0-9-]*(\/[a-z0-9][a-z0-9-]*)*\.(png|jpg|webp|gif|svg|mp4)$/;
const ADDRESS = /^(https?:|data:|blob:|\/)/;

const types: Readonly<Record<string, string>> = {
  png: "image/png",
  jpg: "image/jpeg",
  webp: "image/webp",
  gif: "image/gif",
  mp4: "video/mp4",
  // only our own drawings; uploads are never SVG
  svg: "image/svg+xml",
};

/** Spreadsheets are not served by their address. */
const SHEET = /^(?:exports|imports)\/[0-9a-f]{32}\.(xlsx|csv)$/;

const sheetTypes: Readonly<Record<string, string>> = {
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  csv: "text/csv; charset=utf-8",
};

/** The console's release files are served under the addresses of their assets. */
const RELEASE = /^releases\/[0-9a-f]{32}\.(pack|json)$/;

const releaseTypes: Readonly<Record<string, string>> = { pack: "application/octet-stream", json: "application/json" };

/** Whether a file is served to everyone who knows its address. */
export const isPublicPath = (path: string) => !/^(exports|imports|releases)\//.test(path);

/** The folder of a path. */
export const folderOf = (path: string) => path.slice(0, Math.max(0, path.lastIndexOf("/")));

/** The fixed content type of one of our paths, undefined for any other. */
export function typeOfPath(path: string): string | undefined {
  const sheet = SHEET.exec(path)?.[1];
  if (sheet) return sheetTypes[sheet];
  const release = RELEASE.exec(path)?.[1];
  if (release) return releaseTypes[release];
  const extension = PATH.exec(path)?.[2];
  return extension && types[extension];
}

/** The type of a path that is about to be written; throws for a path that is not ours. */
export function ownTypeOfPath(path: string): string {
  const type = typeOfPath(path);
  if (!type) throw new Error(`Not a path of ours: ${path}`);
  return type;
}

/** Whether a stored value is an address that a browser can open unchanged. */
export const isAddress = (path: string) => path === "" || ADDRESS.test(path);

/** The path of an address below `base`; anything else is returned unchanged. */
export function pathBelow(base: string, address: string): string {
  const path = address.startsWith(base) ? address.slice(base.length) : "";
  return typeOfPath(path) ? path : address;
}

const SMALL = "small/";

/** The path of a stored picture's thumbnail; undefined for files without one (videos, drawings, thumbnails). */
export function smallPathOf(path: string): string | undefined {
  const type = typeOfPath(path);
  if (!type?.startsWith("image/") || type === "image/svg+xml" || path.startsWith(SMALL)) return undefined;
  return `${SMALL}${path.replace(".", "-")}.webp`;
}

/** The path of a thumbnail's picture; undefined for other paths. */
export function pathOfSmall(small: string): string | undefined {
  const [, name, extension] = /^small\/(.+)-(png|jpg|webp|gif)\.webp$/.exec(small) ?? [];
  const path = `${name}.${extension}`;
  return name && smallPathOf(path) === small ? path : undefined;
}
