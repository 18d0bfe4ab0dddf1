import { ParcelState } from "@shopkeeper/sdk/contract";
import { wireTime } from "@shopkeeper/sdk/rules/time";
import type { Clock } from "../ports/clock";
import type { Logistics } from "../ports/logistics";

const minute = 60_000;

/** The events of a parcel, each with its least and most minutes. */
const journey = [
  { state: ParcelState.pickedUp, from: 3, to: 20, says: "快件已由【{{site}}】揽收，揽收员：{{courier}}" },
  { state: ParcelState.onTheWay, from: 90, to: 240, says: "快件离开【{{site}}】，发往【杭州转运中心】" },
  { state: ParcelState.onTheWay, from: 480, to: 900, says: "快件已到达【杭州转运中心】" },
  { state: ParcelState.onTheWay, from: 1000, to: 1500, says: "快件已到达收件城市" },
  { state: ParcelState.outForDelivery, from: 1600, to: 1900, says: "快件正在派送，派送员：{{courier}}，电话：{{phone}}" },
  { state: ParcelState.signed, from: 1950, to: 2400, says: "快件已签收，签收人：本人" },
] as const;

const sites = ["西湖文一营业点", "滨江江南营业点", "余杭仓前营业点", "姑苏平江营业点"] as const;
const couriers = ["陈师傅", "王师傅", "赵师傅", "周师傅"] as const;

/** The fake carriers of the demo: a parcel moves with time, by a timetable that its number determines. */
export const fakeLogistics = ({ clock }: { clock: Clock }): Logistics => ({
  async track({ number, sentTime }) {
    const chance = numberHash(number);
    const words = {
      site: sites[chance % sites.length] ?? sites[0],
      courier: couriers[chance % couriers.length] ?? couriers[0],
      phone: `138${String(chance % 100_000_000).padStart(8, "0")}`,
    };
    const steps = journey
      .map(({ from, to, says, state }) => ({ state, says, time: new Date(sentTime.getTime() + (from + (chance % (to - from))) * minute) }))
      .filter(({ time }) => time <= clock.now());
    const last = steps.at(-1);
    if (!last) return undefined;
    return {
      list: steps.reverse().map(({ time, says }) => ({
        time: wireTime(time),
        status: says.replace(/\{\{(\w+)\}\}/g, (_all, name: string) => new Map(Object.entries(words)).get(name) ?? ""),
      })),
      deliverystatus: last.state,
      issign: last.state === ParcelState.signed ? "1" : "0",
      ...{ expName: null, expSite: words.site, expPhone: "95338", courier: words.courier, courierPhone: words.phone, logo: null },
      updateTime: wireTime(last.time),
      takeTime: takeTimeOf(last.time.getTime() - sentTime.getTime()),
    };
  },

  waybillTemplates: async (company) => ({
    data: waybills.map((title, at) => ({ temp_id: `${company}-${at + 1}`, title, pic: "" })),
    count: waybills.length,
  }),
});

const waybills = ["一联单 76×130mm", "二联单 100×180mm"] as const;

const takeTimeOf = (ms: number) => `${Math.floor(ms / (60 * minute))}小时${Math.floor((ms / minute) % 60)}分`;

/** A number that depends only on the text. */
function numberHash(text: string) {
  let hash = 7;
  for (const letter of text) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return hash;
}
