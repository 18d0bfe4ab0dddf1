import { labelOf, type Schema } from "@shopkeeper/sdk";
import { hasRole, useAccount, useShop } from "../shop";
import { type SaveOption } from "../files";
import { textOf, useLanguage } from "../texts";
import { useAction } from "../core";
import { noticeText } from "./messages";
import { noticePath } from "./notice-path";

type Row = Schema<"Notice">;

/** The navigation of notices. */
export interface NoticeLinks extends SaveOption {
  open: (path: string) => void;
}

/** Opening the subject of a notice, which marks it as read. */
export interface NoticeOpening {
  run: (notice: Row) => Promise<boolean>;
  running: Row | undefined;
  pathOf: (notice: Row) => string;
}

/**
 * Opens the subject of a notice, which marks it as read; if the subject no longer exists, a message is shown instead.
 *
 * An exported file is saved at once for an account that may not open the page of exports.
 */
export function useNoticeOpening({ open, save }: NoticeLinks): NoticeOpening {
  const { notices } = useShop();
  const isOwner = hasRole(useAccount(), ["admin"]);
  const language = useLanguage();
  const opening = useAction(
    async ({ id, subject, subjectId }: Row, client) => {
      const opened = await client.openNotice({ path: { id } });
      if (!opened.isThere || subject !== "export" || isOwner) return { ...opened, isSaved: false };
      const { blob, fileName = subjectId } = await client.download("downloadExport", { query: { fileName: subjectId } });
      save(blob, fileName);
      return { ...opened, isSaved: true };
    },
    ["notices"],
  );

  async function run(notice: Row) {
    const outcome = await opening.run(notice);
    if (outcome.status !== "done") return false;
    if (outcome.result.isSaved) return true;
    if (outcome.result.isThere) open(noticePath(notice, isOwner));
    else notices.info(textOf(noticeText, "gone.text", { what: labelOf("NoticeSubject", notice.subject, language) }));
    return outcome.result.isThere;
  }

  return { run, running: opening.running, pathOf: (notice: Row) => noticePath(notice, isOwner) };
}
