import { useAction } from "@shopkeeper/hooks/core";
import type { Submission } from "@shopkeeper/hooks/forms";
import { NamedForm, type NamedFormProps } from "../named-form";

export interface LocalFormProps extends Omit<NamedFormProps<null>, "source" | "action"> {
  content: unknown;
  onSend?: (submission: Submission) => void;
}

/** A form of given content, which reports to its story what it sends. */
export function LocalForm({ content, onSend, ...form }: LocalFormProps) {
  const action = useAction(async (submission: Submission) => {
    onSend?.(submission);
    return null;
  }, []);
  return <NamedForm {...form} source={{ content }} action={action} />;
}
