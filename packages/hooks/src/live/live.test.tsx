import { LiveReviewStatus, LiveStatus, RoomReviewStatus } from "@shopkeeper/sdk";
import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { openShop, searchState } from "../testing";
import { pictureFile } from "../testing/picture-file";
import { roomPictureFields } from "./room-form";
import { useGoodsImport } from "./use-goods-import";
import { useLiveGoodsForm } from "./use-live-goods-form";
import { useHeldAssistants, useRoomAssistants, useShareCode } from "./use-room-assistants";
import { useRoomForm } from "./use-room-form";
import { useRoomList } from "./use-room-list";

const passed = { reviewStatus: RoomReviewStatus.wechatPassed };

test("switches are positive, are turned at the server, and say why they are locked", async () => {
  const shop = await openShop({
    liveRooms: [
      { roomName: "春茶专场", ...passed },
      { roomName: "周末茶席", ...passed, liveStatus: LiveStatus.live },
    ],
  });
  const useSearch = searchState("");
  const { result } = renderHook(() => useRoomList(useSearch()), { wrapper: shop.wrapper });
  await waitFor(() => expect(result.current.page.rows).toHaveLength(2));
  const named = (name: string) => {
    const room = result.current.page.rows.find(({ roomName }) => roomName === name);
    if (!room) throw new Error(`${name} is on the page`);
    return room;
  };
  expect(result.current.switches.service?.isOn(named("春茶专场"))).toBe(true);
  expect(result.current.switches.comments?.isOn(named("春茶专场"))).toBe(false);
  await act(async () => result.current.switches.comments?.run(named("春茶专场")));
  expect(await shop.client.getLiveRoom({ path: { id: named("春茶专场").id } })).toMatchObject({ closeComment: 1 });
  expect(result.current.lockOf("comments", named("周末茶席"))).toBe("直播中不能修改");
  expect(result.current.lockOf("replay", named("春茶专场"))).toBe("直播中才能修改回放");
  expect(result.current.can.remove(named("周末茶席"))).toBe(false);
});

test("goods picked over the pages are added to the room", async () => {
  const shop = await openShop({ liveGoods: 12, liveRooms: [passed] });
  const body = { pageParamRequest: {}, searchRequest: {} };
  const [room] = (await shop.client.listLiveRooms({ body })).list;
  if (!room) throw new Error("the shop has a room");
  const { result } = renderHook(() => useGoodsImport({ room, onDone: () => undefined }), { wrapper: shop.wrapper });
  await waitFor(() => expect(result.current.page.rows).toHaveLength(10));
  act(() => void result.current.selection.togglePage(result.current.page.rows));
  act(() => result.current.filters.change({ page: 2 }));
  await waitFor(() => expect(result.current.page.rows).toHaveLength(2));
  act(() => void result.current.selection.togglePage(result.current.page.rows));
  act(() => result.current.confirm());
  await waitFor(async () => expect(await shop.client.listRoomGoods({ path: { id: room.id } })).toHaveLength(12));
});

test("edited goods get their cover a new media id, for the one before may have expired, and every row's fault is at its field", async () => {
  const shop = await openShop({
    pictures: coversOf(["demo/cup-1.svg"]),
    liveGoods: [{ reviewStatus: LiveReviewStatus.wechatFailed, coverMedia: "expired" }],
  });
  const [goods] = (await shop.client.listLiveGoods()).list;
  const { result } = renderHook(() => useLiveGoodsForm({ id: goods?.id, onDone: () => undefined }), { wrapper: shop.wrapper });
  await waitFor(() => expect(result.current.fields).toHaveLength(1));
  act(() => result.current.form.setValue("rows.0.name", "茶", { shouldDirty: true }));
  await act(async () => result.current.submit());
  await waitFor(() => expect(result.current.form.getFieldState("rows.0.name").error?.message).toBe("problems.goodsNameLength"));
  act(() => result.current.form.setValue("rows.0.name", "雨前龙井", { shouldDirty: true }));
  await act(async () => result.current.submit());
  await waitFor(async () =>
    expect(await shop.client.getLiveGoods({ path: { id: goods?.id ?? 0 } })).toMatchObject({
      name: "雨前龙井",
      coverImgUrl: expect.stringMatching(/^played-/),
      reviewStatus: 1,
    }),
  );
});

