import { useText } from "@shopkeeper/hooks/texts";
import { formText, type TemplateSource, useFormTemplate } from "@shopkeeper/hooks/forms/shared";
import type { FormTemplate } from "@shopkeeper/sdk/forms";
import type { ReactNode } from "react";
import { EmptyState } from "../core/empty-state";
import { LoadState } from "../core/load-state";
import { RefusedState } from "../core/refused-state";

export interface FromTemplateProps {
  source: TemplateSource;
  /** Renders the form; another template mounts it again. */
  children: (template: FormTemplate) => ReactNode;
}

/** A form template, fetched by its name or given; until it is loaded, a skeleton, and otherwise the reason. */
export function FromTemplate({ source, children }: FromTemplateProps) {
  const t = useText(formText);
  const { template, fault, isRefused, isLoading, error, retry } = useFormTemplate(source);
  if (isRefused) return <RefusedState />;
  return (
    <LoadState of={{ isLoading, error, retry }}>
      {fault && (
        <div role="alert">
          <EmptyState kind="failed" title={t("name" in source ? "faults.stored" : `faults.${fault}`)} />
        </div>
      )}
      {template && children(template)}
    </LoadState>
  );
}
