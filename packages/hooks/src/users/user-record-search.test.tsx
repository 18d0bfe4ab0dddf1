import { expect, test } from "vitest";
import { openShop } from "../testing";
import { userRecordSearch } from "./user-record-search";

const never = new AbortController().signal;

test("buyers are found by nickname and number, and lead to the list with that one", async () => {
  const { client } = await openShop({ users: [{ nickname: "林间小鹿" }, { nickname: "山谷的风" }] });
  const [deer] = await userRecordSearch.find(client, "小鹿", never);
  expect(deer).toMatchObject({ title: "林间小鹿", path: `/user/index?searchType=uid&content=${deer?.id}` });
  expect((await userRecordSearch.find(client, String(deer?.id), never)).map(({ title }) => title)).toContain("林间小鹿");
});

test("a phone is shown masked, as the server gives it", async () => {
  const { client } = await openShop({ users: [{ nickname: "林间小鹿", phone: "13812345678" }] });
  expect(await userRecordSearch.find(client, "小鹿", never)).toMatchObject([{ hint: expect.stringContaining("138****5678") }]);
});
