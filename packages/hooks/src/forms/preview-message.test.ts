import { expect, test } from "vitest";
import { previewContent } from "./preview-message";

test("a form comes as JSON text, as an object, or in a whole template", () => {
  expect(previewContent({ type: "refreshFrame", data: '{"fields":[]}' })).toBe('{"fields":[]}');
  expect(previewContent({ type: "refreshFrame", data: { fields: [] } })).toEqual({ fields: [] });
  expect(previewContent({ type: "refreshFrame", data: { id: 1, name: "a", content: '{"fields":[]}' } })).toBe('{"fields":[]}');
});

test("a message without a form is told as one, not passed over", () => {
  expect(previewContent({ type: "refreshFrame" })).toBeNull();
  expect(previewContent({ type: "refreshFrame", data: 7 })).toBe(7);
});

test("other messages are none of the page's business", () => {
  for (const message of [null, undefined, "refreshFrame", 7, {}, [], { type: "pictures.chosen" }, { data: { type: "refreshFrame" } }])
    expect(previewContent(message)).toBeUndefined();
});
