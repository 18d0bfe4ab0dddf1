import { useText } from "@shopkeeper/hooks/texts";
import { richTextText } from "@shopkeeper/hooks/rich-text";
import { richText } from "@shopkeeper/sdk/rich-text";
import type { Ref } from "react";
import { ErrorBoundary } from "../core/error-boundary";
import { Skeleton } from "../core/skeleton";
import { styled } from "../theme/styled";
import { EditorFailure } from "./editor-failure";
import { richTextParts } from "./rich-text-parts";

export interface RichTextInputProps {
  /** HTML, as it is stored. */
  value: string | undefined;
  /** Gets what is written, at most a quarter of a second after its key; pictures come in when they have arrived. */
  onChange?: (html: string) => void;
  /** Called when the focus leaves it. */
  onBlur?: () => void;
  /** Shown while it is empty. */
  placeholder?: string;
  /** In pixels; who writes may make it taller. */
  height?: number;
  /** How long the text may be as it is stored. */
  maxLength?: number;
  /** Shows the text alone, as buyers see it. */
  disabled?: boolean;
  /** Shows the value, and lets nobody change it. */
  isReadOnly?: boolean;
  /** Names it where no field does. */
  "aria-label"?: string;
  /** The name of the field in a form. */
  name?: string;
  /** Gets what moves the focus into it. */
  ref?: Ref<{ focus: () => void }>;
}

const { Editor, Paper } = richTextParts;

/** Rich text to be written. The editor's code comes when this is shown; the room for it is there from the first moment on. */
export function RichTextInput({
  disabled = false,
  isReadOnly = false,
  height = 400,
  maxLength = richText.maxLength,
  ...rest
}: RichTextInputProps) {
  const skeleton = <EditorSkeleton height={height} />;
  return (
    <ErrorBoundary fallback={(retry) => <EditorFailure retry={retry} height={height} />}>
      {disabled || isReadOnly ? (
        <Paper html={rest.value} isDisabled={disabled} aria-label={rest["aria-label"]} fallback={skeleton} />
      ) : (
        <Editor {...rest} height={height} maxLength={maxLength} fallback={skeleton} />
      )}
    </ErrorBoundary>
  );
}

/** The editor before its code is there. */
function EditorSkeleton({ height }: { height: number }) {
  const t = useText(richTextText);
  return (
    <Waiting data-skeleton="" role="status" aria-label={t("loading")}>
      <Skeleton height={36} />
      <div style={{ height }} />
      <Skeleton height={26} />
    </Waiting>
  );
}

const Waiting = styled("div", {
  base: {
    display: "grid",
    width: "full",
    borderWidth: "1px",
    borderColor: "border.emphasized",
    borderRadius: "md",
    overflow: "hidden",
    background: "paper",
  },
});
