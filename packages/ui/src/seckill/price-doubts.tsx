import { useText } from "@shopkeeper/hooks/texts";
import { type PriceDoubts, seckillText } from "@shopkeeper/hooks/seckill";
import { Button } from "../core/button";
import { Modal } from "../core/modal";
import { styled } from "../theme/styled";

const shown = 8;

/** The confirm dialog before a save with suspicious activity prices, naming their SKUs; closed without an answer, nothing is saved. */
export function PriceDoubts({ of: doubts }: { of: PriceDoubts }) {
  const t = useText(seckillText);
  const { open } = doubts;
  if (!open) return null;
  return (
    <Modal
      title={t("doubts.title")}
      isOpen
      width={480}
      onClose={doubts.dismiss}
      footer={
        <>
          <Button onClick={doubts.saveAnyway}>{t("doubts.save")}</Button>
          <Button variant="primary" data-autofocus="" onClick={doubts.dismiss}>
            {t("doubts.back")}
          </Button>
        </>
      }
    >
      <p>{t("doubts.ask", { count: open.length })}</p>
      <List>
        {open.slice(0, shown).map(({ name, why, price, cost, activityPrice }) => (
          <li key={name}>{t(`doubts.${why}`, { name, price, cost, activityPrice: (activityPrice ?? 0).toFixed(2) })}</li>
        ))}
        {open.length > shown && <li>{t("doubts.more", { count: open.length - shown })}</li>}
      </List>
    </Modal>
  );
}

const List = styled("ul", {
  base: { marginTop: "2", paddingInlineStart: "5", listStyle: "disc", fontSize: "body", color: "fg.muted", overflowWrap: "anywhere" },
});
