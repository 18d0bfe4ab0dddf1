import { coreText, useLanguage, useText } from "@shopkeeper/hooks/texts";
import { failureText } from "@shopkeeper/hooks/core";
import { refundText, type ReturnAgreementOptions, useReturnAgreement } from "@shopkeeper/hooks/refunds";
import { labelOf } from "@shopkeeper/sdk";
import { AddressChoice } from "../addresses/shared";
import { Button } from "../core/button";
import { Modal } from "../core/modal";
import { styled } from "../theme/styled";

/** 同意退款 of goods returned by express. Mount it to open it. */
export function ReturnDialog({ refund, onClose }: ReturnAgreementOptions) {
  const t = useText(refundText);
  const core = useText(coreText);
  const language = useLanguage();
  const { addresses, confirm, isRunning, error } = useReturnAgreement({ refund, onClose });
  const { chosen } = addresses;
  return (
    <Modal
      title={t("agree.title")}
      isOpen
      width={720}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose} disabled={isRunning}>
            {core("actions.cancel")}
          </Button>
          <Button variant="primary" isBusy={isRunning} disabled={!confirm} onClick={() => chosen && void confirm?.(chosen)}>
            {core("actions.confirm")}
          </Button>
        </>
      }
    >
      <Root>
        <p data-warning="">{t("agree.warning")}</p>
        <dl>
          <dt>{t("agree.way")}</dt>
          <dd>{labelOf("ReturnGoodsType", refund.returnGoodsType, language)}</dd>
        </dl>
        <h3>{t("agree.address")}</h3>
        <AddressChoice of={addresses} />
        {error !== undefined && error !== null && <p role="alert">{failureText(error)}</p>}
      </Root>
    </Modal>
  );
}

const Root = styled("div", {
  base: {
    display: "grid",
    gap: "3",
    "& > [data-warning]": {
      paddingBlock: "2",
      paddingInline: "3",
      borderRadius: "md",
      background: "bg.warning",
      color: "fg.warning",
      fontSize: "body",
    },
    "& > dl": { display: "flex", gap: "3", fontSize: "body" },
    "& dt": { color: "fg.subtle" },
    "& dd": { margin: 0 },
    "& > h3": { fontSize: "body", fontWeight: "medium" },
    "& > [role=alert]": { color: "fg.error", fontSize: "sm" },
  },
});
