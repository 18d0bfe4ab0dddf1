/** The file name in a response's headers, without folders; undefined if there is none. */
export function fileNameOf(headers: Headers): string | undefined {
  const own = headers.get("download-filename");
  if (own) return bare(decoded(own));
  const disposition = headers.get("Content-Disposition");
  if (!disposition) return undefined;
  const extended = /filename\*\s*=\s*[\w-]+'[^']*'([^;]+)/i.exec(disposition)?.[1];
  if (extended) return bare(decoded(extended.trim()));
  const quoted = /filename\s*=\s*"((?:\\.|[^"\\])*)"/i.exec(disposition)?.[1]?.replace(/\\(.)/g, "$1");
  const plain = quoted ?? /filename\s*=\s*([^;"]+)/i.exec(disposition)?.[1]?.trim();
  return plain === undefined ? undefined : bare(decoded(plain));
}

function bare(name: string): string {
  return name.split(/[\\/]/).at(-1) || "download";
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