const anyRoom = { body: { pageParamRequest: {}, searchRequest: {} } };

test("two products go through the form into the list; a cover that is too large is refused before it is sent, and made smaller", async () => {
  const shop = await openShop({
    products: [{ name: "白瓷盖碗" }, { name: "竹编茶席" }],
    pictures: coversOf(["demo/cup-1.svg", "demo/cup-2.svg"]),
  });
  const products = (await shop.client.listProducts({ query: { type: 1 } })).list;
  const sent: string[] = [];
  const pictures = {
    measure: async (address: string) => (address.includes("cup-1") ? { width: 800, height: 600 } : { width: 300, height: 300 }),
    fit: async (address: string, side: number) => (sent.push(`${address} ${side}`), pictureFile("small.png", 3)),
  };
  const done: string[] = [];
  const options = { pictures, onDone: () => void done.push("done") };
  const { result: goods } = renderHook(() => useLiveGoodsForm(options), { wrapper: shop.wrapper });
  act(() => goods.current.take(products.map(({ id, image, name, price, stock }) => ({ id, image, name, price, stock }))));
  expect(goods.current.fields).toHaveLength(2);
  act(() => goods.current.form.setValue("rows.0.cover", "", { shouldDirty: true }));
  act(() => [0, 1].forEach((at) => goods.current.form.setValue(at === 0 ? "rows.0.price" : "rows.1.price", 19.9, { shouldDirty: true })));
  await act(async () => goods.current.submit());
  await waitFor(() => expect(goods.current.form.getFieldState("rows.0.cover").error?.message).toBe("problems.goodsCoverEmpty"));
  act(() => goods.current.form.setValue("rows.0.cover", "/files/demo/cup-1.svg", { shouldDirty: true }));
  act(() => goods.current.form.setValue("rows.1.cover", "/files/demo/cup-2.svg", { shouldDirty: true }));
  await act(async () => goods.current.submit());
  await waitFor(() => expect(goods.current.form.getFieldState("rows.0.cover").error?.message).toContain("300"));
  expect((await shop.client.listLiveGoods()).total).toBe(0);
  await act(async () => goods.current.shrink?.run());
  await waitFor(() => expect(goods.current.form.getValues("rows.0.cover")).not.toContain("cup-1"));
  expect(sent).toEqual(["/files/demo/cup-1.svg 300"]);
  await act(async () => goods.current.submit());
  await waitFor(() => expect(done).toEqual(["done"]));
  expect(shop.notices.at(-1)).toMatchObject({ text: "添加成功" });
  expect((await shop.client.listLiveGoods()).list.map(({ productId }) => productId)).toEqual(products.map(({ id }) => id));
});

test("the pictures of an edited room are judged before anything is sent, and get new media ids", async () => {
  const shop = await openShop({
    pictures: [
      { path: "demo/cup-1.svg", bytes: 9, width: 1080, height: 1920 },
      { path: "demo/cup-2.svg", bytes: 9, width: 800, height: 640 },
      { path: "demo/cup-3.svg", bytes: 9, width: 800, height: 800 },
    ],
    liveRooms: [
      { ...passed, coverImgLocal: "demo/cup-1.svg", shareImgLocal: "demo/cup-2.svg", feedsImgLocal: "demo/cup-3.svg", feedsImg: "expired" },
    ],
  });
  const [room] = (await shop.client.listLiveRooms(anyRoom)).list;
  const done: string[] = [];
  let bytes = 101 * 1024;
  const options = {
    ...{ mode: "edit" as const, id: room?.id, onDone: () => void done.push("done") },
    pictures: { measure: async () => ({ bytes }), fit: async () => new Blob() },
  };
  const { result: form } = renderHook(() => useRoomForm(options), { wrapper: shop.wrapper });
  await waitFor(() => expect(form.current.room).toBeDefined());
  act(() => form.current.form.setValue("anchorName", "茶师谷雨", { shouldDirty: true }));
  await act(async () => form.current.submit());
  await waitFor(() => expect(form.current.form.getFieldState("feedsImgLocal").error?.message).toContain("100 KB"));
  expect(roomPictureFields.map((name) => form.current.form.getFieldState(name).error !== undefined)).toEqual([false, false, true]);
  bytes = 9;
  await act(async () => form.current.submit());
  await waitFor(() => expect(done).toEqual(["done"]));
  expect(shop.notices.at(-1)).toMatchObject({ text: "编辑成功" });
  expect(await shop.client.getLiveRoom({ path: { id: room?.id ?? 0 } })).toMatchObject({
    ...{ anchorName: "茶师谷雨", feedsImg: expect.stringMatching(/^played-/) },
  });
});

