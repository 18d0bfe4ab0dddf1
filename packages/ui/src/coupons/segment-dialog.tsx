import { coreText, useLanguage, useText } from "@shopkeeper/hooks/texts";
import { couponText, type SegmentSending, type Sending, useCouponSegment } from "@shopkeeper/hooks/coupons";
import { CouponSegmentKind } from "@shopkeeper/sdk";
import type { ReactNode } from "react";
import { Button } from "../core/button";
import { codeOptions } from "../core/code-options";
import { ConfirmDialog } from "../core/confirm-dialog";
import { FailureNotice } from "../core/failure-notice";
import { Modal } from "../core/modal";
import { NumberInput } from "../core/number-input";
import { RadioGroup } from "../core/radio-group";
import { DateLimitPicker } from "../dates/date-limit-picker";
import { FormField } from "../form/form-field";
import { ProductSelect } from "../products/shared";
import { styled } from "../theme/styled";

export interface SegmentDialogProps {
  title: ReactNode;
  /** Leads back to choosing single users. */
  head: ReactNode;
  coupon: Sending["coupon"];
  onClose: () => void;
}

/** Sends a coupon to a segment, after showing its number of people. Mount it to open it. */
export function SegmentDialog({ title, head, coupon, onClose }: SegmentDialogProps) {
  const segment = useCouponSegment(coupon, onClose);
  const t = useText(couponText);
  const core = useText(coreText);
  const language = useLanguage();
  const { people } = segment;
  return (
    <Modal
      title={title}
      isOpen
      width={896}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{core("actions.cancel")}</Button>
          <Button variant="primary" disabled={!segment.submit} onClick={segment.submit}>
            {segment.submit && segment.count !== undefined ? t("segment.submit", { count: segment.count }) : t("list.send")}
          </Button>
        </>
      }
    >
      <Root>
        <div>{head}</div>
        <FormField label={t("segment.kind")} isGroup help={t(`segment.help.${kindNames[segment.kind]}`)}>
          <RadioGroup
            value={segment.kind}
            onChange={(kind) => segment.change({ kind })}
            options={codeOptions("CouponSegmentKind", Object.values(CouponSegmentKind), language)}
          />
        </FormField>
        <Condition segment={segment} />
        <FormField label={t("segment.people")} isGroup>
          {segment.error === undefined ? (
            <p role="status" data-refused={people.isRefused || undefined}>
              {people.text}
            </p>
          ) : (
            <FailureNotice error={segment.error} retry={segment.retry} />
          )}
        </FormField>
      </Root>
      <ConfirmDialog
        question={segment.question}
        text={() => t("send.question")}
        hint={({ count }) => t("send.detail", { name: coupon.name, count })}
      />
    </Modal>
  );
}

const kindNames = {
  [CouponSegmentKind.followed]: "followed",
  [CouponSegmentKind.bought]: "bought",
  [CouponSegmentKind.idle]: "idle",
} as const;

/** The parameter of the kind of segment: a period, a product, or a number of days. */
function Condition({ segment }: { segment: SegmentSending }) {
  const t = useText(couponText);
  const { kind, product, limits } = segment;
  if (kind === CouponSegmentKind.followed) {
    return (
      <FormField label={t("segment.period")} isGroup isWide>
        <DateLimitPicker value={segment.dateLimit} onChange={(dateLimit) => segment.change({ dateLimit })} />
      </FormField>
    );
  }
  if (kind === CouponSegmentKind.idle) {
    return (
      <FormField label={t("segment.days")} isRequired>
        <NumberInput
          value={segment.days}
          onChange={(days) => segment.change({ days })}
          unit={t("form.days")}
          min={limits.daysMin}
          max={limits.daysMax}
        />
      </FormField>
    );
  }
  return (
    <FormField label={t("segment.product")} isRequired isGroup>
      <ProductSelect value={product} onChange={(next) => segment.change({ product: next })} />
    </FormField>
  );
}

const Root = styled("div", {
  base: {
    display: "grid",
    gap: "4",
    gridTemplateColumns: "minmax(0, 1fr)",
    minHeight: "20rem",
    alignContent: "start",
    "& [role=status]": { fontWeight: "medium", fontVariantNumeric: "tabular-nums" },
    "& [data-refused]": { color: "fg.error" },
  },
});
