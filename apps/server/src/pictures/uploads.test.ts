import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { usualUploads } from "../files/upload-limits";
import { memoryFiles } from "../adapters/memory-files";
import { bmpOf, filmOf, joined, littleEndian, pictureCanvas } from "../testing/safety/made-files";
import { call, requestOf } from "../testing/test-call";
import { HEALTH_MS, slowestHealth } from "../testing/test-health";
import { read } from "../testing/test-read";
import { startServer } from "../testing/start-server";

const kept = memoryFiles();
let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  server = await startServer({ ports: { files: kept } });
});

const storedOf = async (url: string) => {
  const file = await kept.open(kept.pathOf(url));
  return { type: file?.type, bytes: new Uint8Array(await new Response(file?.stream()).arrayBuffer()) };
};
const upload = (token: string, bytes: Uint8Array, name = "picture.png", query = {}) =>
  read(server, "uploadImage", { token, query, file: { name, bytes } });
const striped = (width: number, height: number) =>
  sharp(
    Uint8Array.from({ length: width * height * 3 }, (_, at) => (Math.floor(at / 3) % width < width / 2 ? 255 : 0)),
    { raw: { width, height, channels: 3 } },
  );

test("an upload answers what the reference has, and lies in the library", async () => {
  const { token } = await server.createShop({ pictureCategories: [{ name: "主图" }] });
  const [category] = await read(server, "listPictureCategories", { token });
  const answer = await upload(token, pictureCanvas(1), "茶杯.png", { model: "product", pid: category?.id });
  expect(answer).toMatchObject({
    fileName: "茶杯.png",
    extName: "png",
    type: "png",
    pid: category?.id,
    isKnown: false,
    width: 12,
    height: 8,
  });
  expect(answer.sattDir).toBe(answer.url);
  const { list, total } = await read(server, "listAttachments", { token, query: { pid: category?.id } });
  expect(total).toBe(1);
  expect(list[0]).toMatchObject({
    attId: answer.attId,
    name: "茶杯.png",
    sattDir: answer.url,
    attSize: String(answer.fileSize),
    attType: "png",
    imageType: 1,
  });
});

test("the same content again is the same picture, where it was", async () => {
  const { token } = await server.createShop({ pictureCategories: [{ name: "主图" }] });
  const [category] = await read(server, "listPictureCategories", { token });
  const first = await upload(token, pictureCanvas(2), "one.png");
  const again = await upload(token, pictureCanvas(2), "two.png", { pid: category?.id });
  expect(again).toEqual({ ...first, isKnown: true });
  expect(await read(server, "listAttachments", { token })).toMatchObject({ total: 1 });
});

test("the same content in another shop is that shop's own picture", async () => {
  const [one, other] = [await server.createShop(), await server.createShop()];
  const [first, second] = [await upload(one.token, pictureCanvas(3)), await upload(other.token, pictureCanvas(3))];
  expect(second).toMatchObject({ isKnown: false });
  expect(second.url).not.toBe(first.url);
});

test("pictures are turned upright, brought to sRGB, and lose what cameras wrote into them", async () => {
  const { token } = await server.createShop();
  const turned = await striped(40, 20)
    .jpeg({ quality: 100 })
    .withMetadata({ orientation: 6 })
    .withIccProfile("p3")
    .withExif({ IFD0: { Copyright: "someone" } })
    .toBuffer();
  const answer = await upload(token, turned, "phone.jpg");
  expect([answer.width, answer.height]).toEqual([20, 40]);
  const { bytes } = await storedOf(answer.url);
  const facts = await sharp(bytes).metadata();
  expect(facts).toMatchObject({ width: 20, height: 40, space: "srgb" });
  expect([facts.exif, facts.icc, facts.xmp, facts.orientation]).toEqual([undefined, undefined, undefined, undefined]);
  const { data } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  expect([data[0] ?? 0, data.at(-1) ?? 255].map((value) => value > 128)).toEqual([true, false]);
});

