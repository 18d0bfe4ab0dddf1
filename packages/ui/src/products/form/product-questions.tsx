import { useText } from "@shopkeeper/hooks/texts";
import { productQuestionText } from "@shopkeeper/hooks/products";
import { Button } from "../../core/button";
import { Modal } from "../../core/modal";
import type { ProductFormPart } from "./product-item";
import { PriceQuestion } from "./price-question";

/** The confirm dialogs before a product is saved: about suspicious prices, then about the shelf. */
export function ProductQuestions({ product: { prices, shelf } }: ProductFormPart) {
  return (
    <>
      {prices.count !== undefined && <PriceQuestion prices={prices} />}
      {shelf.pending !== undefined && <ShelfQuestion shelf={shelf} />}
    </>
  );
}

/** Asks before a save whether the product goes on the shelf automatically; closed without an answer, nothing is saved. */
function ShelfQuestion({ shelf }: Pick<ProductFormPart["product"], "shelf">) {
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
