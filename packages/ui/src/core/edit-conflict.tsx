import { coreText, useText } from "@shopkeeper/hooks/core";
import type { ReactNode } from "react";
import { styled } from "../theme/styled";
import { Button } from "./button";
import { Modal } from "./modal";

/** What a conflict of two editors shows. */
export interface EditConflictProps {
  /** What both changed, by its name. */
  name: string;
  mine?: ReactNode;
  theirs?: ReactNode;
  /** In place of the two sides: what differs, side by side. */
  children?: ReactNode;
  /** Saves mine over theirs. */
  onKeepMine: () => void;
  /** Goes on with theirs; closing means the same, since theirs is what is stored. */
  onTakeTheirs: () => void;
  /** Closing means this instead: back to the form, undecided, where much has been typed. */
  onDismiss?: () => void;
}

/** Someone else saved the same thing meanwhile: both versions side by side, and which to go on with. */
export function EditConflict({ name, mine, theirs, children, onKeepMine, onTakeTheirs, onDismiss }: EditConflictProps) {
  const t = useText(coreText);
  return (
    <Modal
      title={t("conflict.title", { name })}
      isOpen
      width={640}
      onClose={onDismiss ?? onTakeTheirs}
      footer={
        <>
          <Button onClick={onTakeTheirs}>{t("conflict.takeTheirs")}</Button>
          <Button variant="primary" onClick={onKeepMine}>
            {t("conflict.keepMine")}
          </Button>
        </>
      }
    >
      {children ?? (
        <Sides>
          <section aria-label={t("conflict.yours")}>
            <h3>{t("conflict.yours")}</h3>
            {mine}
          </section>
          <section aria-label={t("conflict.theirs")}>
            <h3>{t("conflict.theirs")}</h3>
            {theirs}
          </section>
        </Sides>
      )}
    </Modal>
  );
}

const Sides = styled("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", sm: "minmax(0, 1fr) minmax(0, 1fr)" },
    gap: "4",
    fontSize: "body",
    "& h3": { fontWeight: "semibold", marginBottom: "2" },
    "& ul, & dl": { maxHeight: "20rem", overflowY: "auto" },
    "& ul": { display: "grid", gap: "1.5" },
    "& li": { display: "flex", alignItems: "center", gap: "2", minWidth: 0 },
    "& li > span:last-child": { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
    "& dt": { color: "fg.subtle", fontSize: "xs" },
    "& dd": { margin: 0, marginBottom: "2", overflowWrap: "anywhere" },
  },
});
