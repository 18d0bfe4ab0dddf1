import { expect, test } from "vitest";
import { acceptedEncoding } from "./accepted-encoding";

const both = () => true;

test.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip", "gzip"],
  ["BR", "br"],
  ["br;q=0.5, gzip;q=0.8", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["*", "br"],
  ["br;q=0, *", "gzip"],
  ["gzip;q=0.2, identity;q=0.9", undefined],
  ["identity", undefined],
  ["br;q=0, gzip;q=0", undefined],
  ["br;q=much", undefined],
  ["zstd", undefined],
  ["", undefined],
  [null, undefined],
])("%s takes %s", (header, encoding) => {
  expect(acceptedEncoding(header, both)).toBe(encoding);
});

test("a coding that a file does not come in is not chosen", () => {
  expect(acceptedEncoding("br, gzip", (encoding) => encoding === "gzip")).toBe("gzip");
  expect(acceptedEncoding("br", (encoding) => encoding === "gzip")).toBeUndefined();
});
