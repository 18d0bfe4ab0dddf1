import { md5 } from "@noble/hashes/legacy.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { type Logistics, LogisticsFailure, noLogistics, type TrackedParcel, type TrackedState } from "../../ports/logistics";
import { parcelIn } from "./parcel-answer";

/** Whose queries these are, and how long they may take. */
export interface Kuaidi100Options {
  customer: string;
  key: string;
  /** Where 快递100 is called, usually at its own address. */
  api?: string;
  /** Milliseconds in which it must answer. */
  answerMs?: number;
}

/** It locks numbers that are queried more often than every half hour. */
const keptMs = 30 * 60_000;
/** Carriers that say nothing without the phone number of who sends or receives. */
const phoneCarriers = new Set(["shunfeng", "shunfengkuaiyun", "zhongtong"]);

/** Where parcels are, by the real-time query of 快递100; what it answers is kept for half an hour. */
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
      // what fetch says helps nobody who looks for a parcel
      throw new LogisticsFailure();
    }
    return parcelIn(text);
  }

  return { ...noLogistics, track: (parcel) => query(paramOf(parcel)), kept: { ms: keptMs, key: paramOf } };
}

const paramOf = ({ company, number, phone }: TrackedParcel) =>
  JSON.stringify({ com: company, num: number, ...(phoneCarriers.has(company) && { phone }), order: "desc" });
