import { coreText, textOf, useText } from "@shopkeeper/hooks/texts";
import { type Paste, skuText } from "@shopkeeper/hooks/products";
import { Button } from "../../core/button";
import { Modal } from "../../core/modal";
import { styled } from "../../theme/styled";

const shown = 8;

/** The cells of a block that cannot be pasted, before anything is pasted. */
export function SkuPasteDialog({ paste, onConfirm, onCancel }: { paste: Paste; onConfirm: () => void; onCancel: () => void }) {
  const t = useText(skuText);
  const core = useText(coreText);
  const { taken, faults, beyond } = paste;
  return (
    <Modal
      title={t("paste.title")}
      isOpen
      onClose={onCancel}
      footer={
        <>
          <Button onClick={onCancel}>{core("actions.cancel")}</Button>
          {taken > 0 && (
            <Button variant="primary" data-autofocus="" onClick={onConfirm}>
              {t("paste.apply", { count: taken })}
            </Button>
          )}
        </>
      }
    >
      <Body>
        {faults.length > 0 && <p>{t("paste.intro", { taken, count: faults.length })}</p>}
        {beyond.rows > 0 && <p>{t("paste.beyondRows", { count: beyond.rows })}</p>}
        {beyond.columns > 0 && <p>{t("paste.beyondColumns", { count: beyond.columns })}</p>}
        <ul>
          {faults.slice(0, shown).map(({ row, key, column, text, problem }) => (
            <li key={`${key} ${column}`}>
              {t("paste.fault", {
                row,
                column: t(`columns.${column}`),
                text: [...text].slice(0, 24).join(""),
                problem: textOf(skuText, problem.key, problem.params),
              })}
            </li>
          ))}
        </ul>
        {faults.length > shown && <p>{t("paste.more", { count: faults.length - shown })}</p>}
      </Body>
    </Modal>
  );
}

const Body = styled("div", {
  base: {
    display: "grid",
    gap: "2",
    fontSize: "body",
    "& > ul": { display: "grid", gap: "1", color: "fg.muted" },
    "& li": { overflowWrap: "anywhere" },
  },
});
