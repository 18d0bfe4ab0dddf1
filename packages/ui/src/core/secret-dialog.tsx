import type { ReactNode } from "react";
import { styled } from "../theme/styled";
import { Button } from "./button";
import { CopyText } from "./copy-text";
import { HintNotice } from "./hint-notice";
import { Modal } from "./modal";

export interface SecretDialogProps {
  title: string;
  /** States that the secret is shown only this once. */
  notice: string;
  /** Before the secret. */
  label: string;
  secret: string;
  /** The label of the button that closes it: the secret is stored. */
  closeLabel: string;
  onClose: () => void;
  /** Instructions for its use. */
  children?: ReactNode;
}

/** A new secret, which is never shown again; a press beside the dialog does not close it. */
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
