import type { Schema } from "@shopkeeper/sdk";
import { maxReplyTemplates } from "@shopkeeper/sdk/rules/reviews";
import { useState } from "react";
import { coreText, textOf } from "../texts";
import { type Question, type RowDialog, useConfirm, useDialog } from "../form";
import { useAction, useRead } from "../core";
import { useCan } from "../shop";

type Template = Schema<"ReplyTemplate">;

/** The reply templates, for their dialog. */
export interface ReplyTemplates {
  rows: Template[];
  isLoading: boolean;
  error: Error | undefined;
  retry: () => void;
  max: number;
  isFull: boolean;
  dialog: RowDialog<Template>;
  removal: Question<Template>;
  isOpen: boolean;
  manage: (() => void) | undefined;
  close: () => void;
}

/** The shop's reply templates, and the dialog that manages them; `manage` is undefined without the permission. */
export function useReplyTemplates(): ReplyTemplates {
  const can = useCan();
  const read = useRead("listReplyTemplates", can("listReplyTemplates") ? {} : undefined);
  const [isOpen, setOpen] = useState(false);
  const dialog = useDialog<Template>({ add: "addReplyTemplate", edit: "editReplyTemplate" });
  const remove = useAction(({ id }: Template, client) => client.deleteReplyTemplate({ path: { id } }), ["reviews"], {
    done: () => textOf(coreText, "done.removed"),
  });
  const removal = useConfirm(remove);
  const rows = read.data ?? [];
  return {
    rows,
    isLoading: read.isLoading,
    error: read.error,
    retry: read.retry,
    max: maxReplyTemplates,
    isFull: rows.length >= maxReplyTemplates,
    dialog,
    removal: removal,
    isOpen,
    manage: can("addReplyTemplate") ? () => setOpen(true) : undefined,
    close: () => setOpen(false),
  };
}
