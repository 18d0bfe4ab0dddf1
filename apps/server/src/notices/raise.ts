import type { Schema } from "@shopkeeper/sdk/contract";
import type { Scope } from "../tenancy/scope";
import { notices } from "./tables";

/** An event that raises a notice. */
export interface NewNotice {
  kind: Schema<"NoticeKind">;
  subject: Schema<"NoticeSubject">;
  subjectId: string | number;
  params?: Schema<"NoticeParams">;
  accountId?: number;
}

const LONGEST_REASON = 200;

/** Notifies the people of a shop of an event; to be called once per event, in its transaction. */
export async function raiseNotice({ db, merId, clock }: Pick<Scope, "db" | "merId" | "clock">, notice: NewNotice) {
  const { subjectId, params = {} } = notice;
  const reason = params.reason?.slice(0, LONGEST_REASON);
  await db.insert(notices).values({
    ...notice,
    ...{ merId, subjectId: String(subjectId), createTime: clock.now() },
    params: reason === undefined ? params : { ...params, reason },
  });
}
