import { seenKinds, seenSubjects } from "@shopkeeper/sdk/rules/notices";
import type { Session } from "../kernel/call";
import type { HandlersOf } from "../kernel/handlers";
import { isPermitted } from "../kernel/permissions";
import { Refusal } from "../core/refusal";
import { isThere } from "./is-there";
import type { Reader } from "./store";

/** The calls on notices; each account has its own list and its own read marks. */
export const noticeHandlers: HandlersOf<"notices"> = {
  listNotices: ({ query, session, shop }) => shop.notices.page(readerOf(session), query, query),

  countUnreadNotices: async ({ session, shop }) => ({ unread: await shop.notices.countUnread(readerOf(session)) }),

  async openNotice({ path, session, shop }) {
    const reader = readerOf(session);
    const notice = await shop.notices.find(reader, path.id);
    if (!notice) throw new Refusal("noticeMissing");
    await shop.notices.read(reader, notice.id);
    return { isThere: await isThere(shop, notice), unread: await shop.notices.countUnread(reader) };
  },

  async readNotices({ body, session, shop }) {
    const reader = readerOf(session);
    await shop.notices.readUntil(reader, body.until, body.kind);
    return { unread: await shop.notices.countUnread(reader) };
  },

  async listNoticeKinds({ session, shop }) {
    const off = await shop.notices.kindsOff(session.accountId);
    return seenKinds(mayOf(session)).map((kind) => ({ kind, isOn: !off.has(kind) }));
  },

  async switchNoticeKind({ body, session, shop }) {
    await shop.notices.switchKind(session.accountId, body.kind, body.isOn);
    return null;
  },
};

const mayOf = (session: Session) => (permissions: readonly string[]) => isPermitted(session, permissions);
const readerOf = (session: Session): Reader => ({ accountId: session.accountId, subjects: seenSubjects(mayOf(session)) });
