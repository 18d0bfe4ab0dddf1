import { useText } from "@shopkeeper/hooks/core";
import { deviceText, type useDeviceList } from "@shopkeeper/hooks/devices";
import { Button } from "../core/button";
import { ConfirmDialog } from "../core/confirm-dialog";
import { CopyText } from "../core/copy-text";
import { HintNotice } from "../core/hint-notice";
import { Modal } from "../core/modal";
import { styled } from "../theme/styled";
import { ConnectGuide } from "./connect-guide";

export interface TokenDialogsProps {
  tokens: ReturnType<typeof useDeviceList>["tokens"];
  reportUrl: string;
}

/** The questions before a token is made or taken away, and the token that was made, which is shown once. */
export function TokenDialogs({ tokens: { made, close, renewal, revocation }, reportUrl }: TokenDialogsProps) {
  const t = useText(deviceText);
  return (
    <>
      <ConfirmDialog question={renewal} text={({ name }) => t("token.renewQuestion", { name })} isDanger />
      <ConfirmDialog question={revocation} text={({ name }) => t("token.revokeQuestion", { name })} isDanger />
      {made && (
        <Modal
          title={`${t("token.title")} ${made.name}`}
          isOpen
          isFirm
          width={640}
          onClose={close}
          footer={
            <Button variant="primary" data-autofocus="" onClick={close}>
              {t("token.made")}
            </Button>
          }
        >
          <Body>
            <HintNotice>{t("token.once")}</HintNotice>
            <p>
              {t("fields.token")} <CopyText text={made.token} />
            </p>
            <ConnectGuide reportUrl={reportUrl} token={made.token} />
          </Body>
        </Modal>
      )}
    </>
  );
}

const Body = styled("div", {
  base: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: "4",
    "& > p": { overflowWrap: "anywhere" },
  },
});
