import { act, renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { searchState } from "../testing/search-state";
import { flagField, pageField, readQuery, sizeField, textField } from "./list-query";
import { useListQuery } from "./use-list-query";

const schema = z.object({ page: pageField(), limit: sizeField(), name: textField(), status: flagField() });
const read = (params: URLSearchParams) => readQuery(schema, params);

function open(text: string) {
  const useSearch = searchState(text);
  return renderHook(() => useListQuery(read, useSearch())).result;
}

test("two changes in one tick both count", () => {
  const list = open("page=3");
  act(() => {
    list.current.change({ name: "春" });
    list.current.change({ status: true });
  });
  expect(list.current.query).toEqual({ page: 1, limit: 20, name: "春", status: true });
});

test("reset takes every filter away, but keeps the size and what is named", () => {
  const list = open("page=3&limit=40&name=a&status=1");
  act(() => list.current.reset(["status"]));
  expect(list.current.query).toEqual({ page: 1, limit: 40, status: true });
});
