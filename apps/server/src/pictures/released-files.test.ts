import { expect, test } from "vitest";
import { memoryFiles } from "../adapters/memory-files";
import { pictureCanvas } from "../testing/safety/made-files";
import { call } from "../testing/test-call";
import { read } from "../testing/test-read";
import { startServer } from "../testing/start-server";

const HOUR_MS = 3_600_000;

/** A server whose clock is set by hand, and its files. */
async function open() {
  const files = memoryFiles();
  let ahead = 0;
  const server = await startServer({ ports: { files, clock: { now: () => new Date(Date.now() + ahead) } } });
  const wait = (hours: number) => void (ahead += hours * HOUR_MS);
  const upload = (token: string, shade: number) =>
    read(server, "uploadImage", { token, file: { name: "a.png", bytes: pictureCanvas(shade, 30, 30) } });
  const remove = (token: string, ids: readonly number[]) => read(server, "deleteAttachments", { token, body: { ids: ids.join(",") } });
  return { server, files, wait, upload, remove };
}

test("a deleted picture's file stays a day, and then goes when nothing shows it", async () => {
  const { server, files, wait, upload, remove } = await open();
  const { token } = await server.createShop();
  const { attId, url } = await upload(token, 1);
  const path = files.pathOf(url);
  await remove(token, [attId]);
  wait(23);
  await server.cleanup();
  expect(await files.open(path)).toBeDefined();
  wait(2);
  await server.cleanup();
  expect(await files.open(path)).toBeUndefined();
});

test("a file that a product shows stays until the product no longer does", async () => {
  const { server, files, wait, upload, remove } = await open();
  const shop = await server.createShop({ products: [{ name: "a", image: "demo/cup-1.svg" }] });
  const { attId, url } = await upload(shop.token, 2);
  const path = files.pathOf(url);
  const { products } = await import("../products/tables");
  const { eq } = await import("drizzle-orm");
  const show = (image: string) => server.database.db.update(products).set({ image }).where(eq(products.merId, shop.merId));
  await show(url);
  await remove(shop.token, [attId]);
  for (let day = 0; day < 3; day += 1) {
    wait(25);
    await server.cleanup();
    expect(await files.open(path)).toBeDefined();
  }
  await show("demo/cup-1.svg");
  wait(25);
  await server.cleanup();
  expect(await files.open(path)).toBeUndefined();
});

test("a save that names a file while it is being removed is refused, and one before that keeps the file", async () => {
  const { server, files, wait, upload, remove } = await open();
  const shop = await server.createShop();
  const [first, second] = [await upload(shop.token, 4), await upload(shop.token, 5)];
  await remove(shop.token, [first.attId, second.attId]);
  wait(25);
  const { token } = await shop.as(["merchant:product:category:add"]);
  const add = (url: string) => call(server, "addProductCategory", { token, body: { pid: 0, name: url.slice(-20), sort: 0, icon: url } });
  expect(await add(first.url)).toMatchObject({ code: 200 });
  const removeFile = files.remove;
  files.remove = async (path) => {
    if (path === files.pathOf(second.url)) expect(await add(second.url)).toMatchObject({ code: 90301 });
    await removeFile(path);
  };
  await server.cleanup();
  expect(await files.open(files.pathOf(first.url))).toBeDefined();
  expect(await files.open(files.pathOf(second.url))).toBeUndefined();
  expect(await add(second.url)).toMatchObject({ code: 90301 });
});

test("the same content again after deleting is a new picture with a file of its own", async () => {
  const { server, files, wait, upload, remove } = await open();
  const { token } = await server.createShop();
  const first = await upload(token, 3);
  await remove(token, [first.attId]);
  const second = await upload(token, 3);
  expect(second).toMatchObject({ isKnown: false });
  expect(second.url).not.toBe(first.url);
  wait(25);
  await server.cleanup();
  expect(await files.open(files.pathOf(first.url))).toBeUndefined();
  expect(await files.open(files.pathOf(second.url))).toBeDefined();
});

test("released files count against twice the space, so that uploading and deleting in turn does not fill the disk", async () => {
  const files = memoryFiles();
  const { usualUploads } = await import("../files/upload-limits");
  const server = await startServer({ ports: { files }, uploads: { ...usualUploads, quotaBytes: 1_000 } });
  const { token } = await server.createShop();
  let isRefused = false;
  for (let shade = 0; shade < 12 && !isRefused; shade += 1) {
    const answer = await call(server, "uploadImage", { token, file: { name: "a.png", bytes: pictureCanvas(shade, 24, 24) } });
    isRefused = answer.code === 90308;
    if (!isRefused) await read(server, "deleteAttachments", { token, body: { ids: String(answer.data.attId) } });
  }
  expect(isRefused).toBe(true);
});
