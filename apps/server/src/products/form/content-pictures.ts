import { Parser } from "htmlparser2";
import { storedMedia } from "../../files/stored-picture";
import type { Files } from "../../ports/files";

/** The pictures and videos in a description, as stored paths, each once. */
export function contentPictures(html: string, files: Pick<Files, "pathOf">): string[] {
  const found = new Set<string>();
  const parser = new Parser({
    onopentag: (_tag, { src, poster }) => {
      for (const address of [src, poster]) {
        const path = address === undefined ? undefined : storedMedia(files, address);
        if (path !== undefined) found.add(path);
      }
    },
  });
  parser.end(html);
  return [...found];
}
