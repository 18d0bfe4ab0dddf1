import { useText } from "@shopkeeper/hooks/texts";
import { type ProductFormState, productQuestionText } from "@shopkeeper/hooks/products";
import { Button } from "../../core/button";
import { Modal } from "../../core/modal";

/** The confirm dialog before a save with suspicious prices; closed without an answer, nothing is saved. */
export function PriceQuestion({ prices }: { prices: ProductFormState["prices"] }) {
  const t = useText(productQuestionText);
  return (
    <Modal
      title={t("prices.title")}
      isOpen
      width={420}
      onClose={prices.dismiss}
      footer={
        <>
          <Button onClick={prices.saveAnyway}>{t("prices.save")}</Button>
          <Button variant="primary" data-autofocus="" onClick={prices.showFirst}>
            {t("prices.look")}
          </Button>
        </>
      }
    >
      {t("prices.ask", { count: prices.count ?? 0 })}
    </Modal>
  );
}
