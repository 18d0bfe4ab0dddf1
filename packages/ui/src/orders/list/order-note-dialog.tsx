import { sentenceOf, useText } from "@shopkeeper/hooks/texts";
import { type OrderNoteOptions, orderText, useOrderNote } from "@shopkeeper/hooks/orders";
import { Textarea } from "../../core/textarea";
import { FormDialog } from "../../form/form-dialog";
import { FormItem } from "../../form/form-item";

/** 订单备注, of one order or of `count` orders. Mount it to open it. */
export function OrderNoteDialog({ count, ...options }: OrderNoteOptions & { count?: number }) {
  const note = useOrderNote(options);
  const t = useText(orderText);
  return (
    <FormDialog title={t(count === undefined ? "note.title" : "note.batchTitle")} width={520} of={note}>
      <FormItem
        form={note.form}
        name="remark"
        label={t("note.label")}
        explain={(message) => sentenceOf(orderText, message, { remarkMax: note.remarkMax })}
        help={count === undefined ? t("note.hint") : t("note.replaces", { count })}
      >
        {(field) => (
          <Textarea {...field} data-autofocus="" rows={4} placeholder={t("note.placeholder")} maxLength={note.remarkMax} hasCounter />
        )}
      </FormItem>
    </FormDialog>
  );
}
