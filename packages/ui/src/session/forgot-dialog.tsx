import { useText } from "@shopkeeper/hooks/texts";
import { sessionText } from "@shopkeeper/hooks/session";
import { Button } from "../core/button";
import { Modal } from "../core/modal";
import { styled } from "../theme/styled";

/** Explains who can reset a forgotten password. */
export function ForgotDialog({ onClose }: { onClose: () => void }) {
  const t = useText(sessionText);
  return (
    <Modal
      title={t("forgot.title")}
      isOpen
      width={440}
      onClose={onClose}
      footer={
        <Button variant="primary" data-autofocus="" onClick={onClose}>
          {t("forgot.known")}
        </Button>
      }
    >
      <Ways>
        <dt>{t("forgot.clerk")}</dt>
        <dd>{t("forgot.clerkHow")}</dd>
        <dt>{t("forgot.owner")}</dt>
        <dd>
          {t("forgot.ownerHow")}
          <code>{t("forgot.command")}</code>
        </dd>
      </Ways>
    </Modal>
  );
}

const Ways = styled("dl", {
  base: {
    fontSize: "sm",
    lineHeight: "1.7",
    "& > dt": { fontWeight: "semibold" },
    "& > dd": { color: "fg.muted" },
    "& > dd + dt": { marginTop: "4" },
    "& code": {
      display: "block",
      marginTop: "2",
      paddingInline: "3",
      paddingBlock: "2",
      borderRadius: "md",
      background: "bg.muted",
      fontFamily: "mono",
      fontSize: "xs",
      color: "fg",
      overflowWrap: "anywhere",
    },
  },
});
