import { useAccount } from "@shopkeeper/hooks/shop";
import { useText } from "@shopkeeper/hooks/texts";
import { profileText } from "@shopkeeper/hooks/session";
import { Button } from "../core/button";
import { HintNotice } from "../core/hint-notice";
import { Modal } from "../core/modal";
import { saveFile } from "../files/save-file";
import { styled } from "../theme/styled";

export interface FactorCodesProps {
  codes: readonly string[];
  onClose: () => void;
}

/** New recovery codes, which are never shown again; a press beside the dialog does not close it. */
export function FactorCodes({ codes, onClose }: FactorCodesProps) {
  const t = useText(profileText);
  const { account } = useAccount();
  const download = () => saveFile(new Blob([`${codes.join("\r\n")}\r\n`], { type: "text/plain" }), t("factor.downloadName", { account }));
  return (
    <Modal
      title={t("factor.codesTitle")}
      isOpen
      isFirm
      width={480}
      onClose={onClose}
      footer={
        <>
          <Button onClick={download}>{t("factor.download")}</Button>
          <Button variant="primary" onClick={onClose}>
            {t("factor.kept")}
          </Button>
        </>
      }
    >
      <HintNotice>{t("factor.codesNotice")}</HintNotice>
      <Codes>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Codes>
    </Modal>
  );
}

const Codes = styled("ul", {
  base: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(150px, 1fr))",
    gap: "2",
    marginTop: "4",
    fontFamily: "mono",
    fontSize: "md",
    textAlign: "center",
    userSelect: "all",
  },
});
