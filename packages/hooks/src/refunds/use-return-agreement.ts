import { RefundAudit } from "@shopkeeper/sdk";
import { type AddressChoice, useAddressChoice } from "../addresses/shared";
import { textOf } from "../texts";
import { useAction } from "../core";
import { refundText } from "./messages";
import type { ActedRefund } from "./refund-row-actions";

export interface ReturnAgreementOptions {
  refund: ActedRefund;
  onClose: () => void;
}

/** 同意退款 for goods that are returned by express. */
export interface ReturnAgreement {
  addresses: AddressChoice;
  isRunning: boolean;
  error: unknown;
  /** Undefined until an address is chosen. */
  confirm: ((options: { id: number }) => Promise<void>) | undefined;
}

/** 同意退款 for goods that are returned by express: the choice of the shop's return address. Its state lives as long as the dialog is open. */
export function useReturnAgreement({ refund: { refundOrderNo }, onClose }: ReturnAgreementOptions): ReturnAgreement {
  const addresses = useAddressChoice();
  const agree = useAction(
    (merAddressId: number, client) => client.auditRefund({ body: { refundOrderNo, auditType: RefundAudit.agree, merAddressId } }),
    ["refunds", "orders"],
    { done: () => textOf(refundText, "agree.done"), isQuiet: true },
  );
  return {
    addresses,
    isRunning: agree.isRunning,
    error: agree.error,
    confirm:
      addresses.chosen &&
      (async ({ id }: { id: number }) => {
        const { status } = await agree.run(id);
        if (status === "done") onClose();
      }),
  };
}
