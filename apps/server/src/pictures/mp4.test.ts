import { expect, test } from "vitest";
import type { FileContent } from "../ports/spool";
import { filmOf, joined, mp4Box } from "../testing/safety/made-files";
import { MAX_BOXES, videoFacts } from "./mp4";

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

/** A film of many small boxes: `tracks` tracks of `inEach` boxes, and `beside` other boxes. */
function crowded({ tracks, inEach, beside = 0 }: { tracks: number; inEach: number; beside?: number }) {
  const many = (count: number, box: Uint8Array) => joined(...Array.from({ length: count }, () => box));
  const track = mp4Box("trak", many(inEach, mp4Box("free")));
  return joined(mp4Box("ftyp", "isom"), many(beside, mp4Box("free")), mp4Box("moov", mp4Box("mvhd"), many(tracks, track)), mp4Box("mdat"));
}

/** The facts of a film, the number of pieces read of it, and of turns that other tasks had meanwhile. */
async function watched(film: Uint8Array) {
  const content = contentOf(film);
  let [reads, turns] = [0, 0];
  const counted = { ...content, read: (start: number, end: number) => (reads++, content.read(start, end)) };
  let turn = setImmediate(function next() {
    turns += 1;
    turn = setImmediate(next);
  });
  const facts = await videoFacts(counted);
  clearImmediate(turn);
  return { facts, reads, turns };
}

test.each([
  ["tracks", { tracks: 20_000, inEach: 0 }],
  ["boxes in one track", { tracks: 1, inEach: 20_000 }],
  ["boxes in many tracks", { tracks: 200, inEach: 30 }],
  ["boxes beside the index", { tracks: 1, inEach: 1, beside: 20_000 }],
  ["boxes on two levels", { tracks: 10, inEach: 300, beside: 3_000 }],
])("a film of too many boxes is refused once so many were read: %s", async (_name, shape) => {
  const { facts, reads } = await watched(crowded(shape));
  expect(facts).toBeUndefined();
  expect(reads).toBeLessThanOrEqual(MAX_BOXES + 1);
});

test("reading a film of many boxes lets other requests through", async () => {
  // 4 boxes outside the tracks, 40 tracks of 120 boxes
  const { facts, turns } = await watched(crowded({ tracks: 40, inEach: 120 }));
  expect(facts).toEqual({ width: null, height: null });
  expect(turns).toBeGreaterThanOrEqual(9);
});

test("an index of more than 8 MB is not read", async () => {
  const film = joined(mp4Box("ftyp", "isom"), mp4Box("moov", mp4Box("mvhd", new Uint8Array(8 * 1024 * 1024))), mp4Box("mdat"));
  const { facts, reads } = await watched(film);
  expect(facts).toBeUndefined();
  expect(reads).toBe(3);
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
