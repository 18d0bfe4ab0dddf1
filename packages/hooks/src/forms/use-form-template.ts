import { type FormTemplate, readFormTemplate } from "@shopkeeper/sdk/forms";
import { useMemo } from "react";
import { useCan } from "../shop";
import { useRead } from "../core";

/** The source of a form: the platform's template of a name, or a given content. */
export type TemplateSource = { readonly name: string } | { readonly content: unknown };

/** A form template that is read. */
export interface NamedTemplate {
  template: FormTemplate | undefined;
  fault: "json" | "shape" | undefined;
  isRefused: boolean;
  isLoading: boolean;
  error: Error | undefined;
  retry: () => void;
}

/** Reads a form template; `fault` is the reason why a content is not a template. */
export function useFormTemplate(source: TemplateSource): NamedTemplate {
  const can = useCan();
  const name = "name" in source ? source.name : undefined;
  const isRefused = name !== undefined && !can("getFormTemplate");
  const stored = useRead("getFormTemplate", name === undefined || isRefused ? undefined : { query: { name } });
  const current = stored.data?.name === name ? stored.data?.content : undefined; // never the form of another name
  const content = "content" in source ? source.content : current;
  const read = useMemo(() => (content === undefined ? undefined : readFormTemplate(content)), [content]);
  return {
    template: read && "template" in read ? read.template : undefined,
    fault: read && "fault" in read ? read.fault : undefined,
    isRefused,
    isLoading: name !== undefined && !isRefused && current === undefined && stored.error === undefined,
    error: current === undefined ? stored.error : undefined,
    retry: stored.retry,
  };
}
