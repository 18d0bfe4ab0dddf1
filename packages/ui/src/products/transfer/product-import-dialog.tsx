import { coreText, groupedNumber, useText } from "@shopkeeper/hooks/texts";
import { type ProductImport, productTransferText, useProductImport } from "@shopkeeper/hooks/products";
import { Button } from "../../core/button";
import { ConfirmDialog } from "../../core/confirm-dialog";
import { Modal } from "../../core/modal";
import { readTableFile } from "../../files/read-table-file";
import { saveFile } from "../../files/save-file";
import { ProductImportCheck } from "./product-import-check";
import { ProductImportDone } from "./product-import-done";
import { ProductImportMatch } from "./product-import-match";
import { ProductImportSteps } from "./product-import-steps";
import { ProductImportUpload } from "./product-import-upload";

/** 导入商品: products or stock from a spreadsheet, in four steps. */
export function ProductImportDialog({ onClose }: { onClose: () => void }) {
  const t = useText(productTransferText);
  const flow = useProductImport({ read: readTableFile, save: saveFile, onClose });
  const { step } = flow;
  return (
    <Modal title={t("import.title")} isOpen width={980} onClose={flow.close} footer={<Foot flow={flow} />}>
      <ProductImportSteps step={step} />
      {step === "upload" && <ProductImportUpload flow={flow} />}
      {step === "match" && <ProductImportMatch flow={flow} />}
      {step === "check" && <ProductImportCheck flow={flow} />}
      {step === "done" && <ProductImportDone flow={flow} />}
      <ConfirmDialog question={flow.leaving} text={() => t("import.leave")} confirmLabel={t("import.leaveLabel")} isDanger />
    </Modal>
  );
}

function Foot({ flow }: { flow: ProductImport }) {
  const t = useText(productTransferText);
  const core = useText(coreText);
  const isBusy = flow.calls.progress !== undefined;
  switch (flow.step) {
    case "upload":
      return <Button onClick={flow.cancel}>{core("actions.cancel")}</Button>;
    case "match":
      return (
        <>
          <Button onClick={flow.another}>{t("import.match.other")}</Button>
          <Button variant="primary" disabled={flow.missing.length > 0} onClick={() => void flow.check()}>
            {t("import.match.next")}
          </Button>
        </>
      );
    case "check":
      return (
        <>
          <Button onClick={flow.back} disabled={isBusy}>
            {t("import.check.back")}
          </Button>
          {flow.summary.done > 0 && (
            <Button onClick={flow.finish} disabled={isBusy}>
              {t("import.done.close")}
            </Button>
          )}
          <Button variant="primary" isBusy={isBusy} disabled={flow.ready.length === 0} onClick={() => void flow.commit()}>
            {t("import.check.commit", { count: groupedNumber(flow.ready.length) })}
          </Button>
        </>
      );
    case "done":
      return (
        <>
          <Button onClick={flow.another}>{t("import.done.another")}</Button>
          <Button variant="primary" onClick={flow.close}>
            {t("import.done.close")}
          </Button>
        </>
      );
  }
}