test("goods that were deleted meanwhile are dropped from what is chosen, and named", async () => {
  const shop = await openShop({ liveGoods: [{ name: "明前龙井" }, { name: "安吉白茶" }], liveRooms: [passed] });
  const [room] = (await shop.client.listLiveRooms(anyRoom)).list;
  if (!room) throw new Error("the shop has a room");
  const done: string[] = [];
  const { result: goods } = renderHook(() => useGoodsImport({ room, onDone: () => void done.push("done") }), { wrapper: shop.wrapper });
  await waitFor(() => expect(goods.current.page.rows).toHaveLength(2));
  act(() => void goods.current.selection.togglePage(goods.current.page.rows));
  const gone = goods.current.page.rows.find(({ name }) => name === "明前龙井");
  await shop.client.deleteLiveGoods({ path: { id: gone?.id ?? 0 } });
  act(() => goods.current.confirm());
  await waitFor(() => expect(goods.current.problem).toContain("明前龙井"));
  expect(goods.current.selection.rows.map(({ name }) => name)).toEqual(["安吉白茶"]);
  act(() => goods.current.confirm());
  await waitFor(() => expect(done).toEqual(["done"]));
  expect(await shop.client.listRoomGoods({ path: { id: room.id } })).toMatchObject([{ name: "安吉白茶" }]);
});

test("a room's assistants begin with those it has and are replaced, and its share code is read", async () => {
  const shop = await openShop({ liveAssistants: [{ wechatNickname: "小满" }, { wechatNickname: "谷雨" }], liveRooms: [passed] });
  const [room] = (await shop.client.listLiveRooms(anyRoom)).list;
  const [newer, older] = (await shop.client.listLiveAssistants({ query: {} })).list;
  if (!room || !newer || !older) throw new Error("they are there");
  await shop.client.setRoomAssistants({ body: { id: room.id, assid: [older.id] } });
  const { result: held } = renderHook(() => useHeldAssistants(room), { wrapper: shop.wrapper });
  await waitFor(() => expect(held.current.data?.map(({ id }) => id)).toEqual([older.id]));
  const done: string[] = [];
  const options = { room, chosen: held.current.data ?? [], onDone: () => void done.push("done") };
  const { result: picker } = renderHook(() => useRoomAssistants(options), { wrapper: shop.wrapper });
  await waitFor(() => expect(picker.current.page.rows).toHaveLength(2));
  expect(picker.current.selection.ids).toEqual([older.id]);
  act(() => void picker.current.selection.toggle(older));
  act(() => void picker.current.selection.toggle(newer));
  act(() => picker.current.confirm());
  await waitFor(() => expect(done).toEqual(["done"]));
  expect((await shop.client.listRoomAssistants({ path: { id: room.id } })).map(({ id }) => id)).toEqual([newer.id]);
  const { result: code } = renderHook(() => useShareCode(room), { wrapper: shop.wrapper });
  await waitFor(() =>
    expect(code.current.data).toMatchObject({ cdnUrl: expect.any(String), pagePath: expect.stringContaining("room_id") }),
  );
});

/** Library pictures that can be covers of goods. */
const coversOf = (paths: readonly string[]) => paths.map((path) => ({ path, width: 300, height: 300 }));
