import { expect, test } from "vitest";
import * as z from "zod/mini";
import { codesField, flagField, idField, pageField, readQuery, sizeField, textField, writeQuery } from "./list-query";

const schema = z.object({
  page: pageField(),
  limit: sizeField(),
  name: textField(),
  category: codesField([1, 2]),
  status: flagField(),
  uid: idField(),
});
const read = (text: string) => readQuery(schema, new URLSearchParams(text));

test("an address without parameters is the first page of the standard size", () => {
  expect(read("")).toEqual({ page: 1, limit: 20 });
});

test("every filter is read in its own type", () => {
  expect(read("page=3&limit=40&name=%20春节%20&category=2&status=0&uid=7")).toEqual({
    page: 3,
    limit: 40,
    name: "春节",
    category: 2,
    status: false,
    uid: 7,
  });
});

test.each(["page=0", "page=-1", "page=abc", "page=1.5", "limit=33", "limit=1e9", "category=9", "status=maybe", "uid=0", "name=%20"])(
  "nonsense (%s) is as good as absent",
  (text) => {
    expect(read(text)).toEqual({ page: 1, limit: 20 });
  },
);

test("a changed filter returns to page 1, a changed page keeps the filters", () => {
  expect(writeQuery(new URLSearchParams("page=3&name=a"), { category: 2 }).toString()).toBe("name=a&category=2");
  expect(writeQuery(new URLSearchParams("name=a"), { page: 4 }).toString()).toBe("name=a&page=4");
});

test("what is empty leaves the address", () => {
  expect(writeQuery(new URLSearchParams("name=a&category=2&status=1"), { name: "", category: undefined, status: false }).toString()).toBe(
    "status=0",
  );
});
