import { coreText, type useLeaving, useText } from "@shopkeeper/hooks/core";
import { type ReactNode, useId } from "react";
import { styled } from "../theme/styled";
import { Button } from "./button";
import { ConfirmDialog } from "./confirm-dialog";
import { Modal } from "./modal";

export interface FormDialogProps {
  title: string;
  /** In pixels. */
  width: number;
  /** The form's hook: how it is saved, and how it is left. */
  of: ReturnType<typeof useLeaving> & { readonly isReadOnly: boolean; readonly isSubmitting: boolean; submit: () => void };
  /** What saves it; 确定 when not said. */
  submitLabel?: string | undefined;
  /** In the place of 取消. */
  start?: ReactNode;
  /** A field that has to be looked at again before anything is sent. */
  unsettled?: (form: HTMLFormElement) => HTMLElement | null;
  /** Dialogs over this one. */
  over?: ReactNode;
  /** The fields. */
  children: ReactNode;
}

/** A form in a dialog: its fields, 取消 and 确定 below them, and the question before typed words are lost. Mount it to open it. */
export function FormDialog({ title, width, of, submitLabel, start, unsettled, over, children }: FormDialogProps) {
  const core = useText(coreText);
  const id = useId();
  const { isReadOnly, isSubmitting } = of;
  return (
    <Modal
      title={title}
      isOpen
      width={width}
      onClose={of.close}
      footer={
        <>
          {start ?? (
            <Button onClick={of.close} disabled={isSubmitting}>
              {core(isReadOnly ? "actions.close" : "actions.cancel")}
            </Button>
          )}
          {!isReadOnly && (
            <Button type="submit" form={id} variant="primary" isBusy={isSubmitting}>
              {submitLabel ?? core("actions.confirm")}
            </Button>
          )}
        </>
      }
    >
      <Frame
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const field = unsettled?.(event.currentTarget);
          if (field) field.focus();
          else of.submit();
        }}
      >
        {children}
      </Frame>
      <ConfirmDialog question={of.leaving} text={() => core("confirm.leave")} isDanger />
      {over}
    </Modal>
  );
}

const Frame = styled("form", { base: { display: "grid", gap: "4", gridTemplateColumns: "minmax(0, 1fr)" } });
