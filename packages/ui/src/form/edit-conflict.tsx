import { coreText, useText } from "@shopkeeper/hooks/core";
import { type ReactNode, useState } from "react";
import { Button } from "../core/button";
import { Modal } from "../core/modal";
import { Radio } from "../core/radio";
import { styled } from "../theme/styled";
import { type ConflictChoice, conflictChoices, type ConflictRow } from "./conflict-choices";

export interface EditConflictProps<Values> {
  /** From `useVersionedForm`. */
  of: {
    mine: Values;
    current: Values;
    fields: readonly string[];
    keepMine: (taken: readonly string[]) => void;
    takeCurrent: () => void;
    dismiss: () => void;
  };
  /** The name of the record. */
  name: (values: Values) => string;
  /** The fields of a version with their labels and paths. */
  describe?: (values: Values) => readonly ConflictRow[];
  /** In place of `describe`: what is to be decided. */
  choices?: readonly ConflictChoice[];
}

/** Another editor saved first and changed the same: of each such field, which content to keep. Closing it leads back to the form. */
export function EditConflict<Values>({ of, name, describe = () => [], choices, ...rest }: EditConflictProps<Values>) {
  const t = useText(coreText);
  const [taken, setTaken] = useState<readonly string[]>([]);
  const asked = choices ?? conflictChoices(of, describe, t("conflict.other"));
  return (
    <Modal
      title={t("conflict.title", { name: name(of.current) })}
      isOpen
      width={640}
      onClose={of.dismiss}
      footer={
        <>
          <Button onClick={of.takeCurrent}>{t("conflict.takeTheirs")}</Button>
          <Button variant="primary" onClick={() => of.keepMine(asked.flatMap(({ key, paths }) => (taken.includes(key) ? paths : [])))}>
            {t("conflict.keepMine")}
          </Button>
        </>
      }
    >
      <Hint>{t("conflict.hint")}</Hint>
      {asked.map((choice) => (
        <Choice key={choice.key}>
          <legend>{choice.label}</legend>
          {(["mine", "current"] as const).map((side) => (
            <div key={side}>
              <Radio
                name={choice.key}
                isChecked={taken.includes(choice.key) === (side === "current")}
                onChange={() => setTaken([...taken.filter((key) => key !== choice.key), ...(side === "current" ? [choice.key] : [])])}
              >
                {t(titles[side])}
              </Radio>
              <div data-content="">{choice[side]}</div>
            </div>
          ))}
        </Choice>
      ))}
    </Modal>
  );
}

const titles = { mine: "conflict.mine", current: "conflict.theirs" } as const;

const Hint = styled("p", { base: { fontSize: "body", color: "fg.muted", marginBottom: "3" } });

const Choice = styled("fieldset", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", sm: "minmax(0, 1fr) minmax(0, 1fr)" },
    columnGap: "4",
    rowGap: "2",
    fontSize: "body",
    paddingBlock: "3",
    borderTopWidth: "1px",
    borderColor: "border.muted",
    "& > legend": { float: "inline-start", gridColumn: "1 / -1", color: "fg.muted", fontSize: "xs" },
    "& [data-content]": { maxHeight: "12rem", overflowY: "auto", overflowWrap: "anywhere", paddingInlineStart: "6", marginTop: "1" },
  },
});
