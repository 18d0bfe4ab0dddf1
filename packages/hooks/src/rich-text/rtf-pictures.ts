/**
 * The pictures of a text in Rich Text Format, in order; undefined marks a picture in a format that no browser shows.
 *
 * Word puts its pictures only there: the HTML beside it references files on the author's disk.
 */
export function rtfPictures(rtf: string): readonly (File | undefined)[] {
  const found: (File | undefined)[] = [];
  // a drawing occurs twice: the second one, for old readers, is not a separate picture
  for (const { index } of rtf.matchAll(/\{\\pict\b/g)) {
    if (/\{\\nonshppict\s*$/.test(rtf.slice(Math.max(0, index - 20), index))) continue;
    const group = groupAt(rtf, index);
    const type = /\\pngblip\b/.test(group) ? "png" : /\\jpegblip\b/.test(group) ? "jpeg" : undefined;
    const bytes = type && bytesOf(group);
    found.push(bytes ? new File([bytes], `${found.length + 1}.${type === "jpeg" ? "jpg" : "png"}`, { type: `image/${type}` }) : undefined);
  }
  return found;
}

/** The group from `start` to its closing bracket. */
function groupAt(rtf: string, start: number): string {
  let depth = 0;
  for (let at = start; at < rtf.length; at += 1) {
    if (rtf[at] === "{" && rtf[at - 1] !== "\\") depth += 1;
    if (rtf[at] === "}" && rtf[at - 1] !== "\\") depth -= 1;
    if (depth === 0) return rtf.slice(start, at + 1);
  }
  return rtf.slice(start);
}

/** The content of a group as hexadecimal digits, which come last, after all control words and inner groups. */
function bytesOf(group: string): Uint8Array<ArrayBuffer> | undefined {
  const digits = (/(?:^|[\s}])([0-9a-f\s]{16,})\}$/i.exec(group)?.[1] ?? "").replace(/\s/g, "");
  if (digits.length < 16 || digits.length % 2 !== 0) return undefined;
  return Uint8Array.from({ length: digits.length / 2 }, (_, at) => Number.parseInt(digits.slice(2 * at, 2 * at + 2), 16));
}
