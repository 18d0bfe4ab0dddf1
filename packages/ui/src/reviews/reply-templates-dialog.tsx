import { coreText, sentenceOf, useText } from "@shopkeeper/hooks/texts";
import { type ReplyTemplateFormOptions, type ReplyTemplates, reviewText, useReplyTemplateForm } from "@shopkeeper/hooks/reviews";
import { Pencil, Plus, Trash2 } from "lucide-react";
import { Button } from "../core/button";
import { ConfirmDialog } from "../core/confirm-dialog";
import { EmptyState } from "../core/empty-state";
import { IconButton } from "../core/icon-button";
import { LoadState } from "../core/load-state";
import { Modal } from "../core/modal";
import { Textarea } from "../core/textarea";
import { FormDialog } from "../form/form-dialog";
import { FormItem } from "../form/form-item";
import { styled } from "../theme/styled";

/** 回复模板: the shop's texts for answering reviews, to add, change and delete. Mount it to open it. */
export function ReplyTemplatesDialog({ templates }: { templates: ReplyTemplates }) {
  const t = useText(reviewText);
  const core = useText(coreText);
  const { rows, max, isFull, dialog, removal: remove, close } = templates;
  return (
    <Modal
      title={t("templates.title")}
      isOpen
      width={560}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{core("actions.close")}</Button>
          {dialog.add && (
            <Button variant="primary" icon={<Plus size={15} aria-hidden />} disabled={isFull} onClick={dialog.add}>
              {t("templates.add")}
            </Button>
          )}
        </>
      }
    >
      <Root>
        <p>
          <span>{t("templates.hint", { max })}</span>
          <span>{core("form.counter", { length: rows.length, max })}</span>
        </p>
        <LoadState of={templates}>
          {rows.length === 0 && <EmptyState title={t("templates.empty")} />}
          <ol>
            {rows.map((template, at) => (
              <li key={template.id}>
                <span>{template.content}</span>
                {dialog.edit && (
                  <IconButton
                    size="sm"
                    label={t("templates.editNamed", { order: at + 1 })}
                    icon={<Pencil size={15} aria-hidden />}
                    onClick={() => dialog.edit?.(template)}
                  />
                )}
                <IconButton
                  size="sm"
                  label={t("templates.removeNamed", { order: at + 1 })}
                  icon={<Trash2 size={15} aria-hidden />}
                  onClick={() => remove.open(template)}
                />
              </li>
            ))}
          </ol>
        </LoadState>
      </Root>
      <ConfirmDialog question={remove} text={() => t("templates.removeQuestion")} hint={({ content }) => content} isDanger />
      {dialog.task && <ReplyTemplateDialog task={dialog.task} onDone={dialog.close} onCancel={dialog.close} />}
    </Modal>
  );
}

/** 添加模板 or 编辑模板. */
function ReplyTemplateDialog(options: ReplyTemplateFormOptions) {
  const t = useText(reviewText);
  const template = useReplyTemplateForm(options);
  const { form, contentMax } = template;
  return (
    <FormDialog
      title={t(template.title)}
      width={480}
      of={template}
      conflict={{ name: ({ content }) => content, describe: ({ content }) => [[t("templates.content"), content, "content"]] }}
    >
      <FormItem
        form={form}
        name="content"
        label={t("templates.content")}
        explain={(message) => sentenceOf(reviewText, message, { max: contentMax })}
        isRequired
      >
        {(field) => (
          <Textarea
            {...field}
            data-autofocus=""
            rows={4}
            placeholder={t("templates.contentPlaceholder")}
            maxLength={contentMax}
            hasCounter
          />
        )}
      </FormItem>
    </FormDialog>
  );
}

const Root = styled("div", {
  base: {
    display: "grid",
    gap: "2",
    "& > p": { display: "flex", justifyContent: "space-between", gap: "3", fontSize: "sm", color: "fg.muted" },
    "& > p > span:last-child": { flexShrink: 0, fontVariantNumeric: "tabular-nums" },
    "& ol > li": {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr) auto auto",
      alignItems: "start",
      gap: "1",
      paddingBlock: "2",
      borderTopWidth: "1px",
      borderColor: "border.muted",
    },
    "& ol > li > span": { paddingBlock: "1", whiteSpace: "pre-line", overflowWrap: "anywhere" },
  },
});
