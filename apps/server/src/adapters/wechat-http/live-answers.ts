import type { JSONSchemaType } from "ajv";

/** A room that was made. */
export const madeRoom: JSONSchemaType<{ roomId: number; qrcode_url: string }> = {
  type: "object",
  properties: { roomId: { type: "integer" }, qrcode_url: { type: "string", default: "" } },
  required: ["roomId", "qrcode_url"],
};

/** A page of the account's rooms. */
export const roomPage: JSONSchemaType<{ room_info: { roomid: number; live_status: number }[] }> = {
  type: "object",
  properties: {
    room_info: {
      type: "array",
      items: {
        type: "object",
        properties: { roomid: { type: "integer" }, live_status: { type: "integer" } },
        required: ["roomid", "live_status"],
      },
    },
  },
  required: ["room_info"],
};

/** How a room is shared. */
export const shareCode: JSONSchemaType<{ cdnUrl: string; pagePath: string; posterUrl: string }> = {
  type: "object",
  properties: {
    cdnUrl: { type: "string" },
    pagePath: { type: "string", default: "" },
    posterUrl: { type: "string", default: "" },
  },
  required: ["cdnUrl", "pagePath", "posterUrl"],
};

/** Goods that were sent to review for the first time. */
export const addedGoods: JSONSchemaType<{ goodsId: number; auditId: number }> = {
  type: "object",
  properties: { goodsId: { type: "integer" }, auditId: { type: "integer" } },
  required: ["goodsId", "auditId"],
};

/** Goods that were sent to review once more. */
export const submittedGoods: JSONSchemaType<{ auditId: number }> = {
  type: "object",
  properties: { auditId: { type: "integer" } },
  required: ["auditId"],
};

/** The results of reviews; WeChat documents no reason, but sends one at times. */
export const goodsPage: JSONSchemaType<{ goods: { goods_id: number; audit_status: number; reason: string }[] }> = {
  type: "object",
  properties: {
    goods: {
      type: "array",
      items: {
        type: "object",
        properties: { goods_id: { type: "integer" }, audit_status: { type: "integer" }, reason: { type: "string", default: "" } },
        required: ["goods_id", "audit_status", "reason"],
      },
    },
  },
  required: ["goods"],
};
