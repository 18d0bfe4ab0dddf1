import { LiveStatus } from "@shopkeeper/sdk/contract";
import type { Clock } from "../ports/clock";
import type { Random } from "../ports/random";
import { WechatFailure } from "../ports/wechat";
import type { WechatGoodsReview, WechatLive, WechatRoom } from "../ports/wechat-live";
import { failureByName } from "./failure-by-name";

export interface FakeLiveOptions {
  clock: Clock;
  random: Random;
  /** The failure of a call, by its method and the name of the room or goods, if any. */
  failureOf?: (call: keyof WechatLive, name: string) => WechatFailure | undefined;
}

const reviewMs = 5_000;
const leadMs = 10 * 60_000;
const exaggerated = /包治|神药|疗效/;
/** Audit ids contain the second in which the review began, and a random part. */
const auditSpread = 1_000;

/**
 * The fake live rooms of the demo: goods are reviewed in a few seconds, rooms follow their times.
 *
 * The fake has no state, so that a restart changes nothing: a review's start is in its id, and rooms and goods are as the server sends
 * them. A name that contains 微信拒绝 or 微信超时 makes a call fail.
 */
export function fakeWechatLive({
  clock,
  random,
  failureOf = (_call, name) => failureByName(name, "主播微信号未实名认证", 300_036),
}: FakeLiveOptions): WechatLive {
  const number = () => new DataView(random.bytes(4).buffer.slice(0)).getUint32(0);
  const seconds = () => Math.floor(clock.now().getTime() / 1000);
  const auditId = () => seconds() * auditSpread + (number() % auditSpread);
  const newId = () => seconds() * 4_096 + (number() % 4_096);
  const done = (call: keyof WechatLive, name = "") => {
    const failure = failureOf(call, name);
    return failure ? Promise.reject(failure) : Promise.resolve();
  };
  const assertTime = ({ startTime }: WechatRoom) => {
    if (startTime * 1000 < clock.now().getTime() + leadMs - 60_000)
      throw new WechatFailure("refused", "开播时间需要在当前时间的10分钟后", 300_006);
  };

  return {
    async createRoom(room) {
      await done("createRoom", `${room.name} ${room.anchorWechat}`);
      assertTime(room);
      const roomId = newId();
      return { roomId, qrcodeUrl: JSON.stringify({ cdnUrl: shareCode, roomId }) };
    },
    async editRoom(_roomId, room) {
      await done("editRoom", `${room.name} ${room.anchorWechat}`);
      assertTime(room);
    },
    deleteRoom: () => done("deleteRoom"),
    async roomStates(roomIds, planned) {
      await done("roomStates");
      return roomIds.flatMap((roomId) => {
        const times = planned?.get(roomId);
        return times ? [{ roomId, liveStatus: stateAt(clock.now(), times) }] : [];
      });
    },
    async shareCode(roomId) {
      await done("shareCode");
      return {
        cdnUrl: shareCode,
        pagePath: `plugin-private://live-player/pages/live-player-plugin?room_id=${roomId}`,
        posterUrl: poster,
      };
    },
    setFeedsPublic: () => done("setFeedsPublic"),
    setComments: () => done("setComments"),
    setService: () => done("setService"),
    setReplay: () => done("setReplay"),
    addRoomGoods: () => done("addRoomGoods"),
    removeRoomGoods: () => done("removeRoomGoods"),
    sortRoomGoods: () => done("sortRoomGoods"),
    setGoodsOnSale: () => done("setGoodsOnSale"),
    addAssistants: (_roomId, people) => done("addAssistants", people.map(({ nickname }) => nickname).join(" ")),
    removeAssistant: () => done("removeAssistant"),
    async addGoods({ name }) {
      await done("addGoods", name);
      return { goodsId: newId(), auditId: auditId() };
    },
    updateGoods: (_goodsId, { name }) => done("updateGoods", name),
    deleteGoods: () => done("deleteGoods"),
    withdrawReview: () => done("withdrawReview"),
    async resubmit() {
      await done("resubmit");
      return { auditId: auditId() };
    },
    async goodsReviews(goodsIds, sent) {
      await done("goodsReviews");
      return goodsIds.map((goodsId): WechatGoodsReview => {
        const goods = sent?.get(goodsId);
        if (!goods) return { goodsId, state: "none", reason: "" };
        const isEarly = clock.now().getTime() - Math.floor(goods.auditId / auditSpread) * 1000 < reviewMs;
        if (isEarly) return { goodsId, state: "reviewing", reason: "" };
        return exaggerated.test(goods.name)
          ? { goodsId, state: "failed", reason: "商品名称涉嫌夸大功效" }
          : { goodsId, state: "passed", reason: "" };
      });
    },
  };
}

const shareCode = "/files/demo/payment-code-2.svg";
const poster = "/files/demo/cup-2.svg";

function stateAt(now: Date, { startTime, endTime }: { startTime: Date; endTime: Date }) {
  if (now >= endTime) return LiveStatus.ended;
  return now >= startTime ? LiveStatus.live : LiveStatus.notStarted;
}
