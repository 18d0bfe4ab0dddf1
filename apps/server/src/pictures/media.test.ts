import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { noWechat, WechatFailure, type OutgoingMedia, type Wechat } from "../ports/wechat";
import { filmOf, pictureCanvas } from "../testing/safety/made-files";
import { call } from "../testing/test-call";
import { read } from "../testing/test-read";
import { startServer } from "../testing/start-server";

const sent: OutgoingMedia[] = [];
const taking: Wechat = {
  async uploadMedia(media) {
    sent.push(media);
    return { mediaId: `media-${sent.length}`, type: media.type, thumbMediaId: null, createdAt: 1_700_000_000, url: null };
  },
};
const failing = (failure: WechatFailure): Wechat => ({ uploadMedia: () => Promise.reject(failure) });
let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  server = await startServer({ ports: { wechat: taking } });
});

const file = (bytes: Uint8Array, name = "picture.png") => ({ file: { name, bytes } });
const image = { query: { type: "image" } } as const;

test("a picture goes straight to WeChat, written anew, and not into the library", async () => {
  const { token } = await server.createShop();
  const photo = await sharp({ create: { width: 30, height: 20, channels: 3, background: "red" } })
    .jpeg()
    .withExif({ IFD0: { Copyright: "someone" } })
    .toBuffer();
  const answer = await read(server, "uploadMedia", { token, ...image, ...file(photo, "茶.jpg") });
  expect(answer).toEqual({ mediaId: `media-${sent.length}`, type: "image", thumbMediaId: null, createdAt: 1_700_000_000, url: null });
  const taken = sent.at(-1);
  expect(taken).toMatchObject({ type: "image", fileName: "茶.jpg", contentType: "image/jpeg" });
  const facts = await sharp(taken?.bytes).metadata();
  expect([facts.width, facts.exif]).toEqual([30, undefined]);
  expect(await read(server, "listAttachments", { token })).toMatchObject({ total: 0 });
});

test("what is no picture for WeChat is refused before it is asked", async () => {
  const { token } = await server.createShop();
  const before = sent.length;
  const webp = await sharp({ create: { width: 8, height: 8, channels: 3, background: "red" } })
    .webp()
    .toBuffer();
  for (const bytes of [webp, filmOf(1), Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"), new Uint8Array(0)])
    expect(await call(server, "uploadMedia", { token, ...image, ...file(bytes) })).toMatchObject({ code: 90311, status: 409 });
  expect(await call(server, "uploadMedia", { token, ...image, ...file(pictureCanvas(1), "a.php.png") })).toMatchObject({ code: 90311 });
  expect(await call(server, "uploadMedia", { token, query: { type: "voice" }, ...file(pictureCanvas(1)) })).toMatchObject({ code: 90311 });
  expect(await call(server, "uploadMedia", { token, ...image, ...file(pictureCanvas(1).slice(0, 60)) })).toMatchObject({ code: 90304 });
  expect(await call(server, "uploadMedia", { token, ...image, ...file(new Uint8Array(21 * 1024 * 1024)) })).toMatchObject({ code: 90305 });
  expect(sent).toHaveLength(before);
});

test("a press that is repeated sends nothing twice", async () => {
  const { token } = await server.createShop();
  const before = sent.length;
  const press = () => call(server, "uploadMedia", { token, ...image, ...file(pictureCanvas(3)), headers: { "Idempotency-Key": "one" } });
  const [first, second] = [await press(), await press()];
  expect(second.data).toEqual(first.data);
  expect(sent).toHaveLength(before + 1);
});

test("why WeChat refuses is said in the caller's language, and its silence is told apart", async () => {
  const text = { zh: "图片太大，请压缩后再上传", en: "the picture is too large" };
  const cases = [
    [failing(new WechatFailure("refused", text, 40009)), { code: 90701, message: "WeChat refused this: the picture is too large" }],
    [failing(new WechatFailure("unavailable", "WeChat did not answer")), { code: 90702, status: 503 }],
    [noWechat, { code: 90312 }],
  ] as const;
  for (const [wechat, refusal] of cases) {
    const other = await startServer({ ports: { wechat } });
    const { token } = await other.createShop({ pictures: 0 });
    const answer = await call(other, "uploadMedia", { token, ...image, ...file(pictureCanvas(4)), headers: { "Accept-Language": "en" } });
    expect(answer).toMatchObject(refusal);
  }
});
