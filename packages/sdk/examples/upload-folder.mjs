// Uploads a folder of pictures to the library, one category per subfolder; existing pictures are skipped: node
// upload-folder.mjs [folder]. Without an argument it makes a sample folder.
import { createHash } from "node:crypto";
import { mkdir, mkdtemp, readdir, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, extname, join, relative } from "node:path";
import { crc32, deflateSync } from "node:zlib";
import { ApiError } from "@shopkeeper/sdk";
import { loggedIn } from "./shop.mjs";

const client = await loggedIn();
const folder = process.argv[2] ?? (await sampleFolder());
const { image } = await client.getUploadRules();
const entries = await readdir(folder, { recursive: true, withFileTypes: true });
const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
let next = 0;
const counts = { uploaded: 0, known: 0, refused: 0 };

const waiting = files.filter((path) => image.extensions.includes(extname(path).slice(1).toLowerCase())).sort();
const categories = await categoryIds(new Set(waiting.map(categoryOf).filter((name) => name !== "")));
await Promise.all([uploadAll(), uploadAll(), uploadAll()]);
console.log(`${waiting.length} pictures in ${folder}: ${counts.uploaded} uploaded, ${counts.known} known, ${counts.refused} refused`);

/** Uploads the pictures one after another. */
async function uploadAll() {
  while (next < waiting.length) await uploadOne(waiting[next++]);
}

async function uploadOne(path) {
  const bytes = await readFile(path);
  const name = basename(path);
  if (bytes.length > image.maxBytes) return refused(name, `larger than ${image.maxBytes / 1024 / 1024} MB`);
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  if (await client.findAttachment({ query: { sha256 } })) {
    counts.known += 1;
    return;
  }
  try {
    const query = { model: "product", pid: categories.get(categoryOf(path)) ?? 0 };
    const { url, isKnown } = await client.upload(new Blob([bytes]), { to: "uploadImage", query, fileName: name });
    counts[isKnown ? "known" : "uploaded"] += 1;
    console.log(`${relative(folder, path)}\t${url}`);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    refused(name, error.message);
  }
}

function refused(name, reason) {
  counts.refused += 1;
  console.log(`${name}\t${reason}`);
}

/** A picture's category is its subfolder; a picture directly in the folder has none. */
function categoryOf(path) {
  const inside = relative(folder, dirname(path));
  return inside === "" ? "" : basename(inside).slice(0, 50);
}

/** Category ids by name; missing categories are created. */
async function categoryIds(names) {
  const known = await byName();
  for (const name of names) if (!known.has(name)) await client.savePictureCategory({ body: { pid: 0, name, type: 2 } });
  return byName();
}

async function byName() {
  const flat = (nodes) => nodes.flatMap((node) => [[node.name, node.id], ...flat(node.child)]);
  return new Map(flat(await client.listPictureCategories({ query: { type: 2, status: -1 } })));
}

/** A folder with two subfolders of one-coloured squares. */
async function sampleFolder() {
  const made = await mkdtemp(join(tmpdir(), "shopkeeper-pictures-"));
  for (const [name, colours] of Object.entries({
    warm: [
      [200, 60, 40],
      [230, 160, 30],
    ],
    cool: [
      [30, 90, 180],
      [40, 160, 120],
    ],
  })) {
    await mkdir(join(made, name));
    for (const [at, colour] of colours.entries()) await writeFile(join(made, name, `${name} ${at + 1}.png`), square(colour));
  }
  await writeFile(join(made, "notes.txt"), "Only pictures are uploaded.");
  await writeFile(join(made, "broken.png"), "This is not a picture.");
  return made;
}

/** A PNG of one colour. */
function square(colour, side = 64) {
  const chunk = (type, data) => {
    const named = Buffer.concat([Buffer.from(type), data]);
    const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    size.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(named));
    return Buffer.concat([size, named, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([8, 2], 8);
  const row = Buffer.from([0, ...Array.from({ length: side }, () => colour).flat()]);
  const pixels = deflateSync(Buffer.concat(Array.from({ length: side }, () => row)));
  const sign = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([sign, chunk("IHDR", head), chunk("IDAT", pixels), chunk("IEND", Buffer.alloc(0))]);
}
