import { fields } from "@shopkeeper/sdk";
import { useState } from "react";
import { coreText, textOf } from "../texts";
import { useAction } from "../core";
import { useCan, useShop } from "../shop";
import { pictureText } from "./messages";
import type { Attachment } from "./picture";

/** Renaming a picture in place. */
export interface PictureNaming {
  isRunning: boolean;
  maxLength: number;
  /** The picture being renamed. */
  attId: number | undefined;
  start: (next: Attachment | undefined) => void;
  save: (input: string) => Promise<void>;
  cancel: () => void;
}

/** Renaming a picture in place; undefined without the permission. A refused name stays in the input. */
export function usePictureNaming(): PictureNaming | undefined {
  const can = useCan();
  const { notices } = useShop();
  const [named, setNamed] = useState<Attachment>();
  const rename = useAction((body: { attId: number; name: string }, client) => client.renameAttachment({ body }), ["pictures"], {
    done: (_answer, { name }) => textOf(pictureText, "renamed", { name }),
  });
  if (!can("renameAttachment")) return undefined;

  async function save(input: string) {
    const name = input.trim();
    if (!named) return;
    if (name === "") return notices.info(textOf(coreText, "confirm.emptyInput"));
    if (name !== named.name && (await rename.run({ attId: named.attId, name })).status !== "done") return;
    setNamed(undefined);
  }

  return {
    isRunning: rename.isRunning,
    maxLength: fields.AttachmentName.name.maxLength,
    attId: named?.attId,
    start: setNamed,
    save,
    cancel: () => setNamed(undefined),
  };
}
