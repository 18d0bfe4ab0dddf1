import { expect, test } from "vitest";
import { BrokenForm, boundaryOf, readForm } from "./multipart";

const encoder = new TextEncoder();

/** The parts of a form that arrives in chunks of this many bytes. */
async function partsOf(text: string, boundary = "b", piece = 7) {
  const bytes = encoder.encode(text);
  async function* pieces() {
    for (let at = 0; at < bytes.length; at += piece) yield bytes.subarray(at, at + piece);
  }
  const parts: { field: string; fileName: string | undefined; content: string }[] = [];
  await readForm(pieces(), boundary, async (head) => {
    const part = { ...head, content: "" };
    parts.push(part);
    return { write: async (written) => void (part.content += Buffer.from(written).toString("latin1")) };
  });
  return parts;
}

const part = (head: string, content: string) => `--b\r\nContent-Disposition: form-data; ${head}\r\n\r\n${content}\r\n`;

test("parts come with their names and bytes, however the form is cut into pieces", async () => {
  const form = `${part('name="model"', "product")}${part('name="multipart"; filename="a.png"\r\nContent-Type: image/png', "1\r\n--2\r\n\r\n--c")}--b--\r\n`;
  for (const piece of [1, 2, 3, 5, 16, 1000]) {
    expect(await partsOf(form, "b", piece)).toEqual([
      { field: "model", fileName: undefined, content: "product" },
      { field: "multipart", fileName: "a.png", content: "1\r\n--2\r\n\r\n--c" },
    ]);
  }
});

test("empty parts, a preamble, spaces behind a boundary and whatever follows the end are no trouble", async () => {
  const form = `ignore this\r\n--b \t\r\nContent-Disposition: form-data; name=x; filename=y\r\n\r\n\r\n--b--and this`;
  expect(await partsOf(form)).toEqual([{ field: "x", fileName: "y", content: "" }]);
});

test("names come as browsers and others write them", async () => {
  const nameOf = async (head: string) => (await partsOf(`${part(`name="multipart"; ${head}`, "")}--b--`))[0]?.fileName;
  expect(await nameOf('filename="a%22b.png"')).toBe('a"b.png');
  expect(await nameOf('filename="a\\"b.png"')).toBe('a"b.png');
  expect(await nameOf("filename*=UTF-8''%E8%8C%B6.png")).toBe("茶.png");
  expect(await nameOf("filename=\"x.png\"; filename*=utf-8''%E8%8C%B6.png")).toBe("茶.png");
  expect(await nameOf("filename*=UTF-8''%E8%8C%")).toBe("%E8%8C%");
  expect(await nameOf('filename="100%.png"')).toBe("100%.png");
  expect(await nameOf('filename=""')).toBe("");
});

test("what is no whole form is refused", async () => {
  const file = part('name="multipart"; filename="a"', "content");
  const broken = [
    "",
    "--b",
    "--b\r\n",
    "--c\r\nContent-Disposition: form-data; name=a\r\n\r\n\r\n--c--",
    file,
    `${file}--b`,
    `${file}--b-`,
    "--bX\r\n\r\n--b--",
    "--b\r\nContent-Type: text/plain\r\n\r\nx\r\n--b--",
    "--b\r\nContent-Disposition: attachment; name=a\r\n\r\nx\r\n--b--",
    "--b\r\nContent-Disposition: form-data\r\n\r\nx\r\n--b--",
    `--b\r\nX: ${"x".repeat(9000)}\r\n\r\n\r\n--b--`,
    `--b\r\n${"X: y\r\n".repeat(2000)}\r\n\r\n--b--`,
    `${part("name=a", "x").repeat(21)}--b--`,
  ];
  for (const form of broken) await expect(partsOf(form, "b", 100), form.slice(0, 60)).rejects.toBeInstanceOf(BrokenForm);
});

test("a megabyte of line ends is content", async () => {
  const [file] = await partsOf(`${part('name="multipart"; filename="a"', "\r".repeat(1_000_000))}--b--`, "b".repeat(1), 65_536);
  expect(file?.content).toHaveLength(1_000_000);
});

test("a boundary is named once, and is one that may be", () => {
  expect(boundaryOf("multipart/form-data; boundary=abc")).toBe("abc");
  expect(boundaryOf('multipart/form-data; charset=utf-8; boundary="a b"')).toBe("a b");
  for (const type of [
    null,
    "",
    "multipart/form-data",
    "multipart/mixed; boundary=a",
    "application/json",
    `multipart/form-data; boundary=${"x".repeat(71)}`,
  ]) {
    expect(boundaryOf(type)).toBeUndefined();
  }
});
