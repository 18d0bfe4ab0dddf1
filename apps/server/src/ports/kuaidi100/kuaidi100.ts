import { md5 } from "@noble/hashes/legacy.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Clock } from "../clock";
import { type Logistics, LogisticsFailure, noLogistics, type TrackedState } from "../logistics";
import { parcelIn } from "./parcel-answer";

/** Whose queries these are, and how long they may take. */
export interface Kuaidi100Options {
  customer: string;
  key: string;
  clock: Clock;
  /** Where 快递100 is called, usually at its own address. */
  api?: string;
  /** Milliseconds in which it must answer. */
  answerMs?: number;
}

/** It locks numbers that are queried more often than every half hour. */
const keptMs = 30 * 60_000;
const mostKept = 5_000;
/** Carriers that say nothing without the phone number of who sends or receives. */
const phoneCarriers = new Set(["shunfeng", "shunfengkuaiyun", "zhongtong"]);

/** Where parcels are, by the real-time query of 快递100; what it answered is kept for half an hour. */
export function kuaidi100({ customer, key, clock, api = "https://poll.kuaidi100.com", answerMs = 8_000 }: Kuaidi100Options): Logistics {
  const url = new URL("poll/query.do", api.endsWith("/") ? api : `${api}/`);
  const kept = new Map<string, { until: number; answer: Promise<TrackedState | undefined> }>();

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

  return {
    ...noLogistics,
    track({ company, number, phone }) {
      const param = JSON.stringify({ com: company, num: number, ...(phoneCarriers.has(company) && { phone }), order: "desc" });
      const now = clock.now().getTime();
      const known = kept.get(param);
      if (known && known.until > now) return known.answer;
      const answer = query(param);
      kept.delete(param);
      if (kept.size >= mostKept) kept.delete(kept.keys().next().value ?? "");
      kept.set(param, { until: now + keptMs, answer });
      answer.catch(() => kept.get(param)?.answer === answer && kept.delete(param));
      return answer;
    },
  };
}
