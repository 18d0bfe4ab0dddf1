import { expect, test } from "vitest";
import { pictureUploads, PictureUnreadable, type UploadPicture } from "./picture-uploads";

const picture = (name: string) => new File(["x"], name, { type: "image/png" });

/** A library that accepts a picture on the test's command. */
function library() {
  const requests: { name: string; take: (url?: string) => void; refuse: (error: unknown) => void; signal: AbortSignal }[] = [];
  const upload: UploadPicture = (file, { signal }) =>
    new Promise((resolve, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason));
      requests.push({ name: file.name, signal, take: (url = `/files/${file.name}`) => resolve({ url }), refuse: reject });
    });
  return { requests, upload };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

test("pictures go one after the other, in the order in which they were put in", async () => {
  const { requests, upload } = library();
  const uploads = pictureUploads(() => upload);
  const ids = ["1.png", "2.png", "3.png"].map((name) => uploads.add(picture(name)));
  await settle();
  expect(requests.map(({ name }) => name)).toEqual(["1.png"]);
  requests[0]?.take();
  await settle();
  requests[1]?.take();
  await settle();
  requests[2]?.take("https://cdn.test/3.png");
  await settle();
  expect(requests.map(({ name }) => name)).toEqual(["1.png", "2.png", "3.png"]);
  expect(ids.map((id) => uploads.of(id)?.url)).toEqual(["/files/1.png", "/files/2.png", "https://cdn.test/3.png"]);
});

test("one that fails does not keep the others, and may be tried again", async () => {
  const { requests, upload } = library();
  const uploads = pictureUploads(() => upload);
  const [first, second] = [uploads.add(picture("1.png")), uploads.add(picture("2.png"))];
  await settle();
  requests[0]?.refuse(new Error("too large"));
  await settle();
  requests[1]?.take();
  await settle();
  expect([uploads.of(first)?.state, uploads.of(second)?.state]).toEqual(["failed", "done"]);
  uploads.retry(first);
  await settle();
  requests[2]?.take();
  await settle();
  expect(uploads.of(first)).toMatchObject({ state: "done", url: "/files/1.png", error: undefined });
});

test("one that is not wanted any more is called off", async () => {
  const { requests, upload } = library();
  const uploads = pictureUploads(() => upload);
  const [first, second, third] = ["1.png", "2.png", "3.png"].map((name) => uploads.add(picture(name)));
  await settle();
  uploads.stop(second ?? "");
  uploads.stop(first ?? "");
  await settle();
  expect(requests[0]?.signal.aborted).toBe(true);
  expect(requests.map(({ name }) => name)).toEqual(["1.png", "3.png"]);
  expect([first, second, third].map((id) => uploads.of(id ?? "")?.state)).toEqual(["failed", "failed", "sending"]);
});

test("a picture that must be fetched first is fetched in its turn; one that cannot be had says so", async () => {
  const { requests, upload } = library();
  const uploads = pictureUploads(() => upload);
  const found = uploads.add(() => Promise.resolve(picture("found.png")), "blob");
  const lost = uploads.add(() => Promise.resolve(undefined), "lost");
  await settle();
  requests[0]?.take();
  await settle();
  expect(uploads.of(found)).toMatchObject({ state: "done", name: "found.png" });
  expect(uploads.of(lost)).toMatchObject({ state: "failed", name: "lost" });
  expect(uploads.of(lost)?.error).toBeInstanceOf(PictureUnreadable);
});

test("a picture of another site is taken from there; one that fails is tried again, or its address stays", async () => {
  const asked: string[] = [];
  const uploads = pictureUploads(
    () => undefined,
    () => async (address) => {
      asked.push(address);
      if (address.includes("gone")) throw new Error("gone");
      return { url: "/files/m/1/a.png" };
    },
  );
  const [taken, gone] = [uploads.addFromWeb("https://a.test/1.png", "一") ?? "", uploads.addFromWeb("https://gone.test/2.png") ?? ""];
  await settle();
  expect(uploads.of(taken)).toMatchObject({ state: "done", url: "/files/m/1/a.png", name: "一" });
  expect(uploads.of(gone)).toMatchObject({ state: "failed", address: "https://gone.test/2.png" });
  uploads.retry(gone);
  await settle();
  expect(asked).toEqual(["https://a.test/1.png", "https://gone.test/2.png", "https://gone.test/2.png"]);
  uploads.keepAddress(gone);
  expect(uploads.of(gone)).toMatchObject({ state: "done", url: "https://gone.test/2.png" });
});

test("where nothing can be taken from other sites their pictures are not put in the row", () => {
  const uploads = pictureUploads(() => undefined);
  expect(uploads.addFromWeb("https://a.test/1.png")).toBeUndefined();
  expect(uploads.all()).toEqual([]);
});

test("listeners hear of each step, and how much has left", async () => {
  const parts: number[] = [];
  const uploads = pictureUploads(() => (file, { onPart }) => {
    onPart?.(0.5);
    return Promise.resolve({ url: `/files/${file.name}` });
  });
  const leave = uploads.subscribe(() => parts.push(uploads.all()[0]?.part ?? -1));
  uploads.add(picture("1.png"));
  await settle();
  leave();
  uploads.add(picture("2.png"));
  await settle();
  expect(parts).toEqual([0, 0, 0.5, 1]);
});