test("CMYK pictures of printers are shown in colours of screens", async () => {
  const { token } = await server.createShop();
  const printed = await striped(16, 16).toColourspace("cmyk").jpeg().toBuffer();
  const answer = await upload(token, printed, "print.jpg");
  expect(await sharp((await storedOf(answer.url)).bytes).metadata()).toMatchObject({ space: "srgb", channels: 3 });
});

test("transparency and the exact pixels of a PNG stay", async () => {
  const { token } = await server.createShop();
  const pixels = Uint8Array.from({ length: 16 * 16 * 4 }, (_, at) => (at * 13) % 256);
  const png = await sharp(pixels, { raw: { width: 16, height: 16, channels: 4 } })
    .png()
    .toBuffer();
  const answer = await upload(token, png);
  expect(
    Uint8Array.from(
      await sharp((await storedOf(answer.url)).bytes)
        .raw()
        .toBuffer(),
    ),
  ).toEqual(pixels);
});

test("an animation keeps its frames", async () => {
  const { token } = await server.createShop();
  const frames = await Promise.all(
    ["red", "green", "blue"].map((background) =>
      sharp({ create: { width: 20, height: 10, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  const animated = await sharp(frames, { join: { animated: true } })
    .gif({ delay: [100, 200, 300] })
    .toBuffer();
  const answer = await upload(token, animated, "moving.gif");
  expect(answer).toMatchObject({ type: "gif", width: 20, height: 10 });
  expect(await sharp((await storedOf(answer.url)).bytes, { animated: true }).metadata()).toMatchObject({
    pages: 3,
    delay: [100, 200, 300],
  });
});

test("another type than those of the specification is refused in its words, whatever it is called", async () => {
  const { token } = await server.createShop();
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: "red" } });
  const webp = await picture.clone().webp().toBuffer();
  const tiff = await picture.clone().tiff().toBuffer();
  for (const [name, bytes] of [
    ["a.webp", webp],
    ["a.jpg", webp],
    ["a.tiff", tiff],
    ["a.txt", Buffer.from("words")],
    ["a.svg", Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>")],
  ] as const) {
    const refused = { status: 415, message: "图片类型必须是.gif,jpeg,jpg,png,bmp中的一种" };
    expect(await call(server, "uploadImage", { token, file: { name, bytes } }), name).toMatchObject({ code: 90303, ...refused });
    const either = { status: 415, message: "图片类型必须是.gif,jpeg,jpg,png,bmp中的一种，视频必须是 mp4" };
    expect(await call(server, "uploadFile", { token, file: { name, bytes } }), name).toMatchObject({ code: 90313, ...either });
  }
});

test("a good picture is taken whatever site is in its name, and keeps it", async () => {
  const { token } = await server.createShop();
  for (const [at, name] of ["1688.com.jpg", "allegro.pl.png", "vue.js.jpeg"].entries())
    expect(await upload(token, pictureCanvas(700 + at), name)).toMatchObject({ fileName: name });
});

test("a BMP of more than 8 megapixels is refused, a smaller one decoded while health is answered", async () => {
  const shop = await server.createShop();
  const bitmap = (width: number, height: number) =>
    joined(
      ...["BM", Array<number>(8).fill(0), littleEndian(62), littleEndian(40), littleEndian(width), littleEndian(height), [1, 0, 1, 0]],
      ...[Array<number>(24).fill(0), [9, 9, 9, 0, 200, 0, 0, 0], new Uint8Array(Math.ceil(width / 32) * 4 * height)],
    );
  const send = (width: number, height: number) =>
    call(server, "uploadImage", { token: shop.token, file: { name: "a.bmp", bytes: bitmap(width, height) } });
  expect(await send(10_000, 10_000)).toMatchObject({ status: 413, code: 90306 });
  const slowest = await slowestHealth(server, async () => expect(await send(2_800, 2_800)).toMatchObject({ status: 200 }));
  expect(slowest).toBeLessThan(HEALTH_MS);
  const slowestOfOneRow = await slowestHealth(server, async () => expect((await send(8_000_000, 1)).status).toBeLessThan(500));
  expect(slowestOfOneRow).toBeLessThan(HEALTH_MS);
});

test("a BMP becomes a PNG with the same pixels, and is found where BMP is asked for", async () => {
  const { token } = await server.createShop();
  const rows = [
    [
      [255, 0, 0],
      [0, 255, 0],
    ],
    [
      [0, 0, 255],
      [9, 8, 7],
    ],
  ] as const;
  const answer = await upload(token, bmpOf(rows), "old.bmp");
  expect(answer).toMatchObject({ type: "png", extName: "png", fileName: "old.bmp" });
  expect(
    Array.from(
      await sharp((await storedOf(answer.url)).bytes)
        .removeAlpha()
        .raw()
        .toBuffer(),
    ),
  ).toEqual(rows.flat(2));
  expect(await read(server, "listAttachments", { token, query: { attType: "jpg,jpeg,gif,png,bmp,PNG,JPG" } })).toMatchObject({ total: 1 });
});

test("a film goes through the file entry point alone, as it is", async () => {
  const { token } = await server.createShop();
  const film = filmOf(5);
  const answer = await read(server, "uploadFile", { token, file: { name: "film.mp4", bytes: film } });
  expect(answer).toMatchObject({ type: "video/mp4", extName: "mp4", width: 640, height: 360, thumbUrl: null });
  expect(await storedOf(answer.url)).toEqual({ type: "video/mp4", bytes: film });
  expect(await call(server, "uploadImage", { token, file: { name: "film.mp4", bytes: film } })).toMatchObject({ code: 90303, status: 415 });
  expect(await read(server, "listAttachments", { token, query: { attType: "video/mp4" } })).toMatchObject({ total: 1 });
  expect(await read(server, "listAttachments", { token, query: { attType: "png,jpeg" } })).toMatchObject({ total: 0 });
});

test("the same key a hundred times at once adds one picture and gives one answer", async () => {
  const { token } = await server.createShop();
  const answers = await Promise.all(
    Array.from({ length: 100 }, () =>
      call(server, "uploadImage", { token, file: { name: "a.png", bytes: pictureCanvas(11) }, headers: { "Idempotency-Key": "same" } }),
    ),
  );
  expect(new Set(answers.map(({ code, data }) => JSON.stringify([code, data])))).toHaveLength(1);
  expect(answers[0]).toMatchObject({ code: 200, data: { isKnown: false } });
  expect(await read(server, "listAttachments", { token })).toMatchObject({ total: 1 });
  const other = await call(server, "uploadImage", {
    token,
    file: { name: "a.png", bytes: pictureCanvas(12) },
    headers: { "Idempotency-Key": "same" },
  });
  expect(other).toMatchObject({ code: 90010, status: 409 });
});

test("the same picture fifty times at once is one row and one file", async () => {
  const shop = await server.createShop();
  const answers = await Promise.all(Array.from({ length: 50 }, () => upload(shop.token, pictureCanvas(21))));
  expect(answers.filter(({ isKnown }) => !isKnown)).toHaveLength(1);
  expect(new Set(answers.map(({ attId, url }) => `${attId} ${url}`))).toHaveLength(1);
  const { usedBytes } = await read(server, "getUploadRules", { token: shop.token });
  expect(usedBytes).toBe(answers[0]?.fileSize);
});

test("two hundred pictures at once all arrive", async () => {
  const { token } = await server.createShop();
  const answers = await Promise.all(Array.from({ length: 200 }, (_, at) => upload(token, pictureCanvas(at, 40, 30 + at))));
  expect(new Set(answers.map(({ attId }) => attId))).toHaveLength(200);
  expect(await read(server, "listAttachments", { token })).toMatchObject({ total: 200 });
});

test("the space of a shop is never overdrawn, and deleting gives it back", async () => {
  const small = await startServer({ ports: { files: kept }, uploads: { ...usualUploads, quotaBytes: 3_000 } });
  const { token } = await small.createShop();
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      call(small, "uploadImage", { token, file: { name: `${at}.png`, bytes: pictureCanvas(at, 16, 16) } }),
    ),
  );
  const done = answers.filter(({ code }) => code === 200);
  expect(done.length).toBeGreaterThan(1);
  for (const refused of answers.filter(({ code }) => code !== 200)) expect(refused).toMatchObject({ code: 90308, status: 409 });
  const rules = await read(small, "getUploadRules", { token });
  expect(rules).toMatchObject({ quotaBytes: 3_000, usedBytes: done.reduce((sum, { data }) => sum + data.fileSize, 0) });
  expect(rules.usedBytes).toBeLessThanOrEqual(3_000);
  await read(small, "deleteAttachments", { token, body: { ids: done.map(({ data }) => data.attId).join(",") } });
  expect(await read(small, "getUploadRules", { token })).toMatchObject({ usedBytes: 0 });
  expect(await call(small, "uploadImage", { token, file: { name: "again.png", bytes: pictureCanvas(77) } })).toMatchObject({ code: 200 });
});

test("an upload that is refused in the end leaves no file", async () => {
  const files = memoryFiles();
  const paths: string[] = [];
  const watched = { ...files, put: async (...given: Parameters<typeof files.put>) => (paths.push(given[0]), files.put(...given)) };
  const small = await startServer({ ports: { files: watched }, uploads: { ...usualUploads, quotaBytes: 1_000_000 } });
  const { token } = await small.createShop();
  const lost = await call(small, "uploadImage", {
    token,
    query: { pid: 2_000_000_000 },
    file: { name: "a.png", bytes: pictureCanvas(31) },
  });
  expect(lost).toMatchObject({ code: 7201, status: 404 });
  expect(paths).toHaveLength(1);
  expect(await files.open(paths[0] ?? "")).toBeUndefined();
});

test("files over the limits are refused with the limit in the sentence", async () => {
  const tight = await startServer({
    uploads: { imageBytes: 1024 * 1024, videoBytes: 2 * 1024 * 1024, pixels: 1_000_000, frames: 2, quotaBytes: 1e9 },
  });
  const { token } = await tight.createShop();
  const refusal = (bytes: Uint8Array, name = "a.png") => call(tight, "uploadFile", { token, file: { name, bytes } });
  expect(await refusal(new Uint8Array(3 * 1024 * 1024))).toMatchObject({
    code: 90305,
    status: 413,
    message: expect.stringContaining("2 MB"),
  });
  const heavy = await sharp({
    create: { width: 700, height: 700, channels: 3, background: "red", noise: { type: "gaussian", mean: 128, sigma: 90 } },
  })
    .png()
    .toBuffer();
  expect(await refusal(heavy)).toMatchObject({ code: 90305, message: expect.stringContaining("1 MB") });
  const wide = await sharp({ create: { width: 1001, height: 1000, channels: 3, background: "red" } })
    .png()
    .toBuffer();
  expect(await refusal(wide)).toMatchObject({ code: 90306, status: 413, message: expect.stringContaining("1 百万像素") });
  const frames = await Promise.all(
    ["red", "green", "blue"].map((background) =>
      sharp({ create: { width: 9, height: 9, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  expect(
    await refusal(
      await sharp(frames, { join: { animated: true } })
        .gif()
        .toBuffer(),
      "a.gif",
    ),
  ).toMatchObject({ code: 90307, status: 413 });
  expect(await read(tight, "getUploadRules", { token })).toMatchObject({
    image: { extensions: expect.arrayContaining(["jpg", "png"]), maxBytes: 1024 * 1024, maxPixels: 1_000_000, maxFrames: 2 },
    video: { extensions: ["mp4"], maxBytes: 2 * 1024 * 1024, maxPixels: null },
    file: { maxBytes: 2 * 1024 * 1024 },
  });
});

test("refusals speak the caller's language", async () => {
  const { token } = await server.createShop();
  const answer = await call(server, "uploadImage", {
    token,
    file: { name: "a.png", bytes: Uint8Array.from([1]) },
    headers: { "Accept-Language": "en" },
  });
  expect(answer.message).toBe("A picture must be one of .gif, jpeg, jpg, png, bmp.");
});

test("a form that is none, or holds none or two files, is refused", async () => {
  const { token } = await server.createShop();
  const send = async (body: BodyInit, type?: string) => {
    const { url } = requestOf("uploadImage");
    const headers = { "Authori-zation": token, ...(type !== undefined && { "Content-Type": type }) };
    const { status, code } = await (
      await server.fetch(new Request(url, { method: "POST", headers, body }))
    )
      .json()
      .then((answer) => ({ status: 0, ...answer }));
    return [status, code];
  };
  const form = (...files: [string, Uint8Array][]) => {
    const made = new FormData();
    for (const [field, bytes] of files) made.append(field, new File([Uint8Array.from(bytes)], "a.png"));
    return made;
  };
  expect(await send(JSON.stringify({ multipart: "x" }), "application/json")).toEqual([0, 415]);
  expect(await send("x", "multipart/form-data")).toEqual([0, 415]);
  expect(await send("x", "multipart/form-data; boundary=b")).toEqual([0, 400]);
  expect(await send("", "multipart/form-data; boundary=b")).toEqual([0, 400]);
  expect(
    await send("--b\r\nContent-Disposition: form-data; name=multipart; filename=a.png\r\n\r\nabc", "multipart/form-data; boundary=b"),
  ).toEqual([0, 400]);
  expect(await send(form())).toEqual([0, 90302]);
  expect(await send(form(["file", pictureCanvas(1)]))).toEqual([0, 90302]);
  expect(await send(form(["multipart", pictureCanvas(1)], ["multipart", pictureCanvas(2)]))).toEqual([0, 90302]);
  const nested = `--b\r\nContent-Disposition: form-data; name=multipart; filename=a.png\r\nContent-Type: multipart/mixed; boundary=c\r\n\r\n--c\r\n\r\nx\r\n--c--\r\n--b--`;
  expect(await send(nested, "multipart/form-data; boundary=b")).toEqual([0, 90303]);
  const heads = `--b\r\nContent-Disposition: form-data; name=multipart; filename=a.png\r\n${"X: y\r\n".repeat(1_000_000)}\r\n\r\n--b--`;
  expect(await send(heads, "multipart/form-data; boundary=b")).toEqual([0, 400]);
  const fields = new FormData();
  fields.append("model", "x".repeat(100_000));
  expect(await send(fields)).toEqual([0, 413]);
});

test("a hundred uploads in a row pass; thousands do not", async () => {
  const limited = await startServer({
    limits: { ...(await import("../kernel/rate-limits")).usualLimits, upload: { burst: 100, perSecond: 0.001 } },
  });
  const { token } = await limited.createShop();
  for (let at = 0; at < 100; at += 1)
    expect(await call(limited, "uploadImage", { token, file: { name: "a.png", bytes: pictureCanvas(1) } })).toMatchObject({ code: 200 });
  const refused = await call(limited, "uploadImage", { token, file: { name: "a.png", bytes: pictureCanvas(1) } });
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, expect.any(String)]);
});

test("a file of the library goes to WeChat, anything else does not", async () => {
  const [shop, other] = [await server.createShop(), await server.createShop()];
  const { url } = await upload(shop.token, pictureCanvas(41));
  const send = (token: string, imagePath: string, type = "image") => call(server, "uploadLocalMedia", { token, body: { type, imagePath } });
  expect(await send(shop.token, url)).toMatchObject({ code: 200, data: { mediaId: expect.any(String), type: "image" } });
  for (const path of [
    "https://example.com/a.png",
    "/files/../etc/passwd",
    "file:///etc/passwd",
    "http://169.254.169.254/latest",
    "m/1/x.png",
  ]) {
    expect(await send(shop.token, path)).toMatchObject({ code: 90310, status: 404 });
  }
  expect(await send(other.token, url)).toMatchObject({ code: 90310 });
  expect(await send(shop.token, url, "voice")).toMatchObject({ code: 90311 });
});
