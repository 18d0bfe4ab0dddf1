import { md5 } from "@noble/hashes/legacy.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { type Logistics, LogisticsFailure, noLogistics, type TrackedParcel, type TrackedState } from "../../ports/logistics";
import { parcelIn } from "./parcel-answer";

export interface Kuaidi100Options {
  customer: string;
  key: string;
  /** Base address of 快递100; by default its public one. */
  api?: string;
  /** Milliseconds in which it must answer. */
  answerMs?: number;
}

/** 快递100 locks numbers that are queried more often than every half hour. */
const keptMs = 30 * 60_000;
/** Carriers that answer only with the phone number of the sender or the receiver. */
const phoneCarriers = new Set(["shunfeng", "shunfengkuaiyun", "zhongtong"]);

/** Tracks parcels by the real-time query of 快递100; answers are kept for half an hour. */
export function kuaidi100({ customer, key, api = "https://poll.kuaidi100.com", answerMs = 8_000 }: Kuaidi100Options): Logistics {
  const url = new URL("poll/query.do", api.endsWith("/") ? api : `${api}/`);

  async function query(param: string): Promise<TrackedState | undefined> {
    const sign = bytesToHex(md5(utf8ToBytes(`${param}${key}${customer}`))).toUpperCase();
    let text: string;
    try {
      const answer = await fetch(url, {
        method: "POST",
        body: new URLSearchParams({ customer, sign, param }),
        redirect: "error",
        signal: AbortSignal.timeout(answerMs),
      });
      text = answer.ok ? await answer.text() : "";
    } catch {
      // fetch's own message does not help a user who looks for a parcel
      throw new LogisticsFailure();
    }
    return parcelIn(text);
  }

  return { ...noLogistics, track: (parcel) => query(paramOf(parcel)), kept: { ms: keptMs, key: paramOf } };
}

const paramOf = ({ company, number, phone }: TrackedParcel) =>
  JSON.stringify({ com: company, num: number, ...(phoneCarriers.has(company) && { phone }), order: "desc" });
