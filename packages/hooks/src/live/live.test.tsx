import { LiveReviewStatus, LiveStatus, RoomReviewStatus } from "@shopkeeper/sdk";
import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { openShop, searchState } from "../testing";
import { useGoodsImport } from "./use-goods-import";
import { useLiveGoodsForm } from "./use-live-goods-form";
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
  await waitFor(() => expect(result.current.rows).toHaveLength(2));
  const named = (name: string) => {
    const room = result.current.rows.find(({ roomName }) => roomName === name);
    if (!room) throw new Error(`${name} is on the page`);
    return room;
  };
  expect(result.current.switches.service?.isOn(named("春茶专场"))).toBe(true);
  expect(result.current.switches.comments?.isOn(named("春茶专场"))).toBe(false);
  await act(async () => result.current.switches.comments?.run(named("春茶专场")));
  expect(await shop.client.getLiveRoom({ path: { id: named("春茶专场").id } })).toMatchObject({ closeComment: 1 });
  expect(result.current.lockOf("comments", named("周末茶席"))).toBe("直播中不能修改");
  expect(result.current.lockOf("replay", named("春茶专场"))).toBe("直播中才能修改回放");
  expect(result.current.canRemove(named("周末茶席"))).toBe(false);
});

test("goods picked over the pages are added to the room", async () => {
  const shop = await openShop({ liveGoods: 12, liveRooms: [passed] });
  const body = { pageParamRequest: {}, searchRequest: {} };
  const [room] = (await shop.client.listLiveRooms({ body })).list;
  if (!room) throw new Error("the shop has a room");
  const { result } = renderHook(() => useGoodsImport({ room, onDone: () => undefined }), { wrapper: shop.wrapper });
  await waitFor(() => expect(result.current.rows).toHaveLength(10));
  act(() => void result.current.selection.togglePage(result.current.rows));
  act(() => result.current.change({ page: 2 }));
  await waitFor(() => expect(result.current.rows).toHaveLength(2));
  act(() => void result.current.selection.togglePage(result.current.rows));
  act(() => result.current.confirm());
  await waitFor(async () => expect(await shop.client.listRoomGoods({ path: { id: room.id } })).toHaveLength(12));
});

test("edited goods get their cover a new media id, for the one before may have expired, and every row's fault is at its field", async () => {
  const shop = await openShop({
    pictures: [{ path: "demo/cup-1.svg" }],
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
