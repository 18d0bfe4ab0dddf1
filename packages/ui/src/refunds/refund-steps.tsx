import { useLanguage, useText } from "@shopkeeper/hooks/texts";
import { type RefundStep, refundText } from "@shopkeeper/hooks/refunds";
import { labelOf, RefundChange, ReturnGoodsType, type Schema } from "@shopkeeper/sdk";
import { OperatorName } from "../core/operator-name";
import { Picture } from "../core/picture";
import { styled } from "../theme/styled";

interface RefundStepsProps {
  refund: Schema<"RefundInfo">;
  steps: readonly RefundStep[];
}

/** 退款流程信息: the history, oldest first, with its messages; future steps are grey. */
export function RefundSteps({ refund, steps }: RefundStepsProps) {
  const t = useText(refundText);
  const language = useLanguage();
  return (
    <Root aria-label={t("detail.steps")}>
      {steps.map((taken, at) => {
        const { change, by, time, operator } = taken;
        const step = labelOf("RefundChange", change, language);
        return (
          <li key={`${change} ${at}`} data-ahead={time === undefined || undefined}>
            <p>
              {by === undefined ? step : t("detail.stepBy", { step, who: labelOf("RefundPromoter", by, language) })}
              {time && <time>{time}</time>}
            </p>
            {operator && <OperatorName account={operator} />}
            {time && <StepFacts step={taken} refund={refund} />}
          </li>
        );
      })}
    </Root>
  );
}

/** The message or choice of a step. */
function StepFacts({ step: { change, message, isRefusal }, refund }: { step: RefundStep; refund: Schema<"RefundInfo"> }) {
  const t = useText(refundText);
  const language = useLanguage();
  const rows: Partial<Record<RefundStep["change"], readonly (readonly [string, string | null | undefined])[]>> = {
    [RefundChange.apply]: [
      [t("detail.reason"), refund.refundReasonWap],
      [
        t("detail.returnGoodsType"),
        refund.returnGoodsType === ReturnGoodsType.none ? null : labelOf("ReturnGoodsType", refund.returnGoodsType, language),
      ],
      [t("detail.explain"), refund.refundReasonWapExplain],
    ],
    [RefundChange.audit]: [
      [t("detail.result"), t(isRefusal ? "detail.refused" : "detail.agreed")],
      [t("detail.refundReason"), isRefusal ? refund.refundReason : null],
      [
        t("detail.returnAddress"),
        refund.receiverAddressDetail && [refund.receiver, refund.receiverPhone, refund.receiverAddressDetail].filter(Boolean).join(" "),
      ],
    ],
    [RefundChange.returning]: [
      [t("detail.expressName"), refund.expressName],
      [t("detail.trackingNumber"), refund.trackingNumber],
      [t("detail.telephone"), refund.telephone],
    ],
    [RefundChange.rejectionGoods]: [[t("detail.refundReason"), refund.refundReason]],
    [RefundChange.failed]: [[t("detail.message"), message]],
  };
  const said = (rows[change] ?? []).filter(([, value]) => value);
  const pictures = change === RefundChange.apply ? (refund.refundReasonWapImg ?? "").split(",").filter(Boolean) : [];
  return (
    <>
      {said.length > 0 && (
        <dl>
          {said.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {pictures.length > 0 && (
        <span data-pictures="">
          {pictures.map((address, at) => (
            <Picture key={address} src={address} name={t("detail.proofOf", { order: at + 1 })} size={56} />
          ))}
        </span>
      )}
    </>
  );
}

const Root = styled("ol", {
  base: {
    display: "grid",
    listStyle: "none",
    fontSize: "body",
    "& > li": { position: "relative", display: "grid", gap: "1.5", paddingInlineStart: "6", paddingBottom: "4" },
    "& > li::before": {
      content: '""',
      position: "absolute",
      insetInlineStart: "0.25rem",
      top: "0.4rem",
      width: "0.6rem",
      height: "0.6rem",
      borderRadius: "full",
      background: "brand.solid",
    },
    "& > li:not(:last-child)::after": {
      content: '""',
      position: "absolute",
      insetInlineStart: "0.5rem",
      top: "1.2rem",
      bottom: "-0.2rem",
      width: "1px",
      background: "border.emphasized",
    },
    "& > li[data-ahead]": { color: "fg.subtle" },
    "& > li[data-ahead]::before": { background: "bg.panel", borderWidth: "1px", borderColor: "border.emphasized" },
    "& > li > p": { display: "flex", flexWrap: "wrap", columnGap: "3", fontWeight: "medium" },
    "& time": { color: "fg.subtle", fontWeight: "normal", fontVariantNumeric: "tabular-nums" },
    "& dl": { display: "grid", gap: "1" },
    "& dl > div": { display: "flex", gap: "2", minWidth: 0 },
    "& dt": { flexShrink: 0, color: "fg.subtle" },
    "& dd": { margin: 0, overflowWrap: "anywhere" },
    "& [data-pictures]": { display: "flex", flexWrap: "wrap", gap: "1.5" },
  },
});
