import { coreText, useText } from "@shopkeeper/hooks/texts";
import type { TemplateFormState } from "@shopkeeper/hooks/forms/shared";
import type { FormButton, FormIssue, FormNode } from "@shopkeeper/sdk/forms";
import { Button } from "../core/button";
import { TemplateField } from "./template-field";
import { TemplateRow } from "./template-form.styles";
import { TemplateGap } from "./template-gap";

export interface TemplateNodesProps {
  form: TemplateFormState;
  nodes: readonly FormNode[];
  issues: readonly FormIssue[];
}

/** The parts of a form in their columns. */
export function TemplateNodes({ form, nodes, issues }: TemplateNodesProps) {
  return nodes.map((node, at) => (
    // parts never change their order: other content is another form
    <div key={at} style={{ "--span": node.span }}>
      <Node form={form} node={node} issues={issues} />
    </div>
  ));
}

function Node({ form, node, issues }: Omit<TemplateNodesProps, "nodes"> & { node: FormNode }) {
  switch (node.kind) {
    case "gap":
      return <TemplateGap {...node} />;
    case "button":
      return <NodeButton form={form} button={node} />;
    case "row":
      return (
        <TemplateRow
          style={node.gutter === undefined ? undefined : { "--gutter": `${Math.min(48, node.gutter)}px` }}
          {...(node.isFlex && { "data-justify": node.justify, "data-align": node.align })}
        >
          <TemplateNodes form={form} nodes={node.nodes} issues={issues} />
        </TemplateRow>
      );
    default:
      return <TemplateField form={form} field={node} issues={issues.filter(({ model }) => model === node.model)} />;
  }
}

function NodeButton({ form, button }: { form: TemplateFormState; button: FormButton }) {
  const core = useText(coreText);
  const isIdle = button.action === "none";
  return (
    <Button
      type={button.action === "submit" ? "submit" : "button"}
      variant={button.variant}
      disabled={button.isDisabled || form.isReadOnly || isIdle}
      isBusy={button.action === "submit" && form.isSubmitting}
      onClick={button.action === "reset" ? form.reset : undefined}
    >
      {button.text || core(button.action === "reset" ? "actions.reset" : "actions.submit")}
    </Button>
  );
}
