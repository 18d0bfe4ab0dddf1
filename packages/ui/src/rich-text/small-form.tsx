import { coreText, useText } from "@shopkeeper/hooks/texts";
import { useId } from "react";
import type { ReactNode } from "react";
import { Button } from "../core/button";
import { Modal } from "../core/modal";
import { styled } from "../theme/styled";

export interface SmallFormProps {
  title: string;
  onClose: () => void;
  onSubmit: () => void;
  /** Beside 取消 and 确定. */
  extra?: ReactNode;
  children: ReactNode;
}

/** A dialog of a few fields, which Enter submits. */
export function SmallForm({ title, onClose, onSubmit, extra, children }: SmallFormProps) {
  const t = useText(coreText);
  const id = useId();
  return (
    <Modal
      isOpen
      title={title}
      width={520}
      onClose={onClose}
      footer={
        <>
          {extra}
          <Button onClick={onClose}>{t("actions.cancel")}</Button>
          <Button type="submit" form={id} variant="primary">
            {t("actions.confirm")}
          </Button>
        </>
      }
    >
      <Form
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        {children}
      </Form>
    </Modal>
  );
}

const Form = styled("form", { base: { display: "grid", gap: "4" } });
