import { useText } from "@shopkeeper/hooks/texts";
import { shippingText } from "@shopkeeper/hooks/shipping/shared";
import { Modal } from "../core/modal";
import { CompanyTable } from "./company-table";

export interface CompanyDialogProps {
  onClose: () => void;
}

/** 设置物流公司: the express companies offered when an order is shipped. Mount it to open it. */
export function CompanyDialog({ onClose }: CompanyDialogProps) {
  const t = useText(shippingText);
  return (
    <Modal title={t("companies.title")} isOpen width={760} onClose={onClose}>
      <CompanyTable />
    </Modal>
  );
}
