import { coreText, useText } from "@shopkeeper/hooks/core";
import type { ReactNode } from "react";
import { Button } from "../core/button";
import { Modal } from "../core/modal";
import { styled } from "../theme/styled";

export interface EditConflictProps<Values> {
  /** From `useVersionedForm`. */
  of: { mine: Values; current: Values; keepMine: () => void; takeCurrent: () => void };
  /** The name of the record. */
  name: (values: Values) => string;
  /** The fields of a version with their labels, shown side by side. */
  describe?: (values: Values) => readonly (readonly [label: string, content: ReactNode])[];
  /** In place of the two sides: their differences. */
  children?: ReactNode;
  /** Closing leads back to the form, undecided; without it, closing takes the current version, which is what is stored. */
  onDismiss?: () => void;
}

/** Another editor saved first: both versions, and which to continue with. */
export function EditConflict<Values>({ of, name, describe, children, onDismiss }: EditConflictProps<Values>) {
  const t = useText(coreText);
  return (
    <Modal
      title={t("conflict.title", { name: name(of.current) })}
      isOpen
      width={640}
      onClose={onDismiss ?? of.takeCurrent}
      footer={
        <>
          <Button onClick={of.takeCurrent}>{t("conflict.takeTheirs")}</Button>
          <Button variant="primary" onClick={of.keepMine}>
            {t("conflict.keepMine")}
          </Button>
        </>
      }
    >
      {children ?? (
        <Sides>
          {(["mine", "current"] as const).map((side) => (
            <section key={side} aria-label={t(titles[side])}>
              <h3>{t(titles[side])}</h3>
              <dl>
                {describe?.(of[side]).map(([label, content]) => (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>{content}</dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </Sides>
      )}
    </Modal>
  );
}

const titles = { mine: "conflict.mine", current: "conflict.theirs" } as const;

const Sides = styled("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", sm: "minmax(0, 1fr) minmax(0, 1fr)" },
    gap: "4",
    fontSize: "body",
    "& h3": { fontWeight: "semibold", marginBottom: "2" },
    "& dl": { maxHeight: "20rem", overflowY: "auto" },
    "& dt": { color: "fg.subtle", fontSize: "xs" },
    "& dd": { margin: 0, marginBottom: "2", overflowWrap: "anywhere" },
  },
});
