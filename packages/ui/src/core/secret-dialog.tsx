import type { ReactNode } from "react";
import { styled } from "../theme/styled";
import { Button } from "./button";
import { CopyText } from "./copy-text";
import { HintNotice } from "./hint-notice";
import { Modal } from "./modal";

export interface SecretDialogProps {
  title: string;
  /** That it is shown this once. */
  notice: string;
  /** Before the secret. */
  label: string;
  secret: string;
  /** Says that the secret has been kept. */
  closeLabel: string;
  onClose: () => void;
  /** How it is used. */
  children?: ReactNode;
}

/** A secret that was made just now, which nobody shows again; a press beside the dialog does not close it. */
export const SecretDialog = ({ title, notice, label, secret, closeLabel, onClose, children }: SecretDialogProps) => (
  <Modal
    title={title}
    isOpen
    isFirm
    width={640}
    onClose={onClose}
    footer={
      <Button variant="primary" data-autofocus="" onClick={onClose}>
        {closeLabel}
      </Button>
    }
  >
    <Body>
      <HintNotice>{notice}</HintNotice>
      <p>
        {label} <CopyText text={secret} />
      </p>
      {children}
    </Body>
  </Modal>
);

const Body = styled("div", {
  base: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "4", "& > p": { overflowWrap: "anywhere" } },
});
