import type { useTemplateForm } from "@shopkeeper/hooks/forms/picker";

/** What `useTemplateForm` gives, whatever its action answers. */
export type TemplateFormState = ReturnType<typeof useTemplateForm<unknown>>;
