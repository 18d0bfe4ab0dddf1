import { shownTime } from "@shopkeeper/hooks/dates";
import { useLanguage, useText } from "@shopkeeper/hooks/texts";
import { logText, useLogDetail } from "@shopkeeper/hooks/logs";
import { labelOf, LogStatus, type Schema } from "@shopkeeper/sdk";
import { OperatorName } from "../core/operator-name";
import { Drawer } from "../core/drawer";
import { DescriptionList } from "../core/description-list";
import { LoadState } from "../core/load-state";
import { StatusTag } from "../core/status-tag";
import { SummaryList } from "../list/summary-list";
import { styled } from "../theme/styled";
import { LoggedValues, RequestDiff } from "./logged-values";

export interface LogDrawerProps {
  id: number;
  onClose: () => void;
}

/** 操作详情: the operator, the request and response, and the difference to the previous operation. Mount it to open it. */
export function LogDrawer({ id, onClose }: LogDrawerProps) {
  const detail = useLogDetail(id);
  const t = useText(logText);
  return (
    <Drawer title={t("detail.title")} isOpen width={860} isFitted onClose={onClose}>
      <LoadState of={detail}>{detail.data && <Parts log={detail.data} />}</LoadState>
    </Drawer>
  );
}

function Parts({ log }: { log: Schema<"SensitiveLogDetail"> }) {
  const t = useText(logText);
  const language = useLanguage();
  const { previous, requestParam } = log;
  return (
    <Root>
      <SummaryList
        items={[
          [t("columns.description"), log.description],
          [t("columns.adminAccount"), <OperatorName key="account" account={log.adminAccount} />],
          [
            t("columns.status"),
            <StatusTag key="status" tone={log.status === LogStatus.failed ? "danger" : "success"}>
              {labelOf("LogStatus", log.status, language)}
            </StatusTag>,
          ],
          [t("columns.createTime"), shownTime(log.createTime)],
        ]}
      />
      {log.errorMsg !== "" && <Failure>{log.errorMsg}</Failure>}
      <section aria-label={t("detail.sent")}>
        <h3>{t("detail.sent")}</h3>
        {previous ? <RequestDiff previous={previous} text={requestParam} /> : <LoggedValues label={t("detail.sent")} text={requestParam} />}
      </section>
      <section aria-label={t("detail.answered")}>
        <h3>{t("detail.answered")}</h3>
        <LoggedValues label={t("detail.answered")} text={log.result} />
      </section>
      <DescriptionList
        title={t("detail.facts")}
        items={[
          [t("columns.method"), log.method],
          [t("columns.methodType"), log.methodType],
          [t("columns.requestMethod"), log.requestMethod],
          [t("columns.url"), log.url],
          [t("columns.ip"), log.ip],
          [t("columns.adminId"), log.adminId],
        ]}
      />
    </Root>
  );
}

const Root = styled("div", {
  base: {
    display: "grid",
    gap: "5",
    gridTemplateColumns: "minmax(0, 1fr)",
    "& > section > h3": { marginBottom: "2.5", fontSize: "md", fontWeight: "semibold" },
  },
});
const Failure = styled("p", {
  base: { padding: "3", borderRadius: "md", background: "bg.error", color: "fg.error", overflowWrap: "anywhere" },
});
