import { coreText, useText } from "@shopkeeper/hooks/texts";
import { type Leaving } from "@shopkeeper/hooks/form";
import { type ReactNode, useId } from "react";
import { Button } from "../core/button";
import { ConfirmDialog } from "../core/confirm-dialog";
import { Drawer } from "../core/drawer";
import { Modal } from "../core/modal";
import { styled } from "../theme/styled";
import { DraftNotice, type DraftNoticeProps } from "./draft-notice";
import { EditConflict, type EditConflictProps } from "./edit-conflict";
import { FormErrors } from "./form-errors";

/** The part of a form's hook that the dialog needs, such as `useVersionedForm`. */
interface DialogForm<Values> extends Leaving {
  readonly isReadOnly: boolean;
  readonly isSubmitting: boolean;
  readonly draft?: DraftNoticeProps["draft"];
  readonly conflict?: EditConflictProps<Values>["of"] | undefined;
  submit: () => void;
}

export interface FormDialogProps<Values> {
  title: string;
  /** In pixels. */
  width: number;
  of: DialogForm<Values>;
  /** The props of the conflict dialog. */
  conflict?: Pick<EditConflictProps<Values>, "name" | "describe">;
  /** In place of 确定. */
  submitLabel?: string | undefined;
  /** In place of 取消. */
  start?: ReactNode;
  /** At the start of the foot, beside its default content: the history. */
  tools?: ReactNode;
  /** A drawer at the end of the window: for a long form. */
  isDrawer?: boolean;
  /** Returns a field that must be completed before a submit; it gets the focus. */
  unsettled?: (form: HTMLFormElement) => HTMLElement | null;
  /** The fields. */
  children: ReactNode;
}

/** A form in a dialog: draft, fields, 取消 and 确定, the confirm dialog before a draft is lost, and a conflict. Mount it to open it. */
export function FormDialog<Values>({
  title,
  width,
  of,
  conflict,
  submitLabel,
  start,
  tools,
  isDrawer = false,
  unsettled,
  children,
}: FormDialogProps<Values>) {
  const core = useText(coreText);
  const id = useId();
  const { isReadOnly, isSubmitting } = of;
  const Shell = isDrawer ? Drawer : Modal;
  return (
    <Shell
      title={title}
      isOpen
      width={width}
      onClose={of.close}
      footer={
        <>
          {tools && <span style={{ marginInlineEnd: "auto" }}>{tools}</span>}
          {start ?? (
            <Button onClick={of.cancel} disabled={isSubmitting}>
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
      <Root
        id={id}
        noValidate
        data-summary={isReadOnly || undefined}
        onSubmit={(event) => {
          event.preventDefault();
          const field = unsettled?.(event.currentTarget);
          if (field) field.focus();
          else of.submit();
        }}
      >
        {of.draft && <DraftNotice draft={of.draft} />}
        <FormErrors>{children}</FormErrors>
      </Root>
      <ConfirmDialog question={of.leaving} text={() => core("confirm.leave")} isDanger />
      {conflict && of.conflict && <EditConflict {...conflict} of={of.conflict} />}
    </Shell>
  );
}

const Root = styled("form", { base: { display: "grid", gap: "4", gridTemplateColumns: "minmax(0, 1fr)" } });
