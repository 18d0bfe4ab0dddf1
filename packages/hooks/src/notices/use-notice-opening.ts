import { labelOf, type Schema } from "@shopkeeper/sdk";
import { textOf, useAction, useLanguage, useShop } from "../core";
import { noticeText } from "./messages";
import { noticePath } from "./notice-path";

type Row = Schema<"Notice">;

/** Opens the subject of a notice, which is read by it; says so where the subject is no longer there, and stays. */
export function useNoticeOpening(open: (path: string) => void) {
  const { notices } = useShop();
  const language = useLanguage();
  const opening = useAction(({ id }: Row, client) => client.openNotice({ path: { id } }), ["notices"]);

  async function run(notice: Row) {
    const outcome = await opening.run(notice);
    if (outcome.status !== "done") return false;
    if (outcome.result.isThere) open(noticePath(notice));
    else notices.info(textOf(noticeText, "gone.text", { what: labelOf("NoticeSubject", notice.subject, language) }));
    return outcome.result.isThere;
  }

  return { run, running: opening.running };
}
