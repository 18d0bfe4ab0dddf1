import { expect, test } from "vitest";
import { createMerchantClient } from "./client";
import { clientOf, emptyPage, answer } from "./testing/answers";

test.each([
  ["https://shop.example/base/api", "/files/a.png", "https://shop.example/files/a.png"],
  ["https://shop.example/api", "https://cdn.example/a.png", "https://cdn.example/a.png"],
  ["https://shop.example/api", "//cdn.example/a.png", "//cdn.example/a.png"],
  ["https://shop.example/api", "data:image/png;base64,", "data:image/png;base64,"],
  ["https://shop.example/api", "", ""],
  ["/api", "/files/a.png", "/files/a.png"],
])("below %s the file %s is at %s", (baseUrl, address, url) => {
  expect(createMerchantClient({ baseUrl }).fileUrl(address)).toBe(url);
});

test("a client with a fetch of its own leaves addresses as they are, unless it says where files are", () => {
  const respond = () => answer(emptyPage);
  expect(clientOf(respond).client.fileUrl("/files/a.png")).toBe("/files/a.png");
  expect(clientOf(respond, { filesUrl: "https://cdn.example" }).client.fileUrl("/files/a.png")).toBe("https://cdn.example/files/a.png");
});
