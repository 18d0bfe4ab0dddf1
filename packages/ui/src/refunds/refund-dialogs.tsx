import { textOf, useText } from "@shopkeeper/hooks/texts";
import { type ActedRefund, type RefundList, refundText } from "@shopkeeper/hooks/refunds";
import { needsReturnAddress } from "@shopkeeper/sdk/rules/refunds";
import { AfterSalesType } from "@shopkeeper/sdk";
import { ConfirmDialog } from "../core/confirm-dialog";
import { lazyDialog } from "../core/lazy-dialog";
import { PromptDialog } from "../core/prompt-dialog";

const close = ({ onClose }: { onClose: () => void }) => onClose();

/** The drawer of a refund, loaded after the list. */
export const RefundDrawer = lazyDialog(() => import("./refund-drawer").then((file) => file.RefundDrawer), close);

const ReturnDialog = lazyDialog(() => import("./return-dialog").then((file) => file.ReturnDialog), close);

interface RefundDialogsProps {
  list: Pick<RefundList, "actions" | "detail">;
  onOpenOrder: (orderNo: string) => void;
}

/** The drawer of the refund in the address, and the confirm dialogs of actions on one refund. */
export function RefundDialogs({ list: { actions, detail }, onOpenOrder }: RefundDialogsProps) {
  const t = useText(refundText);
  const about = (key: "refuse.about" | "mark.about") => (refund: ActedRefund) => t(key, { refundOrderNo: refund.refundOrderNo });
  return (
    <>
      {detail.key !== undefined && (
        <RefundDrawer key={detail.key} refundOrderNo={detail.key} actions={actions} onOpenOrder={onOpenOrder} onClose={detail.close} />
      )}
      <ConfirmDialog
        question={actions.toAgree}
        text={() => t("agree.question")}
        nameOf={({ refundOrderNo }) => refundOrderNo}
        hint={agreeHint(actions.toAgree.subject)}
      />
      <ConfirmDialog
        question={actions.toReceive}
        text={() => t("receive.question")}
        nameOf={({ refundOrderNo }) => refundOrderNo}
        hint={t("receive.hint", { amount: actions.toReceive.subject?.refundPrice ?? "" })}
      />
      <PromptDialog question={actions.toRefuse} title={t("refuse.title")} about={about("refuse.about")} isLong />
      <PromptDialog question={actions.toRejectReturn} title={t("rejectReturn.title")} about={about("refuse.about")} isLong />
      <PromptDialog question={actions.toMark} title={t("mark.title")} about={about("mark.about")} isLong />
      {actions.returning && <ReturnDialog refund={actions.returning} onClose={actions.closeReturning} />}
    </>
  );
}

/** The consequences of agreeing. */
function agreeHint(refund: ActedRefund | undefined) {
  if (!refund || needsReturnAddress(refund)) return "";
  if (refund.afterSalesType === AfterSalesType.returnAndRefund) return textOf(refundText, "agree.atShop");
  return textOf(refundText, "agree.paid", { amount: refund.refundPrice });
}
