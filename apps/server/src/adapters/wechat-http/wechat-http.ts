import type { JSONSchemaType } from "ajv";
import type { Wechat } from "../../ports/wechat";
import { channelCalls } from "./channel-calls";
import { fileForm } from "./file-form";
import { liveCalls } from "./live-calls";
import { wechatClient, type WechatOptions } from "./wechat-client";

interface TakenMedia {
  type: string;
  media_id: string;
  thumb_media_id: string;
  created_at: number;
}

const takenMedia: JSONSchemaType<TakenMedia> = {
  type: "object",
  properties: {
    type: { type: "string" },
    media_id: { type: "string", default: "" },
    thumb_media_id: { type: "string", default: "" },
    created_at: { type: "integer" },
  },
  required: ["type", "media_id", "thumb_media_id", "created_at"],
};

/** WeChat by its documented calls, for the one mini program of this platform. */
export function httpWechat(options: WechatOptions): Wechat {
  const client = wechatClient(options);
  return {
    async uploadMedia({ type, ...file }) {
      const call = { path: "cgi-bin/media/upload", query: { type }, body: fileForm(file), bytes: file.bytes.length };
      const taken = await client.write(call, takenMedia);
      return {
        mediaId: taken.media_id || taken.thumb_media_id,
        type: taken.type,
        thumbMediaId: taken.thumb_media_id || null,
        createdAt: taken.created_at,
        url: null,
      };
    },
    live: liveCalls(client),
    channel: channelCalls(client),
  };
}
