import { Modal } from "../core/modal";
import { NamedForm, type NamedFormProps } from "./named-form";

export interface NamedFormModalProps<Result> extends Omit<NamedFormProps<Result>, "onCancel" | "label"> {
  title: string;
  isOpen: boolean;
  onClose: () => void;
}

/** A template's form over the page, with 取消 beside 提交; with a draft key its draft is kept. */
export function NamedFormModal<Result>({ title, isOpen, onClose, onDone, ...form }: NamedFormModalProps<Result>) {
  return (
    <Modal title={title} isOpen={isOpen} onClose={onClose} width={640}>
      <NamedForm
        {...form}
        label={title}
        onCancel={onClose}
        onDone={(result) => {
          onDone?.(result);
          onClose();
        }}
      />
    </Modal>
  );
}
