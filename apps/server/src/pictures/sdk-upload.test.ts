import { ApiError, createMerchantClient, memorySession } from "@shopkeeper/sdk";
import { beforeAll, expect, test } from "vitest";
import { MEGABYTE } from "../files/upload-limits";
import { filmOf, joined, pictureCanvas } from "../testing/safety/made-files";
import { startServer } from "../testing/start-server";

let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  server = await startServer({
    uploads: { imageBytes: MEGABYTE, videoBytes: 8 * MEGABYTE, pixels: 1e6, frames: 5, quotaBytes: 64 * MEGABYTE },
  });
});

async function openClient() {
  const { token } = await server.createShop({ pictureCategories: [{ name: "主图" }] });
  return createMerchantClient({
    baseUrl: "http://shop.test/api",
    session: memorySession(token),
    fetch: (request) => server.fetch(request),
  });
}

test("the client's upload reports every byte and gives the stored picture", async () => {
  const client = await openClient();
  const [category] = await client.listPictureCategories();
  const seen: number[] = [];
  const file = new File([Uint8Array.from(pictureCanvas(1))], '茶 "杯".png', { type: "image/png" });
  const query = { model: "product", pid: category?.id };
  const uploaded = await client.upload(file, { to: "uploadImage", query, onProgress: ({ loaded, total }) => seen.push(loaded / total) });
  expect(uploaded).toMatchObject({ fileName: '茶 "杯".png', type: "png", pid: category?.id, isKnown: false });
  expect([seen[0], seen.at(-1)]).toEqual([0, 1]);
  expect(await client.upload(file, { to: "uploadImage", query })).toEqual({ ...uploaded, isKnown: true });
});

test("a film larger than one piece arrives whole", async () => {
  const client = await openClient();
  const film = filmOf(9);
  const padded = joined(film, [0, 80, 0, 0], "free", new Uint8Array(80 * 65_536 - 8));
  const { url, fileSize } = await client.upload(new File([Uint8Array.from(padded)], "film.mp4"), { to: "uploadFile" });
  const file = await server.ports.files.open(server.ports.files.pathOf(url));
  expect([fileSize, file?.size, file?.type]).toEqual([padded.length, padded.length, "video/mp4"]);
});

test("a refusal is an error with its code and sentence", async () => {
  const client = await openClient();
  const attempt = client.upload(new File([new Uint8Array(3 * MEGABYTE)], "huge.png"), { to: "uploadImage" });
  await expect(attempt).rejects.toBeInstanceOf(ApiError);
  await expect(attempt).rejects.toMatchObject({ code: 90305, status: 413, message: "“huge.png”超过 1 MB，请压缩后再上传" });
});
