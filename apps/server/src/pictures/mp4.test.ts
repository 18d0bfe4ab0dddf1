import { expect, test } from "vitest";
import type { FileContent } from "../ports/spool";
import { filmOf, joined, mp4Box } from "../safety/made-files";
import { videoFacts } from "./mp4";

const contentOf = (bytes: Uint8Array): FileContent => ({
  size: bytes.length,
  read: async (start, end) => Uint8Array.from(bytes.subarray(start, end)),
  stream: () => new Blob([Uint8Array.from(bytes)]).stream(),
});

test("a film says how large its picture is", async () => {
  expect(await videoFacts(contentOf(filmOf(3, 1920, 1080)))).toEqual({ width: 1920, height: 1080 });
});

test("a film may say nothing of its picture, and may have its index behind the frames", async () => {
  const silent = mp4Box(
    "moov",
    mp4Box(
      "mvhd",
      Array.from({ length: 100 }, () => 0),
    ),
    mp4Box("trak", mp4Box("mdia", [])),
  );
  const film = joined(mp4Box("ftyp", "isom"), mp4Box("free", "xx"), mp4Box("mdat", "frames"), silent);
  expect(await videoFacts(contentOf(film))).toEqual({ width: null, height: null });
});

test("boxes that leave a rest, run over the end, or are unknown make no film", async () => {
  const film = filmOf(1);
  const broken = [
    film.subarray(0, -1),
    joined(film, [0]),
    joined(film, "<html>"),
    joined(film, mp4Box("evil", "x")),
    mp4Box("ftyp", "isom"),
    joined(),
  ];
  for (const bytes of broken) expect(await videoFacts(contentOf(bytes))).toBeUndefined();
});
