import { coreText, useText } from "@shopkeeper/hooks/texts";
import { type OrderSheet, orderText, sheetLimits, sheetText, useOrderSheet } from "@shopkeeper/hooks/orders";
import { useState } from "react";
import { Button } from "../../core/button";
import { ConfirmDialog } from "../../core/confirm-dialog";
import { Modal } from "../../core/modal";
import { Textarea } from "../../core/textarea";
import { EncodingChoice } from "../../files/encoding-choice";
import { saveFile } from "../../files/save-file";
import { SaveTableButtons } from "../../files/save-table-buttons";
import { tableAccept, TableDrop } from "../../files/table-drop";
import { BulkResults } from "../../list/bulk-results";
import { chooseFiles } from "../../pictures/shared";
import { styled } from "../../theme/styled";
import { OrderSheetCheck } from "./order-sheet-check";
import { useSheetWorker } from "./use-sheet-worker";

/** 表格批量发货: a carrier's sheet or pasted rows, checked, corrected in place, and sent. Mount it to open it. */
export function OrderSheetDialog({ onClose }: { onClose: () => void }) {
  const read = useSheetWorker();
  const flow = useOrderSheet({ read, save: saveFile, onClose });
  const t = useText(sheetText);
  const core = useText(coreText);
  const orders = useText(orderText);
  return (
    <Modal
      title={t("title")}
      isOpen
      width={1040}
      onClose={flow.close}
      footer={
        flow.sheet ? (
          <>
            {flow.hasLeftover && <SaveTableButtons label={t("save")} onSave={flow.saveLeftover} />}
            <Button onClick={flow.another}>{t("back")}</Button>
            <Button
              variant="primary"
              disabled={flow.ready.length === 0}
              isBusy={flow.sending.isRunning || flow.checking.progress !== undefined}
              onClick={() => void flow.commit()}
            >
              {t("commit", { count: flow.ready.length })}
            </Button>
          </>
        ) : (
          <Button onClick={flow.cancel}>{core("actions.cancel")}</Button>
        )
      }
    >
      {flow.sheet ? <OrderSheetCheck flow={flow} /> : <OrderSheetSource flow={flow} />}
      <BulkResults bulk={flow.sending} nameOf={({ orderNo, number }) => `${orderNo} · ${number}`} title={t("results")} />
      <ConfirmDialog question={flow.toCommit} text={(count) => orders("send.closedSome", { count })} />
      <ConfirmDialog question={flow.leaving} text={() => core("confirm.leave")} isDanger />
    </Modal>
  );
}

/** A file, or pasted rows. */
function OrderSheetSource({ flow }: { flow: OrderSheet }) {
  const t = useText(sheetText);
  const [text, setText] = useState("");
  return (
    <Root>
      <p>{t("needs")}</p>
      <TableDrop
        label={t("input")}
        limits={sheetLimits}
        reading={flow.reading}
        problem={flow.problem}
        choose={(take) => chooseFiles({ accept: tableAccept }, take)}
        onFile={(file) => void flow.choose(file)}
      />
      {flow.doubt && <EncodingChoice {...flow.doubt} onChoose={(encoding) => void flow.reread({ encoding })} />}
      <Textarea aria-label={t("paste")} placeholder={`${t("paste")}\n${t("pastePlaceholder")}`} rows={5} value={text} onChange={setText} />
      <Button disabled={text.trim() === "" || flow.isLoading} onClick={() => void flow.paste(text)}>
        {t("read")}
      </Button>
    </Root>
  );
}

const Root = styled("div", {
  base: {
    display: "grid",
    gap: "3",
    justifyItems: "start",
    gridTemplateColumns: "minmax(0, 1fr)",
    "& > p": { color: "fg.muted", fontSize: "body" },
  },
});
