import { act, renderHook, waitFor } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { openShop } from "../testing";
import { pictureFile } from "../testing/picture-file";
import { useFileUpload } from "./use-file-upload";

async function open(permissions?: string[]) {
  const opened = await openShop(permissions ? { permissions } : {});
  const { result: file } = renderHook(
    () => {
      const [value, onChange] = useState("");
      return useFileUpload({ value, onChange, pagePath: "/coupon/list" });
    },
    { wrapper: opened.wrapper },
  );
  return { ...opened, file };
}

test("a file is uploaded, shown by its extension in capitals, replaced and taken away", async () => {
  const { file } = await open();
  await waitFor(() => expect(file.current.tip).toBeDefined());
  expect(file.current.tip).toMatchObject({ key: "upload.tip" });
  act(() => file.current.take?.([pictureFile("证书.png", 1)]));
  await waitFor(() => expect(file.current.value).toBeDefined());
  const first = file.current.value;
  expect([file.current.name, file.current.sign]).toEqual(["证书.png", "PNG"]);
  act(() => file.current.take?.([pictureFile("新证书.png", 2)]));
  await waitFor(() => expect(file.current.value).not.toBe(first));
  act(() => file.current.remove());
  expect([file.current.value, file.current.sign]).toEqual([undefined, ""]);
});

test("what cannot be uploaded leaves what was there and says why", async () => {
  const { file } = await open();
  await waitFor(() => expect(file.current.tip).toBeDefined());
  act(() => file.current.take?.([new File(["x"], "a.exe")]));
  expect(file.current.row).toMatchObject({ status: "failed", reason: { phrase: { key: "upload.refused.type" } } });
  expect(file.current.value).toBeUndefined();
});

test("who may not upload files is offered nothing", async () => {
  const { file } = await open(["merchant:upload:image"]);
  expect(file.current.take).toBeUndefined();
});
