import { renderHook, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { openShop } from "../testing";
import { useUserDetails } from "./use-user-details";

test("the details hold the number in full, which the list masks", async () => {
  const { client, wrapper } = await openShop({ users: [{ phone: "13812345678" }] });
  const [user] = (await client.listUsers({ query: {} })).list;
  expect(user?.phone).toBe("138****5678");
  const { result } = renderHook(() => useUserDetails(user?.id ?? 0), { wrapper });
  await waitFor(() => expect(result.current.data?.phone).toBe("13812345678"));
});
