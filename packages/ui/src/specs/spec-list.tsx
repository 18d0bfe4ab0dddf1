import { useText } from "@shopkeeper/hooks/core";
import { specText, type useSpecRuleForm } from "@shopkeeper/hooks/specs";
import { Plus } from "lucide-react";
import { useRef } from "react";
import { Button } from "../core/button";
import { ReorderList } from "../core/reorder-list";
import { useLatestRef } from "../core/use-latest-ref";
import { styled } from "../theme/styled";
import { RuleEntry } from "./rule-entry";
import { SpecSection } from "./spec-section";

export interface SpecListProps {
  rule: ReturnType<typeof useSpecRuleForm>;
  /** The button that adds a spec: where the focus goes when there is none. */
  addRef: (button: HTMLElement | null) => void;
}

/** The specs of a rule, each of which can be moved, and the fields of a new one. */
export function SpecList({ rule, addRef }: SpecListProps) {
  const t = useText(specText);
  const returns = useRef(false);
  const { editing, isReadOnly, isSubmitting } = rule;
  const latest = useLatestRef(editing);
  const { specs, adding } = editing;
  const leave = (isLeft: boolean | void) => {
    returns.current = isLeft !== false; // the focus goes back to the button that brought the fields
  };
  return (
    <Root disabled={isReadOnly} inert={isSubmitting}>
      {specs.length === 0 && !adding && <p>{t("form.none")}</p>}
      <ReorderList items={specs} keyOf={(spec) => spec.value} labelOf={(spec) => spec.value} onMove={isReadOnly ? undefined : editing.move}>
        {(spec, handle) => <SpecSection spec={spec} handle={handle} editing={latest} isReadOnly={isReadOnly} />}
      </ReorderList>
      {adding ? (
        <RuleEntry
          rule={rule}
          problem={adding.problem}
          nameRef={addRef}
          confirm={() => leave(adding.confirm())}
          cancel={() => leave(adding.cancel())}
        />
      ) : (
        <Button
          ref={(button) => {
            addRef(button);
            if (button && returns.current) button.focus();
            returns.current = false;
          }}
          icon={<Plus size={14} aria-hidden />}
          onClick={editing.add}
        >
          {t("form.addSpec")}
        </Button>
      )}
    </Root>
  );
}

const Root = styled("fieldset", {
  base: {
    display: "grid",
    gap: "2.5",
    justifyItems: "start",
    width: "full",
    minWidth: 0,
    margin: 0,
    padding: 0,
    border: 0,
    "& > div": { width: "full" },
    "& > p": { color: "fg.subtle", fontSize: "body" },
  },
});
