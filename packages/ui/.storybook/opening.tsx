import { useText } from "@shopkeeper/hooks/texts";
import { type ComponentType, useState } from "react";
import { Button } from "../src/core/button";
import { storybookText } from "./storybook-text";

type Call = (...given: unknown[]) => unknown;

/**
 * Renders a dialog that is open while it is mounted, so that it really closes and a button opens it again.
 *
 * Without names it is a picker: `onPick` and `onClose` close it, and what was picked is `chosen` when it opens next. Every
 * call reaches the story's own function first.
 */
export const opening = <Props extends object>(Dialog: ComponentType<Props>, ...closing: readonly (keyof Props & string)[]) =>
  function Opening(args: Props) {
    const t = useText(storybookText);
    const given = new Map<string, unknown>(Object.entries(args));
    const first = given.get("chosen");
    const [isOpen, setOpen] = useState(true);
    const [picked, setPicked] = useState({ first, chosen: first });
    const isPicker = closing.length === 0;
    const chosen = picked.first === first ? picked.chosen : first; // the story's args may contain other names
    const close = (name: string): Call =>
      function closing(...values) {
        const call = given.get(name);
        if (typeof call === "function") call(...values);
        if (name === "onPick") setPicked({ first, chosen: values[0] });
        setOpen(false);
      };
    const calls = Object.fromEntries((isPicker ? ["onPick", "onClose"] : closing).map((name) => [name, close(name)]));
    return (
      <>
        <div style={{ display: "flex", gap: 12, alignItems: "center" }}>
          <Button onClick={() => setOpen(true)}>{t("open")}</Button>
          {Array.isArray(chosen) && <span>{t("chosen", { count: chosen.length })}</span>}
        </div>
        {isOpen && <Dialog key={JSON.stringify(first)} {...args} {...(isPicker && { chosen })} {...calls} />}
      </>
    );
  };
