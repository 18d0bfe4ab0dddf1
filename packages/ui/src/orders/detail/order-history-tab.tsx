import { useRead } from "@shopkeeper/hooks/core";
import { useText } from "@shopkeeper/hooks/texts";
import { orderText } from "@shopkeeper/hooks/orders";
import { EmptyState } from "../../core/empty-state";
import { LoadState } from "../../core/load-state";
import { OperatorName } from "../../core/operator-name";
import { styled } from "../../theme/styled";

/** 操作记录: the events of an order, newest first, with the member of staff. */
export function OrderHistoryTab({ orderNo }: { orderNo: string }) {
  const t = useText(orderText);
  const { data, ...read } = useRead("listOrderLogs", { query: { orderNo, limit: 100 } });
  const logs = data?.list ?? [];
  return (
    <LoadState of={read} isEmpty={logs.length === 0} empty={<EmptyState title={t("detail.noHistory")} hint={t("detail.noHistoryHint")} />}>
      <Root aria-label={t("detail.history")}>
        {logs.map(({ changeType, changeMessage, createTime, operator }, at) => (
          <li key={`${changeType} ${createTime} ${at}`}>
            <p>{changeMessage}</p>
            <p>
              <time>{createTime}</time>
              {operator && <OperatorName account={operator} />}
            </p>
          </li>
        ))}
      </Root>
    </LoadState>
  );
}

const Root = styled("ul", {
  base: {
    display: "grid",
    listStyle: "none",
    "& > li": { paddingBlock: "3", borderBottomWidth: "1px", borderColor: "border.muted", overflowWrap: "anywhere" },
    "& > li > p:last-child": {
      display: "flex",
      flexWrap: "wrap",
      columnGap: "4",
      color: "fg.muted",
      fontSize: "xs",
      fontVariantNumeric: "tabular-nums",
    },
  },
});
