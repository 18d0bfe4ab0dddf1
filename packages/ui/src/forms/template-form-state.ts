import type { useTemplateForm } from "@shopkeeper/hooks/forms/shared";

/** What `useTemplateForm` gives, whatever its action answers. */
export type TemplateFormState = ReturnType<typeof useTemplateForm<unknown>>;
