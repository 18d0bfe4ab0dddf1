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
  /** Gets the text, at most a quarter of a second after a key; pictures are included once they are uploaded. */
  onChange?: (html: string) => void;
  /** Called when the focus leaves it. */
  onBlur?: () => void;
  /** Shown while it is empty. */
  placeholder?: string;
  /** In pixels; a person may resize it. */
  height?: number;
  /** The maximum length of the text as it is stored. */
  maxLength?: number;
  /** Shows the text alone, as buyers see it. */
  disabled?: boolean;
  /** Shows the value, and does not let it be changed. */
  isReadOnly?: boolean;
  /** Names it where no field does. */
  "aria-label"?: string;
  /** The name of the field in a form. */
  name?: string;
  /** Gets a handle that focuses it. */
  ref?: Ref<{ focus: () => void }>;
}

const { Editor, Paper } = richTextParts;

/** A rich text editor. Its code is loaded when it is shown; its height is reserved from the start. */
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
