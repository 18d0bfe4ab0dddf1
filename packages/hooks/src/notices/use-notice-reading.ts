import type { Schema } from "@shopkeeper/sdk";
import { textOf } from "../texts";
import { useAction } from "../core";
import { noticeText } from "./messages";

/** Marks notices as read, of one kind or all, up to the newest one shown. */
export const useNoticeReading = () =>
  useAction((body: Schema<"NoticeReading">, client) => client.readNotices({ body }), ["notices"], {
    done: () => textOf(noticeText, "list.readDone"),
  });
