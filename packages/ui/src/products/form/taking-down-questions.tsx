import { coreText, useText } from "@shopkeeper/hooks/texts";
import { productFormText } from "@shopkeeper/hooks/products";
import { Button } from "../../core/button";
import { ConfirmDialog } from "../../core/confirm-dialog";
import { Modal } from "../../core/modal";
import type { ProductFormPart } from "./product-item";

/** The confirm dialogs before a product on sale is taken down for editing, and before the form is left without a change. */
export function TakingDownQuestions({ product: { takingDown, shelf, product } }: ProductFormPart) {
  const t = useText(productFormText);
  const core = useText(coreText);
  const { question, leaving } = takingDown;
  return (
    <>
      <ConfirmDialog
        question={question}
        text={() => t("takenDown.question")}
        nameOf={() => product?.name ?? ""}
        hint={t(shelf.isReviewed ? "takenDown.hintReviewed" : "takenDown.hint")}
        confirmLabel={t("takenDown.open")}
      />
      {leaving && (
        <Modal
          title={core("notice.title")}
          isOpen
          width={420}
          onClose={leaving.dismiss}
          footer={
            <>
              <Button onClick={leaving.stayDown} disabled={takingDown.isRunning}>
                {t("takenDown.stayDown")}
              </Button>
              <Button variant="primary" isBusy={takingDown.isRunning} onClick={() => void leaving.restore()}>
                {t("takenDown.restore")}
              </Button>
            </>
          }
        >
          {t("takenDown.leave")}
        </Modal>
      )}
    </>
  );
}
