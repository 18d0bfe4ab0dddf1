import { coreText, useText } from "@shopkeeper/hooks/texts";
import { useState } from "react";
import { Button } from "../core/button";
import { Modal } from "../core/modal";
import { Radio } from "../core/radio";
import { styled } from "../theme/styled";
import { type ConflictChoice, conflictChoices, type ConflictRow } from "./conflict-choices";

export interface EditConflictDialogProps {
  /** The name of the record. */
  name: string;
  /** Both versions as rows. */
  rows: Readonly<Record<"mine" | "current", readonly ConflictRow[]>>;
  /** Paths of the values that both changed differently. */
  fields: readonly string[];
  /** In place of `rows`: the choices to be made. */
  choices: readonly ConflictChoice[] | undefined;
  keepMine: (taken: readonly string[]) => void;
  takeCurrent: () => void;
  dismiss: () => void;
}

/** The conflict with an editor who saved first: of each field that both changed, which content to keep. Closing leads back to the form. */
export function EditConflictDialog({ name, rows, fields, choices, keepMine, takeCurrent, dismiss }: EditConflictDialogProps) {
  const t = useText(coreText);
  const [taken, setTaken] = useState<readonly string[]>([]);
  const asked = choices ?? conflictChoices(rows, fields, t("conflict.other"));
  return (
    <Modal
      title={t("conflict.title", { name })}
      isOpen
      width={640}
      onClose={dismiss}
      footer={
        <>
          <Button onClick={takeCurrent}>{t("conflict.takeTheirs")}</Button>
          <Button variant="primary" onClick={() => keepMine(asked.flatMap(({ key, paths }) => (taken.includes(key) ? paths : [])))}>
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
