/**
 * The pictures of a text in Rich Text Format, in their order; undefined stands for one in a format that no browser shows.
 *
 * Word puts its pictures only there: the HTML beside it names files on the disk of who copied.
 */
export function rtfPictures(rtf: string): readonly (File | undefined)[] {
  const found: (File | undefined)[] = [];
  // a drawing stands there twice: the second, for old readers, is no picture of its own
  for (const { index } of rtf.matchAll(/\{\\pict\b/g)) {
    if (/\{\\nonshppict\s*$/.test(rtf.slice(Math.max(0, index - 20), index))) continue;
    const group = groupAt(rtf, index);
    const type = /\\pngblip\b/.test(group) ? "png" : /\\jpegblip\b/.test(group) ? "jpeg" : undefined;
    const bytes = type && bytesOf(group);
    found.push(bytes ? new File([bytes], `${found.length + 1}.${type === "jpeg" ? "jpg" : "png"}`, { type: `image/${type}` }) : undefined);
  }
  return found;
}

/** The group that begins at `start`, to the bracket that ends it. */
function groupAt(rtf: string, start: number): string {
  let depth = 0;
  for (let at = start; at < rtf.length; at += 1) {
    if (rtf[at] === "{" && rtf[at - 1] !== "\\") depth += 1;
    if (rtf[at] === "}" && rtf[at - 1] !== "\\") depth -= 1;
    if (depth === 0) return rtf.slice(start, at + 1);
  }
  return rtf.slice(start);
}

/** Its content in hexadecimal digits, which stand last, after every word and inner group. */
function bytesOf(group: string): Uint8Array<ArrayBuffer> | undefined {
  const digits = (/(?:^|[\s}])([0-9a-f\s]{16,})\}$/i.exec(group)?.[1] ?? "").replace(/\s/g, "");
  if (digits.length < 16 || digits.length % 2 !== 0) return undefined;
  return Uint8Array.from({ length: digits.length / 2 }, (_, at) => Number.parseInt(digits.slice(2 * at, 2 * at + 2), 16));
}
