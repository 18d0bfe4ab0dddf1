import { AfterSalesType, RefundAudit, RefundChange } from "@shopkeeper/sdk/contract";
import { auditRights, canRefund, needsReturnAddress } from "@shopkeeper/sdk/rules/refunds";
import type { HandlersOf } from "../kernel/handlers";
import { isPermitted } from "../kernel/permissions";
import { invalidFields, Refusal } from "../core/refusal";
import type { Shop } from "../tenancy/shop";
import { refundMessages } from "./messages";
import type { RefundChanges } from "./step-store";
import { advanceRefund } from "./advance-refund";

type Decisions = "auditRefund" | "receiveRefund" | "rejectReturn";

/** The shop's decisions about refunds that its buyers request. */
export const decisionHandlers: Pick<HandlersOf<"refunds">, Decisions> = {
  async auditRefund({ body, shop, session }) {
    const { refundOrderNo, auditType } = body;
    if (!isPermitted(session, auditRights[auditType])) throw new Refusal("forbidden");
    if (auditType === RefundAudit.refuse) {
      const reason = assertReason(body.reason);
      const event = { type: RefundChange.audit, text: "refused", params: { reason } } as const;
      await advanceRefund(shop, refundOrderNo, { action: "refuse", changes: { refundReason: reason }, event });
      return null;
    }
    const { isReturn, changes } = await returnOf(shop, refundOrderNo, body.merAddressId ?? undefined);
    const event = { type: RefundChange.audit, text: isReturn ? "agreedToReturn" : "agreed" } as const;
    await advanceRefund(shop, refundOrderNo, { action: "agree", changes, event });
    return null;
  },

  async receiveRefund({ path, shop }) {
    await advanceRefund(shop, path.refundOrderNo, { action: "receive", event: { type: RefundChange.receiving, text: "received" } });
    return null;
  },

  async rejectReturn({ body, shop }) {
    const reason = assertReason(body.reason);
    const event = { type: RefundChange.rejectionGoods, text: "rejected", params: { reason } } as const;
    await advanceRefund(shop, body.refundOrderNo, { action: "rejectReturn", changes: { refundReason: reason }, event });
    return null;
  },
};

function assertReason(reason: string | null | undefined) {
  const text = reason?.trim() ?? "";
  if (text === "") throw invalidFields({ reason: refundMessages.reasonEmpty });
  return text;
}

/** The return address of an approved refund: by express to an address of the shop. */
async function returnOf(
  shop: Shop,
  refundOrderNo: string,
  addressId: number | undefined,
): Promise<{ isReturn: boolean; changes: RefundChanges }> {
  const refund = await shop.refunds.list.find(refundOrderNo);
  if (!refund) throw new Refusal("refundMissing");
  const isReturn = refund.afterSalesType === AfterSalesType.returnAndRefund;
  const address = addressId === undefined ? undefined : await shop.addresses.find(addressId);
  if (addressId !== undefined && !address?.isShow)
    throw new Refusal("addressMissing", {}, { fields: { merAddressId: refundMessages.addressEmpty } });
  if (!canRefund("agree", refund) || !needsReturnAddress(refund)) return { isReturn, changes: {} };
  if (!address) throw invalidFields({ merAddressId: refundMessages.addressEmpty });
  const { receiverName: receiver, receiverPhone, province, city, district, detail } = address;
  return { isReturn, changes: { receiver, receiverPhone, receiverAddressDetail: [province, city, district, detail].join("") } };
}
