import type { Schema } from "@shopkeeper/sdk";
import { textOf } from "../texts";
import { useAction } from "../core";
import { noticeText } from "./messages";

/** Marks notices as read, of a kind or all, up to the newest one that is shown. */
export const useNoticeReading = () =>
  useAction((body: Schema<"NoticeReading">, client) => client.readNotices({ body }), ["notices"], {
    done: () => textOf(noticeText, "list.readDone"),
  });
