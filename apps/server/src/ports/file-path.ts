const PATH = /^[a-z0-9][a-z0-9-]*(\/[a-z0-9][a-z0-9-]*)*\.(png|jpg|webp|gif|svg)$/;
const ADDRESS = /^(https?:|data:|blob:|\/)/;

const types: Readonly<Record<string, string>> = {
  png: "image/png",
  jpg: "image/jpeg",
  webp: "image/webp",
  gif: "image/gif",
  // only what we have drawn ourselves; uploads are never SVG
  svg: "image/svg+xml",
};

/** The fixed content type of a path we have named, undefined when it is not one of ours. */
export function typeOfPath(path: string): string | undefined {
  const extension = PATH.exec(path)?.[2];
  return extension && types[extension];
}

/** Whether a stored value is an address that a browser can open as it stands. */
export const isAddress = (path: string) => path === "" || ADDRESS.test(path);
