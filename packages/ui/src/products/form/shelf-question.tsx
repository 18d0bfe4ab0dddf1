import { useText } from "@shopkeeper/hooks/core";
import { productQuestionText, type useProductForm } from "@shopkeeper/hooks/products";
import { Button } from "../../core/button";
import { Modal } from "../../core/modal";

/** Asks before a save whether the product goes on the shelf by itself; closed without an answer, nothing is saved. */
export function ShelfQuestion({ shelf }: { shelf: ReturnType<typeof useProductForm>["shelf"] }) {
  const t = useText(productQuestionText);
  return (
    <Modal
      title={t("autoUp.title")}
      isOpen
      width={420}
      onClose={shelf.dismiss}
      footer={
        <>
          <Button onClick={() => shelf.answer(false)}>{t("autoUp.no")}</Button>
          <Button variant="primary" onClick={() => shelf.answer(true)}>
            {t("autoUp.yes")}
          </Button>
        </>
      }
    >
      {t(shelf.pending === "submit" ? "autoUp.submit" : "autoUp.save")}
    </Modal>
  );
}
