import { useText } from "@shopkeeper/hooks/texts";
import { type DeviceList, deviceText } from "@shopkeeper/hooks/devices";
import { ConfirmDialog } from "../core/confirm-dialog";
import { SecretDialog } from "../core/secret-dialog";
import { ConnectGuide } from "./connect-guide";

export interface TokenDialogsProps {
  tokens: DeviceList["tokens"];
  reportUrl: string;
}

/** The confirm dialogs before a token is created or revoked, and the new token, which is shown once. */
export function TokenDialogs({ tokens: { made, close, renewal, revocation }, reportUrl }: TokenDialogsProps) {
  const t = useText(deviceText);
  return (
    <>
      <ConfirmDialog question={renewal} text={({ name }) => t("token.renewQuestion", { name })} isDanger />
      <ConfirmDialog question={revocation} text={({ name }) => t("token.revokeQuestion", { name })} isDanger />
      {made && (
        <SecretDialog
          title={`${t("token.title")} ${made.name}`}
          notice={t("token.once")}
          label={t("fields.token")}
          secret={made.token}
          closeLabel={t("token.made")}
          onClose={close}
        >
          <ConnectGuide reportUrl={reportUrl} token={made.token} />
        </SecretDialog>
      )}
    </>
  );
}
