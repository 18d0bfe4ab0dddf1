import { type Read, useAction, useRead } from "../core";
import { textOf, coreText } from "../texts";
import type { Schema } from "@shopkeeper/sdk";

/** The kinds of notices that the account may receive. */
export interface NoticeKinds extends Omit<Read<"listNoticeKinds">, "data"> {
  kinds: Schema<"NoticeSwitch">[];
  change: (body: Schema<"NoticeSwitch">) => void;
  changing: Schema<"NoticeKind"> | undefined;
}

/** The kinds of notices that the account may receive, and whether it has each switched on. */
export function useNoticeKinds(): NoticeKinds {
  const { data = [], ...read } = useRead("listNoticeKinds", {});
  const change = useAction((body: Schema<"NoticeSwitch">, client) => client.switchNoticeKind({ body }), ["notices"], {
    done: () => textOf(coreText, "done.changed"),
  });
  return { ...read, kinds: data, change: (body: Schema<"NoticeSwitch">) => void change.run(body), changing: change.running?.kind };
}
