import { ParcelState, type Schema } from "@shopkeeper/sdk/contract";
import { parseJson, type Text } from "@shopkeeper/sdk/rules/core";
import Ajv, { type JSONSchemaType } from "ajv";
import { LogisticsFailure, type TrackedState } from "../../ports/logistics";
import { kuaidi100Messages as messages } from "./messages";

/** The answer of 快递100 to a query, as far as it is used here; a failure has `returnCode` and no `data`. */
interface ParcelAnswer {
  message: string;
  returnCode?: string;
  status?: string;
  /** The parcel's state, see `states`. */
  state?: string;
  /** "1": signed for. */
  ischeck?: string;
  /** Newest first; `ftime` is `time` as a formatted text. */
  data?: { time: string; ftime?: string; context: string }[];
}

const schema: JSONSchemaType<ParcelAnswer> = {
  type: "object",
  properties: {
    message: { type: "string", default: "" },
    returnCode: { type: "string", nullable: true },
    status: { type: "string", nullable: true },
    state: { type: "string", nullable: true },
    ischeck: { type: "string", nullable: true },
    data: {
      type: "array",
      nullable: true,
      items: {
        type: "object",
        properties: { time: { type: "string" }, ftime: { type: "string", nullable: true }, context: { type: "string" } },
        required: ["time", "context"],
      },
    },
  },
  required: ["message"],
};
// numbers come as text, and the reverse
const isAnswer = new Ajv({ coerceTypes: true, useDefaults: true }).compile(schema);

/** The states of 快递100 as ours: 在途, 揽收, 疑难, 签收, 退签, 派件, 退回, 转投, 清关 and 拒签. */
const states: Readonly<Record<string, Schema<"ParcelState">>> = {
  "0": ParcelState.onTheWay,
  "1": ParcelState.pickedUp,
  "2": ParcelState.problem,
  "3": ParcelState.signed,
  "4": ParcelState.returned,
  "5": ParcelState.outForDelivery,
  "6": ParcelState.returned,
  "7": ParcelState.onTheWay,
  "8": ParcelState.onTheWay,
  "14": ParcelState.failed,
};

/** No tracking events are known yet. */
const NOTHING_FOUND = "500";
/** Failures on the provider's side. */
const passing = new Set(["501", "502"]);
const reasons: Readonly<Record<string, Text>> = {
  "400": messages.company,
  "408": messages.phone,
  "503": messages.account,
  "601": messages.account,
};

/** The state of a parcel from the text of an answer; undefined if nothing is known yet. Throws a `LogisticsFailure` otherwise. */
export function parcelIn(text: string): TrackedState | undefined {
  const answer = parseJson(text);
  if (!isAnswer(answer)) throw new LogisticsFailure();
  const { returnCode, state = "", ischeck, data = [], message } = answer;
  if (returnCode === NOTHING_FOUND) return undefined;
  if (returnCode !== undefined) {
    const reason = reasons[returnCode] ?? { zh: `${message} (${returnCode})`, en: `${message} (${returnCode})` };
    throw new LogisticsFailure(passing.has(returnCode) ? undefined : reason);
  }
  const [latest] = data;
  if (!latest) return undefined;
  const timeOf = ({ time, ftime }: typeof latest) => ftime ?? time;
  return {
    list: data.map((step) => ({ time: timeOf(step), status: step.context })),
    deliverystatus: states[state] ?? null,
    issign: ischeck === "1" || state === "3" ? "1" : "0",
    ...{ expName: null, expSite: null, expPhone: null, courier: null, courierPhone: null, logo: null, takeTime: null },
    updateTime: timeOf(latest),
  };
}
