import { controlText, coreText, useText } from "@shopkeeper/hooks/texts";
import { memo, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { Button } from "../core/button";
import { EmptyState } from "../core/empty-state";
import { ErrorBoundary } from "../core/error-boundary";
import { Skeleton } from "../core/skeleton";
import { Tabs } from "../core/tabs";
import { styled } from "../theme/styled";
import { FormErrors } from "./form-errors";
import { focusWhenMounted } from "./focus-when-mounted";

export interface FormStepsProps<Step extends string> {
  /** The state of `useFormSteps`; its `target` is the `data-name` of the field to focus. */
  of: {
    readonly step: Step;
    readonly steps: readonly Step[];
    go: (step: Step) => void;
    wrongIn: (step: Step) => number;
    readonly target: { readonly field: string } | undefined;
  };
  /** Names the tabs. */
  label: string;
  nameOf: (step: Step) => string;
  /** Called when the pointer comes near the tabs. */
  onNear?: () => void;
  /** The fields of a step; `skeleton` is for parts whose code is loading. */
  children: (step: Step, skeleton: ReactNode) => ReactNode;
}

/** The steps of a long form as tabs; a visited step keeps its state. */
export function FormSteps<Step extends string>({ of, label, nameOf, onNear, children }: FormStepsProps<Step>) {
  const t = useText(controlText);
  const core = useText(coreText);
  const id = useId();
  const panels = useRef<HTMLDivElement>(null);
  const { step, steps, go, wrongIn, target } = of;
  const [seen, setSeen] = useState<readonly Step[]>([step]);
  if (!seen.includes(step)) setSeen([...seen, step]);
  useEffect(() => (target ? focusWhenMounted(panels.current, target.field) : undefined), [target]);
  const skeleton = (
    <div role="status" aria-label={core("states.loading")}>
      <Skeleton height={320} />
    </div>
  );

  return (
    <Root ref={panels}>
      <div data-tabs="" onPointerEnter={onNear}>
        <Tabs
          label={label}
          value={step}
          onChange={go}
          controls={id}
          tabs={steps.map((value) => {
            const [label, count] = [nameOf(value), wrongIn(value)];
            return count === 0 ? { value, label } : { value, label, count, warning: t("steps.errors", { step: label, count }) };
          })}
        />
      </div>
      {steps.map((each) => (
        <section key={each} id={each === step ? id : undefined} role="tabpanel" aria-label={nameOf(each)} hidden={each !== step}>
          {seen.includes(each) && (
            <Panel isShown={each === step}>
              <ErrorBoundary fallback={(retry) => <StepFailure retry={retry} />}>
                <FormErrors>{children(each, skeleton)}</FormErrors>
              </ErrorBoundary>
            </Panel>
          )}
        </section>
      ))}
    </Root>
  );
}

/** The content of a step. It renders only while it is shown: a form has hundreds of fields. */
const Panel = memo(
  ({ children }: { isShown: boolean; children: ReactNode }) => children,
  (_, { isShown }) => !isShown,
);

/** Shown instead of a step whose code could not be loaded. */
function StepFailure({ retry }: { retry: () => void }) {
  const t = useText(coreText);
  return (
    <div role="alert">
      <EmptyState kind="failed" title={t("states.failed")} action={<Button onClick={retry}>{t("actions.retry")}</Button>} />
    </div>
  );
}

const Root = styled("div", {
  base: {
    display: "grid",
    gap: "5",
    gridTemplateColumns: "minmax(0, 1fr)",
    "& > [data-tabs]": { borderBottomWidth: "1px", borderColor: "border", marginTop: "-2", minWidth: 0 },
    "& > section": { display: "grid", gap: "5", gridTemplateColumns: "minmax(0, 1fr)" },
    "& > section[hidden]": { display: "none" },
  },
});
