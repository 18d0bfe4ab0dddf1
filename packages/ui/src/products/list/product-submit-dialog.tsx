import { coreText, useText } from "@shopkeeper/hooks/texts";
import { failureText } from "@shopkeeper/hooks/core";
import { type ProductDrawerOptions, productListText, useProductSubmission } from "@shopkeeper/hooks/products";
import { CircleHelp } from "lucide-react";
import { Button } from "../../core/button";
import { Modal } from "../../core/modal";
import { styled } from "../../theme/styled";

/** 提交审核: asks whether the product goes on the shelf when it is approved; closing submits nothing. Mount it to open it. */
export function ProductSubmitDialog({ product, onClose }: ProductDrawerOptions) {
  const submission = useProductSubmission(product, onClose);
  const t = useText(productListText);
  const core = useText(coreText);
  const { isRunning, running } = submission;
  return (
    <Modal
      title={core("notice.title")}
      isOpen
      width={420}
      onClose={submission.close}
      footer={
        <>
          <Button
            isBusy={isRunning && running === false}
            disabled={isRunning && running === true}
            onClick={() => void submission.run(false)}
          >
            {t("submit.stay")}
          </Button>
          <Button
            variant="primary"
            isBusy={isRunning && running === true}
            disabled={isRunning && running === false}
            data-autofocus=""
            onClick={() => void submission.run(true)}
          >
            {t("submit.up")}
          </Button>
        </>
      }
    >
      <Body>
        <CircleHelp size={20} aria-hidden />
        <div>
          <p>{t("submit.question")}</p>
          <b>{product.name}</b>
          {submission.error !== undefined && <strong role="alert">{failureText(submission.error)}</strong>}
        </div>
      </Body>
    </Modal>
  );
}

const Body = styled("div", {
  base: {
    display: "flex",
    gap: "3",
    "& > svg": { flexShrink: 0, marginTop: "1px", color: "brand.fg" },
    "& > div": { display: "grid", gap: "1", minWidth: 0 },
    "& p": { fontSize: "md" },
    "& b": { fontWeight: "medium", overflowWrap: "anywhere" },
    "& strong": { fontSize: "xs", fontWeight: "normal", color: "fg.error" },
  },
});
